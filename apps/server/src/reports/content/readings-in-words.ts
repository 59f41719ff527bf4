import type { Monitoring } from '@plumbline/contract';
import { printDate } from '@plumbline/documents';
import { formatReading, growthFacts, growthLine } from '@plumbline/knowledge/monitoring';

/** What a crack measured on dated visits, a line for each point: every reading that counts, and what they come to. */
export function readingsInWords({ readings, series }: Pick<Monitoring, 'readings' | 'series'>): string[] {
  return series.map(({ point, kind, readingIds, ...growth }) => {
    const named = [kind === 'movement' ? 'Tell-tale' : 'Crack width', point].filter(Boolean).join(', ');
    const read = readings.flatMap(({ id, readOn, mm, plusMinus, instrument }) =>
      mm !== null && readingIds.includes(id)
        ? [`${printDate(readOn)} ${formatReading(mm, plusMinus)} (${instrument})`]
        : [],
    );
    return `${named}: ${read.join('; ')}. ${[...growthFacts(growth), growthLine(growth)].join('. ')}`;
  });
}
