import list from "@phosphor-icons/core/assets/regular/list.svg?raw";
import x from "@phosphor-icons/core/assets/regular/x.svg?raw";
import { useEffect, useRef, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import { common } from "../content/common.ts";
import { getDemo, navigation } from "../content/navigation.ts";
import { routes } from "../routes.ts";
import { phoneHref, settings } from "../settings.ts";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import styles from "./menu.module.css";

/** From this width on the links stand in the bar (site-header.module.css); in em, it grows with the visitor's text. */
const WIDE = "(width >= 64em)";

/**
 * The menu of narrow screens: a button and a full-screen modal dialog. The browser keeps the rest of
 * the page out of reach, closes it on Escape and gives the focus back to the button.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstEntry = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);

  const show = () => setOpen(true);
  const hide = () => dialog.current?.close();

  // A modal takes the whole page out of reach, which a phone works on for a while: its button answers first.
  useEffect(() => {
    if (!open) return undefined;
    return afterPaint(() => {
      dialog.current?.showModal();
      firstEntry.current?.focus();
    });
  }, [open]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => {
      dialog.current?.close();
      setOpen(false);
    };
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Open menu"
        aria-expanded={open}
        aria-controls="menu"
        onClick={show}
      >
        <Icon svg={open ? x : list} size={28} />
      </button>
      <dialog
        ref={dialog}
        id="menu"
        className={styles.menu}
        data-ground="night"
        aria-label="Menu"
        onClose={() => setOpen(false)}
      >
        <div className={`container ${styles.sheet}`}>
          <div className={styles.top}>
            <a href={routes.home} aria-label={common.logo} data-astro-reload>
              <Logo />
            </a>
            <button
              type="button"
              className={styles.toggle}
              aria-label="Close menu"
              aria-expanded={open}
              aria-controls="menu"
              onClick={hide}
            >
              <Icon svg={x} size={28} />
            </button>
          </div>
          <nav aria-label="Menu">
            <ul role="list" className={styles.entries}>
              {navigation.map(({ label, href, fullLoad }, index) => (
                <li key={href}>
                  <a
                    href={href}
                    data-astro-reload={fullLoad}
                    ref={index === 0 ? firstEntry : null}
                    onClick={hide}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <ButtonLink href={getDemo.href} onClick={hide}>
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
