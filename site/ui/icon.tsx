interface IconProps {
  /** One of `icons.ts`. */
  readonly path: string;
  /** Width and height in CSS pixels, 20 by default; up to 24 they grow with the visitor's text (base.css). */
  readonly size?: 22 | 24 | 28;
}

/** Hidden from assistive technology: the words beside it say the same. */
export function Icon({ path, size }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className="icon"
      data-size={size}
      fill="currentColor"
      viewBox="0 0 96 96"
    >
      <path d={path} />
    </svg>
  );
}
