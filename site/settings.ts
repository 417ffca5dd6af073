import type { SiteSettings } from "../settings/site.ts";
import { emailLink, telephoneLink } from "./company.ts";

// Replaced at build time (astro.config.ts), so that the schema and its library never reach the browser.
declare const __SITE_SETTINGS__: SiteSettings;

export const settings: SiteSettings = __SITE_SETTINGS__;

export const phoneHref = telephoneLink(settings.phone);

export const emailHref = emailLink(settings.email);
