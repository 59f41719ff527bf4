import { mergeAlerts } from '@plumbline/knowledge/hazards';
import { eq } from 'drizzle-orm';
import { type Member, ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { broughtInExamination } from './brought-in.ts';
import { keepFinding } from './keep-findings.ts';
import { ofAside } from './of-aside.ts';
import { readHazards } from './read-hazards.ts';
import { untouched } from './untouched.ts';

interface Written {
  projectId: number;
  /** What it says now, and what the same text said before: what was told then is known. */
  words: string;
  before: string;
  /** Where it was written, as the finding says it. */
  from: string;
  /** Its name in the trail. */
  source: 'description' | 'not_inspected' | 'written';
  visitId?: number;
  location?: string;
  /** A name, or a box with standing phrases: only what can be neither warns. */
  aside?: boolean;
}

/** What somebody wrote in a box of a project's: its words now and before, by where they were written. */
export type Told = readonly [from: string, words: string | undefined, before?: string | undefined];

/** The same of several boxes at once; undefined is a box that wasn't filled in. */
export async function keepAllWarned(
  tx: Queries,
  by: Member,
  of: Pick<Written, 'projectId' | 'visitId' | 'location' | 'aside'>,
  told: readonly Told[],
): Promise<void> {
  for (const [from, words = '', before = ''] of told)
    await keepWarned(tx, by, { ...of, words, before, from, source: 'written' });
}

/**
 * A danger that somebody writes of a building where there is no finding of it becomes one, so that it stands in lists,
 * reports and the assistant and is closed with a reason. Call it in the transaction that keeps the text, with the project
 * held: what the text said before isn't told twice. No credit is asked.
 */
export async function keepWarned(
  tx: Queries,
  by: Member,
  { projectId, words, before, from, source, visitId, location = '', aside = false }: Written,
): Promise<void> {
  if (words === before || words === '') return;
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return;
  const known = before === '' ? [] : readHazards(before, project);
  const warned = readHazards(words, project);
  const fresh = (aside ? ofAside(warned, words) : warned).filter(
    ({ title, because }) => !known.some((other) => other.title === title && other.because === because),
  );
  const [first] = mergeAlerts(fresh);
  if (!first) return;
  const { title } = first;
  // What was told before isn't told again, as long as the rest tells by itself what it tells here.
  const said = [...new Set(fresh.map(({ because }) => because))].join('\n');
  const alone = readHazards(said, project).map(({ title }) => title);
  const told = fresh.every(({ title }) => alone.includes(title)) ? said : words;
  await keepFinding(
    tx,
    {
      ...untouched(),
      ...ownerOf(by),
      ...{ projectId, photoId: null, location },
      ...(visitId === undefined ? {} : { visitId }),
      // No panel looked at it, and nothing but the words is known.
      imported: true,
      ...{ title, originalTitle: title, taxonomyId: null },
      examination: broughtInExamination({ title, confidence: 0, consensusFactors: [from] }),
      originalSeverity: 'medium',
      originalCompliance: 'undetermined',
      description: `${from}: ${told}`,
      userDescription: told,
    },
    by,
    { from: source, charged: false },
  );
}
