import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface Look {
  /** Solid in the ground's action colour, or an outline for the second choice. */
  readonly kind?: "solid" | "ghost";
  /** 52 px high, or 44 px in the navigation. */
  readonly size?: "regular" | "small";
}

const classes = (own: string | undefined) =>
  own ? `${styles.button} ${own}` : styles.button;

export function ButtonLink({
  kind,
  size,
  className,
  children,
  ...link
}: Look & ComponentProps<"a">) {
  return (
    <a
      {...link}
      className={classes(className)}
      data-kind={kind}
      data-size={size}
    >
      {children}
    </a>
  );
}

export function Button({
  kind,
  size,
  className,
  type = "button",
  ...button
}: Look & ComponentProps<"button">) {
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- the default is "button", above
      type={type}
      className={classes(className)}
      data-kind={kind}
      data-size={size}
    />
  );
}
