import { common, getDemo, navigation } from "../content/navigation.ts";
import { linkFrom, routes } from "../routes.ts";
import { ButtonLink } from "./button.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  readonly path: string;
  /** The ground below the bar while it is transparent, at the top of the page. */
  readonly ground: "night" | "mist";
}

/** Opaque once the page is scrolled (page/head/scrolling.ts). */
export function SiteHeader({ path, ground }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-ground="paper" data-over={ground}>
      <div className={`container ${styles.bar}`}>
        <a
          className={`tap-target ${styles.home}`}
          href={routes.home}
          aria-label={common.logo}
          data-astro-reload
        >
          <Logo />
        </a>
        <nav className={`screen-only ${styles.navigation}`} aria-label="Main">
          <ul role="list">
            {navigation.map(({ label, href, fullLoad }) => (
              <li key={href}>
                <a
                  className={`tap-target plain-link ${styles.link}`}
                  href={linkFrom(path, href)}
                  data-astro-reload={fullLoad}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink
          className={`screen-only ${styles.demo}`}
          href={linkFrom(path, getDemo.href)}
          size="small"
        >
          {getDemo.label}
        </ButtonLink>
        <Menu path={path} />
      </div>
    </header>
  );
}
