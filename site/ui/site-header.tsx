import { common, getDemo, navigation } from "../content/navigation.ts";
import { list, x } from "../icons.ts";
import { linkFrom, routes } from "../routes.ts";
import { phoneHref, settings } from "../settings.ts";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
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

/** A modal dialog: the browser handles Escape, the focus and the page behind. menu.client.ts opens it. */
function Menu({ path }: { readonly path: string }) {
  return (
    <>
      <button
        type="button"
        className={`needs-script ${styles.toggle}`}
        aria-label="Open menu"
        aria-expanded={false}
        aria-controls="menu"
      >
        <Icon path={list} size={28} />
        <Icon path={x} size={28} />
      </button>
      <dialog
        id="menu"
        className={styles.menu}
        data-ground="night"
        aria-label="Menu"
      >
        <div className={`container ${styles.sheet}`}>
          <div className={styles.top}>
            <a
              className="tap-target"
              href={routes.home}
              aria-label={common.logo}
              data-astro-reload
            >
              <Logo />
            </a>
            <button
              type="button"
              className={styles.toggle}
              aria-label="Close menu"
              aria-expanded={true}
              aria-controls="menu"
            >
              <Icon path={x} size={28} />
            </button>
          </div>
          <nav aria-label="Menu">
            <ul role="list" className={styles.entries}>
              {navigation.map(({ label, href, fullLoad }) => (
                <li key={href}>
                  <a href={linkFrom(path, href)} data-astro-reload={fullLoad}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <ButtonLink href={linkFrom(path, getDemo.href)}>
              {getDemo.label}
            </ButtonLink>
            <p>
              Prefer to talk? Call <a href={phoneHref}>{settings.phone}</a>
            </p>
          </div>
        </div>
      </dialog>
    </>
  );
}
