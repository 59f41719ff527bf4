/** Trials without an account, as browsers behind several addresses ask for them. */
import type { TrialResult, TrialState } from '@plumbline/contract';
import type { Person } from './person.ts';

let last = 0;

/** An address that no other test of this process comes from. */
export function newAddress(): string {
  last += 1;
  return `203.0.113.${last}`;
}

/** What a refusal says. */
type Refusal = { code?: string; message: string; alerts?: { kind: string }[] };

/** Sends a photo from this address. */
export function tryPhoto(person: Person, from: string, photo: Uint8Array, words = '', state = '') {
  const form = new FormData();
  form.set('defectDescription', words);
  if (state) form.set('state', state);
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  return person.call<TrialResult & Refusal>('POST', '/api/trial', {
    body: form,
    headers: { 'x-forwarded-for': from },
  });
}

/** What there is to be had, or was, from this address. */
export const readTrial = (person: Person, from: string) =>
  person.get<TrialState>('/api/trial', { 'x-forwarded-for': from });
