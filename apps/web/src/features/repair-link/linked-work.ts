import type { LinkedWork } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, isRefusedPhoto, messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { appendPhoto, statementOf } from '../../browser/device-statement.ts';

addEndpoints(projectPageEndpoints);

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * What stands behind the '#', which browsers send to nobody: the secret, and the finding that a printed code names. Followed,
 * because a browser loads nothing anew where a new link is pasted over the one before.
 */
export function useLinkHere(): { secret: string; finding: number | undefined } {
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash);
  const [secret = '', finding = ''] = hash.slice(1).split('.');
  return { secret, finding: /^\d{1,9}$/.test(finding) ? Number(finding) : undefined };
}

export const carrying = (secret: string) => ({ 'x-repair-link': secret });

export type Work =
  | { state: 'loading' }
  /** Ended: no later try opens it. */
  | { state: 'failed'; message: string; ended: boolean }
  | { state: 'open'; work: LinkedWork };

/** What the link shows, and a way to read it anew. */
export function useLinkedWork(secret: string): [Work, () => Promise<void>] {
  const [work, setWork] = useState<Work>({ state: 'loading' });
  const load = useCallback(async () => {
    try {
      setWork({ state: 'open', work: await call('readRepairLink', { headers: carrying(secret) }) });
    } catch (error) {
      // What was read stays on screen where only the network is away.
      const ended = error instanceof ApiError && [404, 410].includes(error.status);
      const message = messageFor(error, 'Please try again in a moment.');
      setWork((before) => (before.state === 'open' && !ended ? before : { state: 'failed', message, ended }));
    }
  }, [secret]);
  useEffect(() => void load(), [load]);
  return [work, load];
}

type LinkStep = 'fix' | 'takeBackFix' | 'dispute' | 'comment';

export interface ToSend {
  findingId: number;
  revision: number;
  step: LinkStep;
  note: string;
  /** Under the same key each counts once, however often it is sent. */
  photos: readonly { file: File; key: string }[];
  key: string;
}

/**
 * Sends photos first and then the step, so that 'fixed' is never there without its photos. Tells of each that has arrived:
 * one that can't be used holds up no other, and the step waits until it is removed.
 */
export async function sendStep(
  secret: string,
  { findingId, photos, ...body }: ToSend,
  onArrived: (key: string) => void,
): Promise<void> {
  const params = { id: findingId };
  const headers = carrying(secret);
  const refused: string[] = [];
  for (const { file, key } of photos) {
    const form = new FormData();
    form.set('key', key);
    appendPhoto(form, file, file.name, await statementOf(file));
    try {
      await call('repairLinkUpload', { params, form, headers });
      onArrived(key);
    } catch (error) {
      if (!isRefusedPhoto(error)) throw error;
      refused.push(`${file.name}: ${messageFor(error, 'It can’t be used.')}`);
    }
  }
  if (refused.length > 0)
    throw new Error(`${refused.join(' ')} Remove ${refused.length === 1 ? 'it' : 'them'}, then send again.`);
  // Photos alone are a message of their own.
  if (body.step === 'comment' && body.note === '') return;
  await call('repairLinkStep', { params, body, headers });
}
