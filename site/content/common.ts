/** What several pages say in the same words. */
export const common = {
  backToHome: "Back to Home",
  logo: "Ellaira, home page",
  updated: "Last updated",
  onThisPage: "On this page",
} as const;
