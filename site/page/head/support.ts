// Tells the styles what this browser can do.

document.documentElement.classList.add("js");

// A call's files look behind in patterns, as iOS can from 16.4 on. Before that, our number stands in the button's place.
try {
  RegExp("(?<=a)");
} catch {
  document.documentElement.classList.add("no-call");
}
