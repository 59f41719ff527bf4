import { OUTCOMES, STATE_CODES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { id, text, timestamp } from '../basis/shapes.ts';
import { defect } from './defects.ts';

/** The result of a trial: a finding that belongs to nobody yet, so it has no id and no project. */
const trialResult = z.object({
  outcome: z.enum(OUTCOMES),
  defectType: z.string(),
  /** Calibrated, 0–1. */
  confidence: z.number(),
  /** Dangers to people, the most urgent first. */
  alerts: z.array(alert),
  defect: z.omit(defect, { id: true, projectId: true, number: true }),
  /** When photo and result are deleted, unless an account takes them; null where one has. */
  keptUntil: z.nullable(timestamp),
  /** Whether it was the day's trial: doubt, or a photo of no building, leaves that for another photo. */
  spent: z.boolean(),
});
export type TrialResult = z.output<typeof trialResult>;

const trialState = z.object({
  /** Whether this device and this address may try a photo now. */
  available: z.boolean(),
  /** When they may, where they may not. */
  availableFrom: z.nullable(timestamp),
  /** It still runs, and its result goes to the account that this device signed up for meanwhile. */
  arriving: z.boolean(),
  /** Its result is in the account that this device signed up for. */
  arrived: z.boolean(),
  /** What this device tried today. */
  result: z.nullable(trialResult),
});

export type TrialState = z.output<typeof trialState>;

/** Where the result of the trial is that this account began with; null where there was none, or it is gone. */
const keptTrial = z.object({
  kept: z.nullable(z.object({ findingId: id, project: z.string() })),
});

const tag = 'Trial';

export const trialEndpoints = {
  tryPhoto: endpoint({
    method: 'POST',
    path: '/api/trial',
    summary:
      'Analyse one photo without an account: one answer a day for a device and an address, kept for a day',
    tag,
    access: 'public',
    file: 'image',
    form: z.object({
      defectDescription: z._default(z.optional(text(LIMITS.contextMax)), ''),
      /** Where the building is; rules, warranties and authorities go by it. */
      state: z.optional(z.enum(STATE_CODES, 'Must be a state or territory such as NSW')),
    }),
    response: trialResult,
    errors: [
      'trial_used',
      'too_large',
      'unsupported_type',
      'unusable_photo',
      'upload_failed',
      'still_running',
      'busy',
      'analysis_failed',
    ],
    limitPerHour: 20,
    heavy: true,
  }),
  readTrial: endpoint({
    method: 'GET',
    path: '/api/trial',
    summary: 'The trial of this device: its result, or whether there is one to be had',
    tag,
    access: 'public',
    response: trialState,
    limitPerMinute: 60,
  }),
  readKeptTrial: endpoint({
    method: 'GET',
    path: '/api/trial/kept',
    summary: 'The finding that the trial before sign-up became',
    tag,
    access: 'session',
    response: keptTrial,
    limitPerMinute: 60,
  }),
  trialPhoto: endpoint({
    method: 'GET',
    path: '/api/trial/photo',
    summary: 'The photo of this device’s trial',
    tag,
    access: 'public',
    response: 'binary',
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
};
