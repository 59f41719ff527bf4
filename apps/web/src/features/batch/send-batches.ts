import { type Batch, LIMITS } from '@plumbline/contract';
import { isRefusedPhoto, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { appendPhoto, statementOf } from '../../browser/device-statement.ts';
import { smallerCopy } from '../capture/shrink-photo.ts';
import { keepOriginal, placeOriginal } from '../originals/original-store.ts';
import { alone } from './alone.ts';
import {
  batchesChanged,
  canTakeBack,
  changeKeptBatch,
  dropEmptyBatch,
  dropPhoto,
  type KeptBatch,
  type KeptPhoto,
  listKeptBatches,
  listKeptPhotos,
  readKeptBatch,
  readKeptPhoto,
  setPhotoPlace,
  setPhotoProblem,
  settleFewer,
  settleLimit,
} from './batch-store.ts';
import { leaveOutKnown } from './leave-out-known.ts';
import { isPassing, patiently, statusOf } from './patiently.ts';
import { placeVoices } from './voice-store.ts';
import './add-endpoints.ts';

/** Photos on their way at once: one fills the line while the server reads the other. */
const LANES = 3;

/** Sends what lies here, batch by batch, until nothing is left, `signal` ends it or somebody has to sign in. */
export async function sendBatches(userId: number, signal: AbortSignal): Promise<void> {
  for (const { key } of await listKeptBatches(userId)) {
    if (signal.aborted) return;
    await alone(key, () => sendBatch(key, signal));
  }
}

async function sendBatch(key: string, signal: AbortSignal): Promise<void> {
  const lying = await settleCount(key);
  if (!lying || lying.problem !== null || isUnsaid(lying)) return;
  const counted = lying.countIsNew ? await patiently(signal, () => tellFewer(lying)) : lying;
  if (!counted || counted.paused) return;
  const batch = counted.unchecked ? await patiently(signal, () => checkKnown(counted)) : counted;
  if (!batch) return;
  // A tab that was closed before the first was copied: there is nothing to begin.
  if (!batch.camera && batch.serverId === null && (await listKeptPhotos(key)).length === 0) {
    return dropEmptyBatch(key);
  }
  const begun = await patiently(signal, () => begin(batch));
  if (begun === undefined) return;
  const left = await listKeptPhotos(key);
  const open = left.filter((photo) => photo.problem === null && !canTakeBack(photo));
  for (const { canTakeBackUntil = 0 } of left.filter(canTakeBack)) lookAgainAt(canTakeBackUntil);
  const goOn = async () => {
    const now = await readKeptBatch(key);
    return now !== undefined && !now.paused && now.problem === null && !signal.aborted;
  };
  const lane = async (): Promise<void> => {
    for (let photo = open.shift(); photo; photo = open.shift()) {
      if (!(await goOn())) return;
      await sendPhoto(batch, begun, photo.key, signal);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (signal.aborted) return;
  // What was said of a visit's credits is kept for its next photo.
  if (!batch.camera) await dropEmptyBatch(key);
}

/** Nobody has said yet what the visit may spend: its photos stay here. */
const isUnsaid = ({ camera, creditLimit }: KeptBatch) => camera === true && typeof creditLimit !== 'number';

/** The camera's last photo is sent once it can't be taken back any more. */
function lookAgainAt(time: number): void {
  setTimeout(batchesChanged, Math.max(0, time - Date.now()) + 50);
}

/** A tab that was closed while it copied has kept some: those are the batch now. */
async function settleCount(key: string): Promise<KeptBatch | undefined> {
  const batch = await readKeptBatch(key);
  if (!batch || batch.gathered) return batch;
  const photoCount = (await listKeptPhotos(key)).length;
  const changes = { gathered: true, photoCount, cutShort: batch.photoCount - photoCount };
  await changeKeptBatch(key, changes);
  return { ...batch, ...changes };
}

/** What was chosen without a network is left out now where the project has it. */
async function checkKnown(batch: KeptBatch): Promise<KeptBatch | undefined> {
  // Where the server begins no batch for it either, that says why.
  const before = await leaveOutKnown(batch).catch((error: unknown) => {
    if (isPassing(error) || statusOf(error) === 401) throw error;
    return 0;
  });
  await changeKeptBatch(batch.key, { unchecked: false, photoCount: batch.photoCount - before });
  await dropEmptyBatch(batch.key);
  return readKeptBatch(batch.key);
}

/** Tells the server that photos were discarded here. The batch as it is then; undefined where none of it is left here. */
async function tellFewer({ key, serverId, photoCount }: KeptBatch): Promise<KeptBatch | undefined> {
  try {
    if (serverId !== null) {
      const body = photoCount > 0 ? { photoCount } : { state: 'cancelled' as const };
      await call('changeBatch', { params: { id: serverId }, body });
    }
  } catch (error) {
    // Of a batch that is gone there is nothing to tell.
    if (statusOf(error) !== 404) throw error;
  }
  await settleFewer(key, photoCount);
  await dropEmptyBatch(key);
  return readKeptBatch(key);
}

/** The server's number of a batch; undefined, with the reason kept, where the server won't have it. */
async function begin(batch: KeptBatch): Promise<number | undefined> {
  if (batch.serverId !== null && !batch.limitIsNew) return batch.serverId;
  const { key, photoCount, analyse, stages, projectId, visitId, creditLimit } = batch;
  const camera = batch.camera ? { camera: { visitId, creditLimit: creditLimit ?? 0 } } : {};
  try {
    const begun = await call('beginBatch', {
      params: { id: projectId },
      body: { key, photoCount: photoCount || 1, analyse, stageOfWorks: stages.join(','), ...camera },
    });
    await changeKeptBatch(key, { serverId: begun.id });
    if (batch.limitIsNew) await tellLimit(key, begun);
    return begun.id;
  } catch (error) {
    if (isPassing(error) || statusOf(error) === 401) throw error;
    await changeKeptBatch(key, { problem: messageFor(error, 'These photos weren’t accepted.') });
    return undefined;
  }
}

/** The batch may have begun on another device, with another limit: what was said here last counts. */
async function tellLimit(key: string, { id, creditLimit: before }: Batch): Promise<void> {
  // As it is by now: it may have been said anew while the line was dead.
  const { creditLimit } = (await readKeptBatch(key)) ?? {};
  if (typeof creditLimit !== 'number') return;
  if (creditLimit !== before) await call('changeBatch', { params: { id }, body: { creditLimit } });
  await settleLimit(key, creditLimit);
}

async function sendPhoto(
  batch: KeptBatch,
  serverId: number,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const photo = await readKeptPhoto(key);
  if (!photo || canTakeBack(photo)) return;
  try {
    const { file, name } = await readyToSend(photo);
    const statement = await statementOf(file, batch.camera ? photo.at : batch.keptAt);
    await keepOriginal(batch.userId, file, statement);
    const placeId = photo.placeId === undefined ? batch.placeId : photo.placeId;
    const sent = await patiently(signal, () => {
      const form = new FormData();
      form.append('key', key);
      if (batch.visitId) form.append('visitId', String(batch.visitId));
      if (placeId) form.append('placeId', String(placeId));
      appendPhoto(form, file, name, batch.camera ? { ...statement, source: 'in_app' } : statement);
      return call('addToBatch', { params: { id: serverId }, form, signal });
    });
    if (!sent || signal.aborted) return;
    await placeVoices(key, sent.photoId);
    await placeOriginal(batch.userId, statement.originalSha256, sent.photoId);
    await dropPhoto(key);
  } catch (error) {
    if (signal.aborted || statusOf(error) === 401) return;
    // A room that was deleted meanwhile: the photo is worth more than where it was filed.
    if (statusOf(error) === 404 && photo.placeId) {
      await setPhotoPlace(key, null);
      return sendPhoto(batch, serverId, key, signal);
    }
    const problem = messageFor(error, 'This photo couldn’t be sent.');
    // The project is gone, or somebody cancelled the batch elsewhere: that is about all of them.
    if (statusOf(error) === 404) await changeKeptBatch(batch.key, { problem });
    else await setPhotoProblem(key, problem, isRefusedPhoto(error));
  }
}

let shrinking: Promise<unknown> = Promise.resolve();

/** The photo as it may be sent. One at a time is made smaller: its pixels are all in memory then. */
async function readyToSend({ file, fileName }: KeptPhoto): Promise<{ file: Blob; name: string }> {
  if (file.size <= LIMITS.uploadBytes) return { file, name: fileName };
  const smaller = shrinking.then(() => smallerCopy(new File([file], fileName, { type: file.type })));
  shrinking = smaller.catch(() => undefined);
  const { file: made } = await smaller;
  return { file: made, name: made.name };
}
