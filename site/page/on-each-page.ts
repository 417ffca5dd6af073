/** Runs for the page that stands now, and for each that the client router puts in its place. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener("astro:after-swap", run);
}
