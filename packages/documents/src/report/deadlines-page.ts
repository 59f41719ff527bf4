import { WARRANTY_FACTS, type WarrantyDeadline } from '@plumbline/knowledge/rules';
import { ASK_A_LAWYER, DEADLINE_KIND_WORDS } from '@plumbline/knowledge/warranties';
import { capital, listOf, printDate, sentence } from './print-words.ts';
import type { ReportFinding } from './report-content.ts';

const SOURCES = {
  verified: 'Confirmed.',
  likely: 'One source: check it.',
  unsure: 'Not confirmed.',
} as const;

/** 'Major' of the Home Building Act isn't 'major' of AS 4349.1, and 'structural' of Queensland is neither. */
const OTHER_TEST = 'Their classes are those of the law named beside them, not those of AS 4349.1.';

/**
 * The time limits that the findings may fall under, each once with the findings it was read for; null where the law of
 * no state was read. Never says whether a claim can still be made.
 */
export function deadlinesPage(numbered: readonly { finding: ReportFinding; number: string }[]) {
  const byDeadline = new Map<string, { deadline: WarrantyDeadline; numbers: string[] }>();
  for (const { finding, number } of numbered) {
    for (const deadline of finding.deadlines ?? []) {
      const key = JSON.stringify([deadline.id, deadline.lastDay, deadline.missing, deadline.oneReading]);
      const entry = byDeadline.get(key) ?? { deadline, numbers: [] };
      entry.numbers.push(number);
      byDeadline.set(key, entry);
    }
  }
  // The warranty itself first, and of equals the one that ends first; those without a day last.
  const entries = [...byDeadline.values()].sort(
    (a, b) =>
      Number(b.deadline.statutory) - Number(a.deadline.statutory) ||
      (a.deadline.lastDay ?? '9999').localeCompare(b.deadline.lastDay ?? '9999'),
  );
  if (entries.length === 0) return null;
  return {
    intro: [
      'The last days are the earliest that the dates in this report allow. They aren’t a view on whether a claim can be made.',
      entries.some(({ deadline }) => /major|structural/i.test(deadline.className)) ? OTHER_TEST : '',
      ASK_A_LAWYER,
    ]
      .filter(Boolean)
      .join(' '),
    rows: entries.map(({ deadline, numbers }) => ({
      numbers: listOf(numbers),
      name: nameOf(deadline),
      day: deadline.lastDay ? printDate(deadline.lastDay) : 'No day can be given',
      why: whyOf(deadline),
      law: `${sentence(deadline.law)} ${SOURCES[deadline.confidence]}`,
    })),
  };
}

function nameOf({ scheme, className, statutory, oneReading, kind }: WarrantyDeadline): string {
  const name = statutory ? `Warranty for ${className || 'all defects'}` : scheme;
  return [name, kind ? DEADLINE_KIND_WORDS[kind] : '', oneReading ? 'one of two readings' : '']
    .filter(Boolean)
    .join(', ');
}

/** The period and what it was counted from, or what is lacking. */
function whyOf({ period, startsOn, countedFrom, missing }: WarrantyDeadline): string {
  const lacks = missing.map((fact) => WARRANTY_FACTS[fact]);
  return [
    period ? `${capital(period)}, from ${startsOn}.` : 'The period isn’t confirmed here.',
    countedFrom ? `Counted from ${WARRANTY_FACTS[countedFrom.fact]}, ${printDate(countedFrom.date)}.` : '',
    lacks.length > 0 ? `Not given: ${listOf(lacks)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
