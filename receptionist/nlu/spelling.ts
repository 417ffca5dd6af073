/** Words worth mending when they come with a slip of the fingers or of the ear. */
const KNOWN = new Map<string, string[]>();
for (const word of `appointment appointments tomorrow today monday tuesday wednesday thursday friday saturday sunday
  january february april august september october november december
  morning afternoon evening fortnight quarter weekend
  cancel cancelled cancelling reschedule rearrange change booking booked schedule available availability
  receptionist dentist dental doctor clinic practice surgery hygienist consultation checkup treatment treatments
  emergency ambulance breathe breathing unconscious bleeding overdose suicidal collapsed seizure choking chest stroke allergic
  language languages integration integrate software calendar guarantee guaranteed support security secure encryption encrypted
  recording recordings retention deleted breach hosting hosted servers privacy compliance compliant regulation protection
  price prices pricing package packages difference starter growth elite
  address parking directions opening closing located postcode telephone number email contact
  repeat goodbye thanks please sorry human person manager robot demonstration interested
  thank follow following reminder reminders missed install installation implementation setup holiday`.split(
  /\s+/,
))
  KNOWN.set(word.charAt(0), [...(KNOWN.get(word.charAt(0)) ?? []), word]);

/** Words of their own that are one slip away from a known one. */
const OWN = new Set(
  `afternoons beach bleach breaking breath breathed breathes breech calendars cancer chance changed changes
  charge chess clinics complain complaint contacts contract delete dentists different directors doctors
  emails evenings follows fridays holidays humane interest manage mondays mornings numbers overdone persons
  practise priced pricey pride prime prize production reception regulator repeats robots saturdays server
  serves started stoke strike sundays supports think thinks thursdays tomorrows tuesdays weekends`.split(
    /\s+/,
  ),
);

/** Whether a word becomes another by so many letters at most that are added, dropped, changed or swapped. */
function isWithin(slips: number, a: string, b: string): boolean {
  if (a === b) return true;
  if (slips === 0) return false;
  let same = 0;
  while (a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const swapped = x[0] === y[1] && x[1] === y[0];
  return (
    isWithin(slips - 1, x.slice(1), y.slice(1)) ||
    isWithin(slips - 1, x.slice(1), y) ||
    isWithin(slips - 1, x, y.slice(1)) ||
    (swapped && isWithin(slips - 1, x.slice(2), y.slice(2)))
  );
}

/** A word as it was most likely meant: a known word that is one slip away, two for a long one. */
export function mend(word: string): string {
  const known = KNOWN.get(word.charAt(0)) ?? [];
  if (word.length < 5 || OWN.has(word) || known.includes(word)) return word;
  const isNear = (slips: number, least: number) =>
    known.find((each) => each.length >= least && isWithin(slips, word, each));
  return isNear(1, 5) ?? isNear(2, 9) ?? word;
}
