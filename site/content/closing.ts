import { claims } from "./claims.ts";

export const closing = {
  timeLabel: { time: "18:00", text: "Closing time" },
  heading: "You lock up at six. Ellaira doesn’t.",
  text: "Your next patient may ring tonight. Let Ellaira answer.",
  demo: "Schedule Your Demo",
  call: "Call",
  /** `lasts` is the length of the bar: on a scale of 30 days, or without end. */
  facts: [
    { label: `Setup in ${claims.setupWithin}`, lasts: "two-days" },
    { label: `${claims.support} support`, lasts: "always" },
    {
      label: `${claims.guaranteeDays}-day results guarantee`,
      lasts: "thirty-days",
    },
  ],
} as const;
