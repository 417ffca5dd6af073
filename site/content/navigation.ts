import { routes, sectionOfHome, sections } from "../routes.ts";

interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  /** Navigates by full page load, past the client router (spec 2). */
  readonly fullLoad?: true;
}

export const navigation: readonly NavigationEntry[] = [
  { label: "Services", href: sectionOfHome(sections.services) },
  { label: "Benefits", href: sectionOfHome(sections.benefits) },
  { label: "How It Works", href: sectionOfHome(sections.howItWorks) },
  { label: "Case Studies", href: routes.caseStudy, fullLoad: true },
  { label: "Testimonials", href: sectionOfHome(sections.testimonials) },
];

export const getDemo: NavigationEntry = {
  label: "Get Demo",
  href: sectionOfHome(sections.contact),
};
