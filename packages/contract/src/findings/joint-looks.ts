import { SEVERITIES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, timestamp } from '../basis/shapes.ts';
import { engineResult } from './defects.ts';

/** What an answer of all photos costs, however many they are (decision 54). */
export const JOINT_LOOK_CREDITS = 1;
/** With fewer there is nothing to look at together. */
export const JOINT_LOOK_PHOTOS_MIN = 2;

/** What became of it: waits for the person, came to nothing, was kept or declined, or a newer one stands in its place. */
export const JOINT_LOOK_STATES = ['offered', 'unsettled', 'kept', 'declined', 'replaced'] as const;

const judgement = z.object({
  defectType: z.string(),
  /** Calibrated, 0–1. */
  confidence: z.number(),
  severity: z.enum(SEVERITIES),
});
export type Judgement = z.output<typeof judgement>;

const jointPhoto = z.object({
  photoId: id,
  fileName: z.string(),
  /** What this photo says by itself; null where it couldn't be used. */
  defectType: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  /** How much it counts beside the others, 0–1. */
  share: z.number(),
  votes: z.array(engineResult),
  /** Why it was left out, in people's words. */
  problem: z.nullable(z.string()),
});
export type JointPhoto = z.output<typeof jointPhoto>;

const jointLook = z.object({
  id,
  at: timestamp,
  state: z.enum(JOINT_LOOK_STATES),
  decidedAt: z.nullable(timestamp),
  charged: z.boolean(),
  photos: z.array(jointPhoto),
  /** What the panel had said before. */
  before: judgement,
  after: judgement,
  /** How many engines agree; one counts once, on however many photos. */
  agreement: z.string(),
  /** The photo that shows it best; null once it was deleted. */
  bestPhotoId: z.nullable(id),
});
export type JointLook = z.output<typeof jointLook>;

/** Events of the stream: after each vote, and after each photo. `error` carries the error body. */
const jointLookEvents = {
  progress: z.object({ photo: z.int(), of: z.int(), votes: z.int(), engines: z.int() }),
  result: z.object({ look: jointLook, remainingCredits: z.int() }),
};
export type JointLookProgress = z.output<typeof jointLookEvents.progress>;
export type JointLookResult = z.output<typeof jointLookEvents.result>;

const tag = 'Photos of a finding';

export const jointLookEndpoints = {
  listJointLooks: endpoint({
    method: 'GET',
    path: '/api/defects/:id/joint-looks',
    summary: 'Answers of the panel on all photos of a finding together, newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(jointLook),
    errors: ['not_found'],
  }),
  lookTogether: endpoint({
    method: 'POST',
    path: '/api/defects/:id/joint-looks',
    summary:
      'Have the panel vote on all photos of a finding together, for one credit. Send an Idempotency-Key to make retries safe',
    tag,
    access: 'session',
    params: idParams,
    response: jointLookEvents.result,
    errors: [
      'not_found',
      'conflict',
      'insufficient_credits',
      'unusable_photo',
      'still_running',
      'key_reused',
      'busy',
      'analysis_failed',
    ],
    limitPerMinute: 20,
    heavy: true,
  }),
  decideJointLook: endpoint({
    method: 'PATCH',
    path: '/api/defects/:id/joint-looks/:lookId',
    summary: 'Keep or decline the panel’s answer on all photos of a finding',
    tag,
    access: 'session',
    params: z.extend(idParams, { lookId: idParams.shape.id }),
    body: z.object({
      keep: z.boolean('Must be true or false'),
      /** Makes the photo that shows it best the cover. */
      cover: z._default(z.optional(z.boolean('Must be true or false')), false),
    }),
    response: z.array(jointLook),
    errors: ['not_found', 'conflict'],
  }),
};
