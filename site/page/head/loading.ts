// What this browser can do, and when the page's modules load.

document.documentElement.classList.add("js");

// A call's files use lookbehind in patterns, which iOS has from 16.4 on. Before that, our number replaces the button.
try {
  RegExp("(?<=a)");
} catch {
  document.documentElement.classList.add("no-call");
}

/** May be called twice: a module runs once. */
function loadModules() {
  // The build lists them on the body.
  for (const url of document.body.dataset.modules?.split(" ") ?? []) {
    // Offline or after a release they may be missing. Links then load whole pages.
    import(url).catch(() => {});
  }
}

document.addEventListener("astro:after-swap", loadModules);

// After the first paint, so as not to delay it.
document.addEventListener("DOMContentLoaded", () => {
  // The background alone may be painted long before any content.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0)
      loadModules();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is never painted.
  setTimeout(loadModules, 3000);
});
