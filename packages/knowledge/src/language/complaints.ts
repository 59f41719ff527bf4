/** Texts that complain of several things: the first wins, the rest stay in the list. */
import type { WordsReading } from './read-words.ts';

/** More than these are a list, and a list is read as a whole. */
const MOST_PARTS = 6;
const LONGEST_SPLIT = 4_000;
/** A part whose likeliest defect is below this is no complaint of its own. */
const LEAST_OF_A_COMPLAINT = 0.45;
const SHARE_OF_WHOLE = 0.2;
const SHARES_BY_PLACE = [1, 0.4, 0.3, 0.2, 0.2, 0.2];

/** Sentences, and what follows 'also' or 'plus'. Empty where there is only one. */
export function partsOf(description: string): string[] {
  if (description.length > LONGEST_SPLIT) return [];
  const parts = description
    .split(/[.!?;\n]+(?=\s|$)|[,\s]+(?:also|plus|as well as)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.length <= MOST_PARTS ? parts : [];
}

const bestOf = ({ defects }: WordsReading) => Object.entries(defects)[0];

/** Blends the readings of the parts, where they complain of different things, with that of the whole. */
export function blendComplaints(whole: WordsReading, parts: readonly WordsReading[]): WordsReading {
  const complaints = parts.filter((part) => (bestOf(part)?.[1] ?? 0) >= LEAST_OF_A_COMPLAINT);
  if (new Set(complaints.map((part) => bestOf(part)?.[0])).size < 2) return whole;
  const shares = complaints.map(
    (part, place) => (SHARES_BY_PLACE[place] ?? 0) * (bestOf(part)?.[1] ?? 0) ** 2,
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  const blended = new Map<string, number>();
  const add = (reading: WordsReading, share: number) => {
    for (const [defectId, probability] of Object.entries(reading.defects))
      blended.set(defectId, (blended.get(defectId) ?? 0) + share * probability);
  };
  add(whole, SHARE_OF_WHOLE);
  complaints.forEach((part, place) => {
    add(part, ((1 - SHARE_OF_WHOLE) * (shares[place] ?? 0)) / sum);
  });
  const defects = [...blended].sort((a, b) => b[1] - a[1]);
  const said = defects.reduce((total, [, probability]) => total + probability, 0);
  return { defects: Object.fromEntries(defects), unsaid: Math.max(0, 1 - said), allWell: whole.allWell };
}
