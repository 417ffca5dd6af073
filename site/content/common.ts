export const common = {
  backToHome: "Back to Home",
  logo: "Ellaira, home page",
  updated: "Last updated",
  onThisPage: "On this page",
} as const;
