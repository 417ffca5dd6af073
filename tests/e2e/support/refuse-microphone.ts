import type { Page } from "@playwright/test";

/** The browser refuses the microphone, as after a visitor's no. To be called before the page is opened. */
export const refuseMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
