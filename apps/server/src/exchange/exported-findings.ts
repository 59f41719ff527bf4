import type { BcfTopic, RepairStateId } from '@plumbline/contract';
import { type Severity, URGENCY_NAMES } from '@plumbline/knowledge';
import { mergeAlerts } from '@plumbline/knowledge/hazards';
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import {
  defects,
  draftFindings,
  findingPhotos,
  photos,
  places,
  repairEntries,
  repairs,
  users,
} from '../platform/database/schema.ts';
import { BCF_COMMENT } from '../repairs/index.ts';
import type { Services } from '../services.ts';

type ExportedPhoto = Pick<typeof photos.$inferSelect, 'id' | 'folder' | 'markup'>;

export interface ExportedFinding {
  id: number;
  /** Within its project. */
  number: number;
  title: string;
  description: string;
  recommendations: string;
  severity: Severity;
  /** Open, the most urgent first. */
  hazards: { title: string; when: string; steps: readonly string[]; call: string }[];
  /** The room of the project's list, or what was typed. Empty where nothing is known. */
  location: string;
  state: RepairStateId;
  trade: string;
  person: string;
  /** YYYY-MM-DD. */
  dueOn: string | null;
  author: string;
  createdAt: Date;
  comments: { key: string; author: string; at: Date; text: string }[];
  /** Of a finding that came in as one: the same topic leaves again, with what of it has no other place here. */
  topic: BcfTopic | null;
  /** Nobody has taken a step with its repair here. */
  untouched: boolean;
  /** The cover first. */
  photos: ExportedPhoto[];
}

/**
 * What another program shows of a finding in its one field of text: of each danger how soon to act, what to do in order
 * and whom to call, before anything else. No format has a field for any of it. What the finding says itself isn't said twice.
 */
export const writtenOf = ({ hazards, description, recommendations }: ExportedFinding): string =>
  [
    ...hazards.map(({ title, when, steps, call }) =>
      [`Hazard: ${title}`, when, ...steps.filter((step) => !recommendations.includes(step)), `Call: ${call}`]
        .map(sentence)
        .join(' '),
    ),
    description,
    recommendations,
  ]
    .filter((text) => text.trim() !== '')
    .join('\n\n');

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const AT_ONCE = 100;

/**
 * A project's defects in the order of their numbers, without those that were rejected, and whatever else has an open
 * hazard alert. Read a hundred at a time.
 */
export async function* exportedFindings(
  { database }: Pick<Services, 'database'>,
  actor: Member,
  projectId: number,
): AsyncGenerator<ExportedFinding> {
  let after = 0;
  while (true) {
    const rows = await database
      .select({
        ...{ defect: defects, repair: repairs, room: places.name, author: users.displayName },
        topic: draftFindings.topic,
      })
      .from(defects)
      .innerJoin(users, eq(users.id, defects.userId))
      .leftJoin(repairs, eq(repairs.findingId, defects.id))
      .leftJoin(draftFindings, eq(draftFindings.findingId, defects.id))
      .leftJoin(places, eq(places.id, defects.placeId))
      .where(
        and(
          ownedBy(actor, defects),
          eq(defects.projectId, projectId),
          or(
            and(eq(defects.outcome, 'defect'), or(isNull(defects.verdict), ne(defects.verdict, 'rejected'))),
            sql`${defects.alerts} <> '[]'`,
          ),
          gt(defects.number, after),
        ),
      )
      .orderBy(asc(defects.number))
      .limit(AT_ONCE);
    const ids = rows.map(({ defect }) => defect.id);
    const pictures = await database
      .select({
        findingId: findingPhotos.findingId,
        photo: { id: photos.id, folder: photos.folder, markup: photos.markup },
      })
      .from(findingPhotos)
      .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
      .where(inArray(findingPhotos.findingId, [0, ...ids]))
      .orderBy(asc(findingPhotos.position), asc(photos.id));
    const notes = await database
      .select()
      .from(repairEntries)
      .where(and(inArray(repairEntries.findingId, [0, ...ids]), ne(repairEntries.note, '')))
      .orderBy(asc(repairEntries.id));
    for (const { defect, repair, room, author, topic } of rows) {
      const cover = ({ photo }: (typeof pictures)[number]) => Number(photo.id !== defect.photoId);
      yield {
        id: defect.id,
        number: defect.number,
        title: defect.title,
        description: defect.description,
        recommendations: defect.recommendations,
        severity: defect.severity,
        hazards: mergeAlerts(defect.alerts).map(({ title, urgency, steps, call }) => ({
          ...{ title, when: URGENCY_NAMES[urgency], steps, call },
        })),
        location: room ?? defect.location,
        state: repair?.state ?? 'open',
        trade: repair?.trade ?? '',
        person: repair?.person ?? '',
        dueOn: repair?.dueOn ?? null,
        topic,
        untouched: (repair?.revision ?? 0) === 0,
        author,
        createdAt: defect.createdAt,
        comments: [
          ...(defect.decisionNote && defect.decidedAt
            ? [{ key: 'decision', author, at: defect.decidedAt, text: defect.decisionNote }]
            : []),
          ...notes
            .filter(({ findingId }) => findingId === defect.id)
            .map(({ id, key, name, createdAt, note }) => ({
              key: key.startsWith(BCF_COMMENT) ? key : `entry-${id}`,
              author: name,
              at: createdAt,
              text: note,
            })),
        ],
        photos: pictures
          .filter(({ findingId }) => findingId === defect.id)
          .sort((a, b) => cover(a) - cover(b))
          .map(({ photo }) => photo),
      };
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.defect.number ?? after;
  }
}
