import type { Visitor } from "./visitor.ts";

/** Everything but the kind of practice. */
export async function fill(visitor: Visitor, name: string): Promise<void> {
  await visitor.fill("Full Name", name);
  await visitor.fill("Email Address", "zoe@clinic.example");
  await visitor.fill("Phone Number", "01632 960 123");
  await visitor.fill("Practice Name", "High Street Surgery");
}

export const send = (visitor: Visitor) =>
  visitor.press("button", "Request Your Demo", "#contact");
