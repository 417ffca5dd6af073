/** Runs now, and for each page that the client router puts in place. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener("astro:after-swap", run);
}
