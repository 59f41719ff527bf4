import type { FollowUpState, RepairStateId } from '@plumbline/contract';
import { type FindingHistory, printDate } from '@plumbline/documents';
import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DefectRow, PhotoRow } from '../../defects/index.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  defects,
  findingFollowUps,
  photos,
  repairEntries,
  repairEntryPhotos,
  visits,
} from '../../platform/database/schema.ts';
import { dayInSydney } from '../../platform/day-in-sydney.ts';
import { toFurtherPhoto } from './to-finding.ts';
import type { AddedBy } from './who-added.ts';

const FOLLOW_UP_WORDS: Readonly<Record<FollowUpState, string>> = {
  worse: 'worse',
  same: 'the same',
  fixed: 'fixed',
  not_found: 'not found again',
};

/** What a step of its repair left behind; steps that say nothing about the defect are missing. */
const REPAIR_WORDS: Partial<Record<RepairStateId, string>> = {
  fixed: 'Reported as fixed',
  fixed_unverified: 'Reported as fixed',
  verified: 'Verified',
  reopened: 'Reopened',
  disputed: 'Disputed',
  accepted: 'Accepted as it is',
  not_defect: 'Said to be no defect',
};

/** Who says so: the person responsible, where the account's owner only passed it on. */
const sayerOf = ({
  step,
  name,
  person,
}: Pick<typeof repairEntries.$inferSelect, 'step' | 'name' | 'person'>): string =>
  step === 'reportFixed' && person && person !== name ? `${person} (passed on by ${name})` : name;

/** What was written with it, on one line. */
const quoted = ({ note }: Pick<typeof repairEntries.$inferSelect, 'note'>): string =>
  note ? ` “${note.replace(/\s+/g, ' ').trim()}”` : '';

interface Outcome {
  /** Above a list of numbers. */
  became?: string;
  /** Somebody other than whoever fixed it saw that it is. */
  fixed?: boolean;
}

const SEEN_AS: Readonly<Record<FollowUpState, Outcome>> = {
  worse: { became: 'Worse' },
  same: { became: 'The same' },
  fixed: { became: 'Fixed', fixed: true },
  not_found: { became: 'Not found again' },
};

const BECAME: Partial<Record<RepairStateId, Outcome>> = {
  fixed: { became: 'Reported as fixed, not verified' },
  fixed_unverified: { became: 'Reported as fixed, not verified' },
  verified: { became: 'Fixed', fixed: true },
  reopened: { became: 'Reopened' },
  disputed: { became: 'Disputed' },
  accepted: { became: 'Accepted as it is' },
  not_defect: { became: 'Said to be no defect' },
};

export interface Histories {
  /** By the finding's id; findings that nothing became of yet are missing. */
  of: Map<number, FindingHistory>;
  /** The photos that they name. */
  photos: PhotoRow[];
}

/** What became of these findings of a project, by later visits and by repairs, each with a photo from before and after. */
export async function historiesOf(
  database: Database,
  projectId: number,
  rows: readonly DefectRow[],
  addedBy: AddedBy,
  clock: string,
): Promise<Histories> {
  const ids = [0, ...rows.map(({ id }) => id)];
  const [followUps, entries] = await Promise.all([
    readFollowUps(database, projectId, ids),
    readEntries(database, projectId, ids),
  ]);
  const named: PhotoRow[] = [];
  const name = (photo: PhotoRow | null | undefined) => {
    if (!photo) return null;
    named.push(photo);
    return toFurtherPhoto({ photo, role: null }, addedBy);
  };
  const histories = rows.flatMap((row): [number, FindingHistory][] => {
    const earlier = followUps.findLast(({ laterId }) => laterId === row.id);
    const later = followUps.findLast(({ findingId }) => findingId === row.id);
    const mine = entries.filter(({ findingId }) => findingId === row.id);
    const steps = mine.filter(({ fromState, toState }) => fromState !== toState && REPAIR_WORDS[toState]);
    const fixed = steps.findLast(({ toState }) => toState === 'fixed' || toState === 'fixed_unverified');
    const last = steps.at(-1);
    // Of the steps before, those that give a reason.
    const steppedThrough = steps.filter((step) => step === fixed || step === last || step.note);
    // Photos are sent before the word that it is fixed.
    const repaired = mine.findLast(({ id, photo }) => photo !== null && fixed && id <= fixed.id);
    const said = [
      earlier &&
        `Compared with finding ${earlier.number} of the project, from the visit before: ${FOLLOW_UP_WORDS[earlier.state]}.`,
      later && `On the visit of ${printDate(later.visitedOn)}: ${FOLLOW_UP_WORDS[later.state]}.`,
      ...steppedThrough.map(
        (step) =>
          `${REPAIR_WORDS[step.toState]} by ${sayerOf(step)} on ${printDate(step.createdAt.toISOString(), clock)}${step.toState === 'fixed_unverified' ? ', not independently verified' : ''}.${quoted(step)}`,
      ),
    ].filter((sentence) => sentence !== undefined);
    if (said.length === 0) return [];
    const pair = earlier
      ? { before: name(earlier.earlierPhoto), after: 'own' as const }
      : { before: 'own' as const, after: name(repaired?.photo ?? later?.laterPhoto) };
    const seenOn = later ?? earlier;
    const told = last && BECAME[last.toState];
    const seen = seenOn && SEEN_AS[seenOn.state];
    // As what is mended is told: what was seen on the day of a step is newer, unless the step was taken after it was noted.
    const isNewer =
      last && (!seenOn || last.createdAt >= seenOn.notedAt || dayInSydney(last.createdAt) > seenOn.visitedOn);
    // Who fixed it alone can't verify it, on a visit neither.
    const isOwn = last?.toState === 'fixed_unverified' && seen?.fixed;
    const newest = isNewer || isOwn ? told : seen;
    // Whoever saw it fixed saw it before the alert that is open now.
    const isWarned = row.alerts.length > 0 && (newest?.fixed || last?.toState === 'not_defect');
    return [
      [
        row.id,
        {
          said: isWarned ? [...said, 'A safety hazard is open: it needs a look.'] : said,
          ...pair,
          ...(newest?.became && { became: isWarned ? 'Needs a look' : newest.became }),
          ...(newest?.fixed && !isWarned && { fixed: true }),
        },
      ],
    ];
  });
  return { of: new Map(histories), photos: named };
}

async function readFollowUps(database: Database, projectId: number, ids: number[]) {
  const [earlier, later] = [alias(defects, 'earlier'), alias(defects, 'later')];
  const [earlierPhoto, laterPhoto] = [alias(photos, 'earlier_photo'), alias(photos, 'later_photo')];
  return database
    .select({
      findingId: findingFollowUps.findingId,
      laterId: findingFollowUps.laterId,
      state: findingFollowUps.state,
      visitedOn: visits.visitedOn,
      notedAt: findingFollowUps.notedAt,
      number: earlier.number,
      earlierPhoto: getTableColumns(earlierPhoto),
      laterPhoto: getTableColumns(laterPhoto),
    })
    .from(findingFollowUps)
    .innerJoin(visits, eq(visits.id, findingFollowUps.visitId))
    .innerJoin(earlier, eq(earlier.id, findingFollowUps.findingId))
    .leftJoin(earlierPhoto, eq(earlierPhoto.id, earlier.photoId))
    .leftJoin(later, eq(later.id, findingFollowUps.laterId))
    .leftJoin(laterPhoto, eq(laterPhoto.id, later.photoId))
    .where(
      and(
        eq(findingFollowUps.projectId, projectId),
        or(inArray(findingFollowUps.findingId, ids), inArray(findingFollowUps.laterId, ids)),
      ),
    )
    .orderBy(asc(visits.visitedOn), asc(findingFollowUps.notedAt));
}

/** Steps and comments in their order, each with the last of its photos. */
async function readEntries(database: Database, projectId: number, ids: number[]) {
  const rows = await database
    .select({ entry: repairEntries, photo: getTableColumns(photos) })
    .from(repairEntries)
    .innerJoin(defects, eq(defects.id, repairEntries.findingId))
    .leftJoin(repairEntryPhotos, eq(repairEntryPhotos.entryId, repairEntries.id))
    .leftJoin(photos, eq(photos.id, repairEntryPhotos.photoId))
    .where(and(eq(defects.projectId, projectId), inArray(repairEntries.findingId, ids)))
    .orderBy(asc(repairEntries.id), asc(photos.id));
  return [...new Map(rows.map(({ entry, photo }) => [entry.id, { ...entry, photo }])).values()];
}
