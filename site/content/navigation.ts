// What surrounds every page: the bar, the menu and the footer.

import { routes, toSection, sections } from "../routes.ts";

interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  /** Navigates by full page load, past the client router (spec 2). */
  readonly fullLoad?: true;
}

export const navigation: readonly NavigationEntry[] = [
  { label: "Services", href: toSection(sections.services) },
  { label: "Benefits", href: toSection(sections.benefits) },
  { label: "How It Works", href: toSection(sections.howItWorks) },
  { label: "Case Studies", href: routes.caseStudy, fullLoad: true },
  { label: "Testimonials", href: toSection(sections.testimonials) },
];

export const getDemo: NavigationEntry = {
  label: "Get Demo",
  href: toSection(sections.contact),
};

export const common = {
  backToHome: "Back to Home",
  logo: "Ellaira, home page",
  updated: "Last updated",
  onThisPage: "On this page",
} as const;

export const footer = {
  night: { time: "21:47", text: "Ellaira on a call" },
  brand:
    "Ellaira is the AI voice receptionist for UK clinics. Every call answered, every booking in the diary.",
  columns: [
    {
      heading: "Solutions",
      links: [
        {
          label: "Voice AI Assistants",
          href: toSection(sections.services),
        },
        {
          label: "Smart Appointment Booking",
          href: toSection(sections.services),
        },
        {
          label: "24/7 Patient Support",
          href: toSection(sections.services),
        },
        { label: "Benefits", href: toSection(sections.benefits) },
      ],
    },
    {
      heading: "Legal",
      links: [
        { label: "Privacy Policy", href: routes.privacyPolicy },
        { label: "Terms of Service", href: routes.termsOfService },
        { label: "Compliance", href: routes.compliance },
        { label: "Security", href: routes.security },
      ],
    },
  ],
  contactHeading: "Contact",
  emergency:
    "Ellaira does not give medical advice. In an emergency call 999. For urgent medical help use NHS 111.",
  /** The year of first publication: it stays (spec 9). */
  copyright: "© 2024 Ellaira. All rights reserved.",
} as const;
