import { LogoMark } from "./logo-mark.tsx";
import styles from "./logo.module.css";

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
        <LogoMark
          voice={{ className: styles.voice }}
          slot={{ className: styles.slot }}
        />
      </svg>
      Ellaira
    </span>
  );
}
