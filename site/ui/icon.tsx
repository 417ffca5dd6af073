import styles from "./icon.module.css";

/** The size in the style sheet. */
const DEFAULT = 20;

interface IconProps {
  /** The text of an SVG file, imported with `?raw`. */
  readonly svg: string;
  /** Width and height in CSS pixels; up to 24 they grow with the visitor's text. */
  readonly size?: 20 | 22 | 24 | 28;
}

/** Hidden from assistive technology: the words beside it say the same. */
export function Icon({ svg, size = DEFAULT }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.icon}
      data-size={size === DEFAULT ? undefined : size}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
