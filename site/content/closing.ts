import { claims } from "./claims.ts";

export const closing = {
  timeLabel: { time: "18:00", text: "Closing time" },
  heading: "You lock up at six. Ellaira doesn’t.",
  text: "Your next patient may ring tonight. Have the call answered.",
  demo: "Schedule Your Demo",
  call: "Call",
  /** Each with the length of its bar: on one scale of 30 days, or with no end. */
  facts: [
    { label: `Setup in ${claims.setupWithin}`, lasts: "two-days" },
    { label: `${claims.support} support`, lasts: "always" },
    {
      label: `${claims.guaranteeDays}-day results guarantee`,
      lasts: "thirty-days",
    },
  ],
} as const;
