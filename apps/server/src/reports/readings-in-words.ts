import type { Monitoring } from '@plumbline/contract';
import { formatReading, growthFacts, growthLine } from '@plumbline/knowledge/measurements';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** What a crack measured on dated visits, a line for each point: every reading that counts, and what they come to. */
export function readingsInWords({ readings, series }: Pick<Monitoring, 'readings' | 'series'>): string[] {
  return series.map(({ point, kind, readingIds, ...growth }) => {
    const named = [kind === 'movement' ? 'Tell-tale' : 'Crack width', point].filter(Boolean).join(', ');
    const read = readings.flatMap(({ id, readOn, mm, plusMinus, instrument }) =>
      mm !== null && readingIds.includes(id)
        ? [`${DAY.format(new Date(readOn))} ${formatReading(mm, plusMinus)} (${instrument})`]
        : [],
    );
    return `${named}: ${read.join('; ')}. ${[...growthFacts(growth), growthLine(growth)].join('. ')}`;
  });
}
