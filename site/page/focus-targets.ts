import { focusHeading, targetOfLink } from "../ui/focus-heading.ts";
import { keepPlace } from "./keep-place.ts";
import { stayAtSection } from "./stay-at-section.ts";

/** The focus goes where links lead, to a section's heading or the page's, where Tab and screen readers go on. */
export function focusTargets(): void {
  // On the window, so that the client router has been there.
  addEventListener("click", (event) => {
    const target = targetOfLink(event);
    if (!target) return;
    stayAtSection(target);
    keepPlace(target);
    // Later than the browser's own handling, which would take the focus away; Firefox may need a while.
    setTimeout(() => {
      focusHeading(target);
    });
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading(target);
    }, 150);
  });

  document.addEventListener("astro:after-swap", () => {
    const id = location.hash.slice(1);
    const section = id ? document.getElementById(id) : null;
    focusHeading(section ?? document.body);
    if (section) stayAtSection(section);
  });
}
