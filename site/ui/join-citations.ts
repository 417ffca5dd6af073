/** No line breaks between "Article" and its number, nor inside "9(2)(h)". */
export const joinCitations = (text: string): string =>
  text
    .replace(
      /\b(Articles?|Regulations?|Schedule|paragraph|sections?)\s(?=\d)/g,
      "$1\u00A0",
    )
    .replaceAll(")(", ")\u2060(");
