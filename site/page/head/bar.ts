// The bar is opaque once the page is scrolled by more than 50 px (spec 9).

const mark = () =>
  document.documentElement.toggleAttribute("data-scrolled", scrollY > 50);

// Reading `scrollY` inside the frame saves a second style calculation.
addEventListener("scroll", () => requestAnimationFrame(mark), {
  passive: true,
});
document.addEventListener("astro:after-swap", mark);
