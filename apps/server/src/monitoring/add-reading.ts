import { describeUserAgent, type READING_INSTRUMENTS, READING_LIMITS } from '@plumbline/contract';
import { and, count, eq } from 'drizzle-orm';
import { changingPhoto, findDefectTo, holdPhotos, noteFinding, noteReopened } from '../defects/index.ts';
import { changeFindings, keepWritten, namesThatWarn } from '../judgement/index.ts';
import { type Member, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { crackReadings, defects, readingPlans } from '../platform/database/schema.ts';
import { dayInSydney } from '../platform/day-in-sydney.ts';
import { AppError } from '../platform/errors.ts';
import { refusePast } from '../platform/refuse-past.ts';
import { holdProject } from '../projects/index.ts';
import { readSeries, widestOf } from './read-readings.ts';

interface NewReading {
  findingId: number;
  /** The client's name for this press of a button. */
  key: string;
  readOn: string;
  point: string;
  instrument: (typeof READING_INSTRUMENTS)[number];
  mm: number | null;
  plusMinus: number;
  note: string;
  correctsId?: number | null | undefined;
  /** Left out where the day of the next one stays. */
  nextOn?: string | null | undefined;
}

interface By {
  actor: Member;
  name: string;
  userAgent: string | undefined;
  ip: string | undefined;
}

const wrong = (field: string, message: string) =>
  new AppError('invalid_input', { fields: { [field]: message } });

/**
 * Keeps a reading, or a correction that takes another one's place, with its line in the trail. The same key again keeps
 * nothing more.
 * @throws AppError not_found, invalid_input, conflict where the key named another reading or it was corrected before
 */
export async function addReading(
  database: Database,
  { actor, name, userAgent, ip }: By,
  wanted: NewReading,
  now = new Date(),
): Promise<void> {
  const { findingId, key, readOn, point, instrument, mm, plusMinus, note } = wanted;
  const correctsId = wanted.correctsId ?? null;
  await database.transaction(async (tx) => {
    const found = (await findDefectTo('measure', tx, actor, findingId)).defect;
    await holdProject(tx, actor, found.projectId, 'key share');
    // From here on nobody else enters a reading of this finding, nor deletes it.
    await holdPhotos(tx, actor, [found]);
    const { defect } = await findDefectTo('measure', tx, actor, findingId);
    const row = { readOn, point, instrument, mm, plusMinus, note, correctsId };
    const [there] = await tx
      .select()
      .from(crackReadings)
      .where(and(eq(crackReadings.findingId, findingId), eq(crackReadings.key, key)));
    if (there) {
      const same = (Object.keys(row) as (keyof typeof row)[]).every((field) => there[field] === row[field]);
      if (same) return;
      throw new AppError('conflict', { message: 'This key was used for another reading. Use a new one.' });
    }
    check(wanted, dayInSydney(now));
    if (wanted.nextOn) refusePast('nextOn', wanted.nextOn, now);
    if (correctsId !== null) await checkCorrected(tx, findingId, correctsId);
    await leaveRoom(tx, findingId);
    const device = describeUserAgent(userAgent ?? null);
    const [kept] = await tx
      .insert(crackReadings)
      .values({ findingId, ...ownerOf(actor), key, ...row, name, device })
      .returning({ id: crackReadings.id });
    if (!kept) throw new Error('PostgreSQL returned no row for an insert');
    const event = correctsId === null ? 'crack_read' : 'reading_corrected';
    if (wanted.nextOn !== undefined) await keepPlan(tx, actor, findingId, wanted.nextOn);
    await changingPhoto(tx, actor, defect, async () => {
      await judgeReadings(tx, findingId, { corrected: correctsId !== null });
      await keepWritten(tx, findingId, {
        from: 'reading',
        words: [...namesThatWarn(point), note].join('\n').trim(),
      });
    });
    await noteFinding(tx, actor, defect, event, { reading: kept.id, corrects: correctsId, readOn, device });
    await noteReopened(tx, { actor, id: findingId, ip }, defect);
  });
}

/** Sets the day on which a crack is to be read again; null takes it away. @throws AppError not_found */
export async function planReading(
  database: Database,
  actor: Member,
  findingId: number,
  nextOn: string | null,
  now = new Date(),
): Promise<void> {
  if (nextOn) refusePast('nextOn', nextOn, now);
  await database.transaction(async (tx) => {
    await findDefectTo('measure', tx, actor, findingId);
    await keepPlan(tx, actor, findingId, nextOn);
  });
}

async function keepPlan(tx: Queries, actor: Member, findingId: number, nextOn: string | null): Promise<void> {
  if (nextOn === null) await tx.delete(readingPlans).where(eq(readingPlans.findingId, findingId));
  else
    await tx
      .insert(readingPlans)
      .values({ findingId, ...ownerOf(actor), nextOn })
      .onConflictDoUpdate({ target: readingPlans.findingId, set: { nextOn } });
}

/**
 * What was read is a measured width, and what grows is a hazard: the finding is judged anew in the same transaction.
 * `corrected`: with a reason, which is kept, so that what the slip warned of goes with it.
 */
async function judgeReadings(
  tx: Queries,
  findingId: number,
  { corrected }: { corrected: boolean },
): Promise<void> {
  const { readings, series } = await readSeries(tx, findingId);
  const crackGrows = series.some(({ says }) => says === 'wider');
  const change = { crackGrows, widestReading: widestOf(readings, series) };
  await changeFindings(tx, eq(defects.id, findingId), change, { letGo: corrected });
}

function check({ readOn, instrument, mm, note, correctsId }: NewReading, today: string): void {
  if (readOn > today) throw wrong('readOn', 'Must not be in the future');
  if (readOn < READING_LIMITS.earliest) throw wrong('readOn', 'Check the year');
  const corrects = correctsId !== null && correctsId !== undefined;
  if (mm === null && !corrects) throw wrong('mm', 'Enter what it reads');
  if (mm !== null && instrument !== 'tell-tale' && mm < 0) throw wrong('mm', 'A width can’t be below 0');
  if (mm !== null && instrument === 'tell-tale' && mm > READING_LIMITS.movementMax) {
    throw wrong('mm', `Must be at most ${READING_LIMITS.movementMax} mm`);
  }
  if (corrects && note === '') throw wrong('note', 'Say why');
}

async function checkCorrected(tx: Queries, findingId: number, correctsId: number): Promise<void> {
  const ofFinding = eq(crackReadings.findingId, findingId);
  const [wrongOne] = await tx
    .select({ mm: crackReadings.mm })
    .from(crackReadings)
    .where(and(ofFinding, eq(crackReadings.id, correctsId)));
  if (!wrongOne) throw wrong('correctsId', 'Must be a reading of this finding');
  const [other] = await tx
    .select({ id: crackReadings.id })
    .from(crackReadings)
    .where(and(ofFinding, eq(crackReadings.correctsId, correctsId)));
  if (other)
    throw new AppError('conflict', { message: 'This reading was corrected before. Load the page again.' });
}

async function leaveRoom(tx: Queries, findingId: number): Promise<void> {
  const [there] = await tx
    .select({ readings: count() })
    .from(crackReadings)
    .where(eq(crackReadings.findingId, findingId));
  if ((there?.readings ?? 0) < READING_LIMITS.most) return;
  throw new AppError('conflict', { message: `A finding has at most ${READING_LIMITS.most} readings.` });
}
