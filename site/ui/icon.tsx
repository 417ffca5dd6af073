import styles from "./icon.module.css";

/** The size in the style sheet. */
const DEFAULT = 20;

interface IconProps {
  /** One of `icons.ts`. */
  readonly path: string;
  /** Width and height in CSS pixels; up to 24 they grow with the visitor's text. */
  readonly size?: 20 | 22 | 24 | 28;
}

/** Hidden from assistive technology: the words beside it say the same. */
export function Icon({ path, size = DEFAULT }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      data-size={size === DEFAULT ? undefined : size}
      fill="currentColor"
      viewBox="0 0 96 96"
    >
      <path d={path} />
    </svg>
  );
}
