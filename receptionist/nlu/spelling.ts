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

/** How many letters to add, drop, change or swap, counted up to 3. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 9) + 1);
      row.push(least);
    }
    if (Math.min(...row) > 2) return 3;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 3;
}

/** A word as it was most likely meant: a known word that is one slip away, two for a long one. */
export function mend(word: string): string {
  if (word.length < 5 || OWN.has(word)) return word;
  const known = KNOWN.get(word.charAt(0)) ?? [];
  if (known.includes(word)) return word;
  let best = word;
  let least = 3;
  for (const candidate of known) {
    const allowed = candidate.length < 5 ? 0 : candidate.length < 9 ? 1 : 2;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const count = slips(word, candidate);
    if (count <= allowed && count < least) [best, least] = [candidate, count];
  }
  return best;
}
