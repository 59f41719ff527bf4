import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, paging, timestamp } from '../basis/shapes.ts';

/** Everything that a trail tells. A new event needs a line here and words where it is shown, and no migration. */
export const TRAIL_EVENTS = [
  'photo_added',
  'photo_deleted',
  'photo_joined',
  'photo_left',
  'cover_changed',
  'photo_marked',
  'original_added',
  'original_taken',
  'voice_added',
  'voice_text_written',
  'voice_deleted',
  'finding_kept',
  'photos_judged',
  'judgement_kept',
  'judgement_declined',
  'finding_answered',
  'finding_measured',
  'crack_read',
  'reading_corrected',
  'finding_decided',
  'finding_corrected',
  'decision_withdrawn',
  'finding_moved_away',
  'finding_moved_here',
  'finding_deleted',
  'alert_closed',
  'alert_reopened',
  'alert_raised',
  'findings_brought_in',
  'repair_changed',
  'repair_commented',
  'repair_link_made',
  'repair_link_ended',
  'report_made',
  'report_bought',
  'report_deleted',
  'pack_made',
  'document_added',
  'document_deleted',
  'hold_set',
  'hold_lifted',
  'visit_begun',
  'visit_closed',
  'visit_reopened',
  'visit_deleted',
  'project_deleted',
] as const;
export type TrailEvent = (typeof TRAIL_EVENTS)[number];

const SUBJECTS = ['project', 'finding', 'photo', 'report', 'document', 'hold', 'visit', 'link'] as const;
export type TrailSubject = (typeof SUBJECTS)[number];

const trailEntry = z.object({
  /** 1, 2, 3 … within the project, without gaps. */
  sequence: z.int(),
  at: timestamp,
  /** One of TRAIL_EVENTS, or one of a later version. */
  event: z.string(),
  /** Whose doing it was: the project's owner, a link's holder, who runs this installation, or the server by itself. */
  by: z.enum(['owner', 'holder', 'administrator', 'system']),
  /** Empty for the system and for an account that is gone. */
  name: z.string(),
  subject: z.object({ kind: z.string(), id }),
  /** Of what it is about, as it was then. */
  subjectSha256: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Of this entry and, through the one before, of all before it. */
  sha256: z.string(),
});
export type TrailEntry = z.output<typeof trailEntry>;

const tag = 'Trail of a project';

export const trailEndpoints = {
  listTrail: endpoint({
    method: 'GET',
    path: '/api/projects/:id/trail',
    summary: 'What happened in a project, newest first: who, when, what, and the hash of each entry',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({ ...paging }),
    response: z.array(trailEntry),
    errors: ['not_found'],
  }),
  checkTrail: endpoint({
    method: 'GET',
    path: '/api/projects/:id/trail/check',
    summary: 'Compute every hash of a project’s trail again',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({
      entries: z.int(),
      /** The first entry that isn't what its hash says; null where all are in order. */
      brokenAt: z.nullable(z.int()),
      /** Of the newest entry; empty where there is none. */
      newestSha256: z.string(),
    }),
    errors: ['not_found'],
    limitPerMinute: 20,
    heavy: true,
  }),
};
