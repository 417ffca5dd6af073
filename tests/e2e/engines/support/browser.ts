export type EngineName = "chromium" | "firefox" | "webkit";

export interface BrowserOptions {
  /** Of the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly reducedMotion?: boolean;
}

/** Commands that every engine supports in its own protocol: no more than journeys need. Points are in CSS pixels of the window. */
export interface Browser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs an expression in the page. @returns its value, or what its promise resolves to, if JSON can hold it */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape"): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture of what is in the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
