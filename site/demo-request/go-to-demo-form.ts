import type { DemoRequest } from "../../contract/demo-request.ts";
import { focusHeading } from "../ui/focus-heading.ts";
import { sections } from "../routes.ts";

export type DemoRequestHint = Partial<
  Pick<DemoRequest, "name" | "email" | "phone" | "practiceType" | "message">
>;

/** Fills in what is known or goes on with it, but never over what visitors typed themselves. */
export function goToDemoForm(known: DemoRequestHint): void {
  const section = document.getElementById(sections.contact);
  const form = section?.querySelector("form");
  for (const [name, value] of Object.entries(known)) {
    const control = form?.elements.namedItem(name);
    if (control && "value" in control && value.startsWith(control.value))
      control.value = value;
  }
  if (!section) return;
  // As after a pressed link (page/head/scrolling.ts).
  document.documentElement.dataset.pressed = "";
  section.scrollIntoView();
  focusHeading(section);
}
