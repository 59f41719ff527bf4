import type { ErrorBody, TrialResult } from '@plumbline/contract';
import { useEffect, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';

export type Trial =
  | { phase: 'checking' | 'ready' | 'running' }
  /** Another one may be tried from `from` on. */
  | { phase: 'used'; from: string | null }
  | { phase: 'failed'; message: string; alerts: NonNullable<ErrorBody['alerts']> }
  | { phase: 'done'; result: TrialResult };

/** What this device's trial has come to: a result of today other than `known`, or room for one. */
async function readTrial(known: TrialResult | null = null): Promise<Trial> {
  const { available, availableFrom, result } = await call('readTrial');
  if (result && result.keptUntil !== known?.keptUntil) return { phase: 'done', result };
  return available ? { phase: 'ready' } : { phase: 'used', from: availableFrom };
}

export function useTrial() {
  const [trial, setTrial] = useState<Trial>({ phase: 'checking' });
  /** The doubtful result that another photo is tried after: it is no answer to that one. */
  const [doubtful, setDoubtful] = useState<TrialResult | null>(null);

  useEffect(() => {
    let current = true;
    // Where nobody answers, the form stays: sending says what is wrong.
    void readTrial()
      .catch((): Trial => ({ phase: 'ready' }))
      .then((known) => (current ? setTrial(known) : undefined));
    return () => {
      current = false;
    };
  }, []);

  const send = async (photo: File, words: string, state: string) => {
    setTrial({ phase: 'running' });
    const form = new FormData();
    // The words first: a refused photo is then answered with what they warn of.
    form.append('defectDescription', words);
    if (state) form.append('state', state);
    form.append('image', photo, photo.name);
    try {
      setTrial({ phase: 'done', result: await call('tryPhoto', { form }) });
    } catch (error) {
      setTrial(await afterFailure(error, doubtful));
    }
  };
  const again = () => {
    if (trial.phase === 'done') setDoubtful(trial.result);
    setTrial({ phase: 'ready' });
  };
  return { trial, send, again };
}

/** An answer that was lost may have been a result all the same. */
async function afterFailure(error: unknown, doubtful: TrialResult | null): Promise<Trial> {
  const code = error instanceof ApiError ? error.code : '';
  const lost = error instanceof ApiError && error.status === 0;
  const known = code === 'trial_used' || lost ? await readTrial(doubtful).catch(() => null) : null;
  if (known && known.phase !== 'ready') return known;
  return {
    phase: 'failed',
    message: messageFor(error, 'We couldn’t analyse this photo. Please try again.'),
    alerts: error instanceof ApiError ? error.alerts : [],
  };
}
