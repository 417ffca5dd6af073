import type { DemoRequest } from "../../contract/demo-request.ts";
import { focusHeading } from "../ui/focus-heading.ts";
import { sections } from "../routes.ts";

/** What is known of a request before its form is filled in. */
export type DemoRequestHint = Partial<
  Pick<DemoRequest, "name" | "phone" | "practiceType" | "message">
>;

/** Takes the visitor to the demo form, with what is known already filled in. What they typed themselves stays. */
export function goToDemoForm(known: DemoRequestHint): void {
  const section = document.getElementById(sections.contact);
  const form = section?.querySelector("form");
  for (const [name, value] of Object.entries(known)) {
    const control = form?.elements.namedItem(name);
    if (control && "value" in control) control.value ||= value;
  }
  if (!section) return;
  // All above it gets its height first (page/lay-out-rest.ts).
  delete document.documentElement.dataset.deferred;
  section.scrollIntoView();
  focusHeading(section);
}
