import type { NotInspected } from '@plumbline/contract';
import { desc, eq } from 'drizzle-orm';
import { asSentence, keepAllWarned, type Told } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { reports, visits } from '../platform/database/schema.ts';
import type { ReportFacts } from './check-declaration.ts';

interface OfReport {
  actor: Member;
  projectId: number;
  /** Of the report itself, whose words before are given. */
  id: number;
}

/**
 * A danger that somebody writes in a report becomes a finding once: what a visit's boxes said was heard there, what an
 * earlier report said was heard then, and what stands in every report tells of no building.
 */
export async function warnOfReport(
  tx: Queries,
  { actor, projectId, id }: OfReport,
  facts: ReportFacts,
  before: ReportFacts = {},
): Promise<void> {
  const known = await knownWords(tx, { actor, projectId, id });
  const fresh = toldOf(facts, before).map(
    ([from, words = '', earlier]): Told => [from, without(unstanding(words), known), earlier],
  );
  await keepAllWarned(tx, actor, { projectId, aside: true }, fresh);
  // Read with the area that it is of, as a visit's.
  const said = ({ area, reason }: NotInspected) => `${area}: ${reason}`;
  for (const one of facts.notInspected ?? []) {
    if (without(one.reason, known).trim() === '') continue;
    const earlier = before.notInspected?.find(({ area }) => area === one.area);
    const told: Told = ['Why it was not inspected', said(one), earlier && said(earlier)];
    await keepAllWarned(tx, actor, { projectId, location: one.area }, [told]);
  }
}

/** As many of an account's newest reports are looked through for what it says in each. */
const REPORTS_BACK = 20;
/** Shorter words may stand in another sentence by chance. */
const LEAST_LETTERS = 8;

async function knownWords(tx: Queries, { actor, projectId, id }: OfReport): Promise<string[]> {
  const visited = await tx
    .select({
      notInspected: visits.notInspected,
      weather: visits.weather,
      attendedBy: visits.attendedBy,
    })
    .from(visits)
    .where(eq(visits.projectId, projectId));
  const reported = await tx
    .select()
    .from(reports)
    .where(ownedBy(actor, reports))
    .orderBy(desc(reports.id))
    .limit(REPORTS_BACK);
  const others = reported.filter((one) => one.id !== id);
  const ofProject = others.filter((one) => one.projectId === projectId);
  const words = [
    ...visited.flatMap((one) => [
      ...one.notInspected.map(({ reason }) => reason),
      one.weather,
      ...one.attendedBy,
    ]),
    // Whole sentences that an account says of every building.
    ...others.flatMap(({ limitations }) => sentencesOf(limitations)),
    ...ofProject.flatMap((one) => [
      ...one.notInspected.map(({ reason }) => reason),
      ...toldOf(one).flatMap(([, told = '']) => sentencesOf(told)),
    ]),
  ];
  return [...new Set(words.map((one) => one.trim()))]
    .filter(({ length }) => length >= LEAST_LETTERS)
    .sort((one, other) => other.length - one.length);
}

const without = (words: string, known: readonly string[]): string =>
  known.reduce((left, one) => left.replaceAll(one, ''), words);

const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?])\s+|\n+/);

/** What a report says of any building: what isn't tested at all, what may be hidden, what to do if. */
const STANDING =
  /\b(?:do|does) not (?:\w+ )?(?:test|check|cover|include|assess|inspect|look|report)\w*\b|\bmay (?:exist|(?:be|remain) (?:present|hidden|concealed|found))\b|^(?:if|any|should|where)\b/i;

const unstanding = (words: string): string =>
  sentencesOf(words)
    .filter((one) => !STANDING.test(one.trim()))
    .join('\n');

/** The boxes of a report in which somebody may tell of a danger, and what stood in them before. */
function toldOf(facts: ReportFacts, before: ReportFacts = {}): Told[] {
  return [
    ['From the limits of a report', facts.limitations, before.limitations],
    ['From a report’s weather', facts.weather, before.weather],
    ['From who was present', asSentence(facts.attendedBy), asSentence(before.attendedBy)],
    ['From whom a report is for', asSentence(facts.clientName), asSentence(before.clientName)],
    ...Object.entries(facts.particulars ?? {}).flatMap(([key, value]): Told[] => {
      const known = Object.entries(before.particulars ?? {}).find(([name]) => name === key)?.[1];
      return typeof value === 'string'
        ? [['From the particulars of a report', value, typeof known === 'string' ? known : '']]
        : [];
    }),
  ];
}
