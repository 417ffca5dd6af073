// The build lists the page's modules on its body. They load after the first paint, so as not to delay it.

/** May be called twice: a module runs once. */
function loadModules() {
  for (const url of document.body.dataset.modules?.split(" ") ?? []) {
    // Offline or after a release they may be missing. Links then load whole pages.
    import(url).catch(() => {});
  }
}

document.addEventListener("astro:after-swap", loadModules);

document.addEventListener("DOMContentLoaded", () => {
  // The background alone may be painted long before any content.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0)
      loadModules();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is never painted.
  setTimeout(loadModules, 3000);
});
