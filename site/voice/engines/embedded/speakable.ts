/** Words that the voice would misread, respelled. */
const RESPELLED: Readonly<Record<string, string>> = {
  Ellaira: "Elaira",
  HIPAA: "hippa",
  SOC: "sock",
};
/** Read letter by letter. */
const SPELT =
  "AES AI CQC CRM DPA DPIA GDPR GP ICO ISO NHS PECR ROI TLS UK".split(" ");
const MISREAD = new RegExp(
  String.raw`\b(?:${[...Object.keys(RESPELLED), ...SPELT].join("|")})\b`,
  "g",
);

const DIGITS = "oh one two three four five six seven eight nine".split(" ");

const ADDRESS =
  /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|uk|org|net|ai|io)\b/gi;
const TIME = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g;
const HALF_OF_DAY = /(?<=\d)\s*([ap])\.?m\b\.?/gi;
const PHONE = /(?:\+44|\b0)(?:\s?\d){9,10}\b/g;
const SHORT_NUMBER = /(?<![£\d.,])\b(?:999|111|112)\b(?![.,]?\d|%)/g;
const LENGTH_OF_KEY = /\b(AES)-?(\d{3})\b/g;

/** Rewrites a text so that the voice reads it as a person would, and removes markup. */
export function speakable(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/[‘’ʼ]/g, "'")
      .replace(/\s+/g, " ")
      .replace(ADDRESS, sayAddress)
      .replace(/\b24\/7\b/g, "twenty four seven")
      .replace(HALF_OF_DAY, " $1 m")
      .replace(TIME, sayTime)
      .replace(PHONE, sayPhone)
      .replace(SHORT_NUMBER, sayDigits)
      .replace(
        LENGTH_OF_KEY,
        (_, name: string, bits: string) => `${name} ${sayDigits(bits)}`,
      )
      // The voice would pause after the dot as after a sentence.
      .replace(/\b(Hello|I'm Ellaira), (?=\p{Lu}|an? )/gu, "$1 ")
      .replace(MISREAD, (word) => RESPELLED[word] ?? [...word].join(" "))
      .replace(/%/g, " percent")
      .replace(/&/g, " and ")
      .replace(/@/g, " at ")
      .replace(/(?<=[a-z])\/(?=[a-z])/gi, " or ")
      .replace(/\s+[-–—]+\s+|[–—]|…|\s*[()[\]]\s*/g, ", ")
      .replace(/[^\p{L}\p{M}\d\s.,;:!?'£€+/-]/gu, " ")
      .replace(/\p{L}\p{M}*/gu, plainLetter)
      .replace(/\s*,(?:\s*,)*\s*(?=[.,;:!?])/g, "")
      .replace(/\s+(?=[\s,])/g, "")
      .replace(/^[\s,]+|[\s,]+$/g, "")
  );
}

function sayAddress(address: string): string {
  return address
    .replace(/\buk\b/gi, "UK")
    .replace(/\bellaira\b/gi, "Ellaira")
    .replaceAll("@", " at ")
    .replaceAll(".", " dot ")
    .replaceAll("-", " dash ");
}

function sayTime(_: string, hour: string, minute: string): string {
  if (minute === "00") return `${hour} o'clock`;
  return `${hour} ${minute.replace(/^0/, "oh ")}`;
}

/** Digit by digit, with pauses between groups that are short enough to remember. */
function sayPhone(number: string): string {
  const groups = number
    .replace(/^\+44\s?/, "+44 ")
    .split(" ")
    .flatMap((group) =>
      group.length > 5
        ? (group.match(/^\d+(?=\d{6}$)|\d{3}/g) ?? [group])
        : [group],
    );
  return groups.map(sayDigits).join(", ");
}

function sayDigits(number: string): string {
  return [...number]
    .map((digit) => (digit === "+" ? "plus" : DIGITS[Number(digit)]))
    .join(" ");
}

/** The voice knows Western European letters; other letters lose their marks. */
function plainLetter(letter: string): string {
  const isWestern = letter.length === 1 && letter.charCodeAt(0) < 0x100;
  return isWestern ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "");
}
