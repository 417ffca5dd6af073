import { securityTxt } from "../../meta/security-txt.ts";
import { settings } from "../../settings.ts";

export const GET = () =>
  new Response(securityTxt(settings, Date.now()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
