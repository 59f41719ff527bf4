/** What is asked of the readings of a crack: whether it moved, and when it is to be read again. */
import { formatReading, growthFacts, growthLine, readGrowth } from '@plumbline/knowledge/monitoring';
import { type OwnFindingSummary, type OwnMonitoring, plain } from '../account-data.ts';
import { counted, day } from '../compose/list-words.ts';
import { findingRow } from '../rows/own-rows.ts';
import type { Recorded, ToldRecord } from './recorded.ts';

const OF_READINGS =
  /\breadings?\b|\bmonitor\w*\b|\btell-?tales?\b|\bcrack gauge\b|\bread again\b|\b(?:has|have|did|is|are)\b.{0,40}\b(?:chang\w*|mov\w*|grow\w*|grew|wid(?:er|en\w*)|open(?:ed|ing) up|got(?:ten)? (?:bigger|worse|wider))\b|\b(?:grown|grew|widened|movement|growth)\b|\bhow(?:['’]?s| is| are)\b(?!.*\b(?:repair|fix|job|work|claim)\w*\b).{0,50}\b(?:going?|goin|doing|looking|coming along|tracking)\b/i;
const OF_ANY = /\bhow (?:do|does|can|should|to)\b|\bshould\b|\bmean\w*\b/i;

/** Whether a message asks of readings, as far as its words say. */
export const asksOfReadings = (text: string): boolean => OF_READINGS.test(text) && !OF_ANY.test(text);

/** Answers from the readings of these findings, or of all; undefined where there are none. */
export async function readingsAsked(
  { text, own, where }: Recorded,
  findings: readonly OwnFindingSummary[],
): Promise<ToldRecord | undefined> {
  if (!asksOfReadings(text)) return undefined;
  const monitored = (await own.monitored()).filter(({ finding }) =>
    findings.length > 0
      ? findings.some(({ id }) => id === finding.id)
      : /\breadings?\b|\bmonitor/i.test(text) && where.some(({ id }) => id === finding.projectId),
  );
  if (monitored.length === 0) return undefined;
  return {
    text: monitored.slice(0, 6).map(said).join('\n\n'),
    rows: monitored.slice(0, 6).map(({ finding }) => findingRow(finding)),
    findings: monitored.map(({ finding }) => finding),
  };
}

function said({ finding, readings, nextOn }: OwnMonitoring): string {
  const series = new Map<string, OwnMonitoring['readings'][number][]>();
  for (const reading of readings) {
    const key = `${reading.moved} ${reading.point.toLowerCase()}`;
    series.set(key, [...(series.get(key) ?? []), reading]);
  }
  const lines = [...series.values()].map((here) => {
    const each = here.map(
      ({ day: on, mm, plusMinus, moved }) => `${formatReading(mm, plusMinus, { signed: moved })} ${day(on)}`,
    );
    const at = here[0]?.point ? ` at ${plain(here[0].point)}` : '';
    const growth = readGrowth(here);
    return `**${growthLine(growth)}** ${counted(here.length, 'reading')}${at}: ${each.slice(-MOST_TOLD).join(', ')}. ${growthFacts(
      growth,
    )
      .map((fact) => `${fact}.`)
      .join(' ')}`;
  });
  const next = nextOn ? `To be read again ${day(nextOn)}.` : '';
  return [`**${plain(finding.title)}** (finding ${finding.number}).`, ...lines, next]
    .filter(Boolean)
    .join(' ');
}
const MOST_TOLD = 6;
