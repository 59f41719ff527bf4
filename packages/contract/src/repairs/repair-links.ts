import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { REPAIR_ACTIONS, REPAIR_STATES } from '../actions/repair-actions.ts';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, revision, success, text, timestamp, VISIBLE } from '../basis/shapes.ts';
import { deviceStatement } from '../photos/device-statement.ts';
import { recording } from '../photos/voice-notes.ts';
import { dueDay, REPAIR_LIMITS, repairEntry, repairKey, repairNote } from './repairs.ts';

export const REPAIR_LINK_LIMITS = {
  findingsMax: 100,
  daysMax: 90,
  daysUsual: 30,
  /** Links of one project, ended ones included. */
  linksMax: 300,
  /** Photos that come in through one link. */
  photosMax: 60,
} as const;

/** The header that carries a link's secret; it never stands in an address that a server writes down. */
export const REPAIR_LINK_HEADER = 'x-repair-link';

const repairLink = z.object({
  id,
  projectId: id,
  name: z.string(),
  contact: z.string(),
  findingIds: z.array(id),
  /** Whoever opens it hears what was said with its photos. */
  voices: z.boolean(),
  /** Whoever opens it reads what was written of its findings. */
  words: z.boolean(),
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: z.nullable(timestamp),
  openedAt: z.nullable(timestamp),
});
export type RepairLink = z.output<typeof repairLink>;

const linkedPhoto = z.object({
  id,
  width: z.int(),
  height: z.int(),
  /** What was said with it, where the link lets it be heard. */
  voice: z.nullable(recording),
});
export type LinkedPhoto = z.output<typeof linkedPhoto>;

/** Behind the '#' of a link's address: its secret, and the finding that a printed code opens. */
export const repairLinkHash = (secret: string, findingId?: number) =>
  findingId === undefined ? secret : `${secret}.${findingId}`;

/** One finding as who holds a link sees it. */
const linkedFinding = z.object({
  id,
  number: z.int(),
  title: z.string(),
  /** What it is and what was written of it; empty where the link doesn't show words. */
  description: z.string(),
  location: z.string(),
  place: z.string(),
  severity: z.string(),
  alerts: z.array(alert),
  /** What to do, the most pressing first. */
  actions: z.array(z.string()),
  photos: z.array(linkedPhoto),
  plan: z.nullable(z.object({ name: z.string(), pin: z.int(), x: z.number(), y: z.number() })),
  state: z.enum(REPAIR_STATES),
  revision: z.int(),
  dueOn: z.nullable(z.string()),
  entries: z.array(z.extend(repairEntry, { photos: z.array(linkedPhoto) })),
  ...permissionFields(REPAIR_ACTIONS),
});
export type LinkedFinding = z.output<typeof linkedFinding>;

const linkedWork = z.object({
  name: z.string(),
  from: z.string(),
  project: z.string(),
  address: z.string(),
  message: z.string(),
  expiresAt: timestamp,
  findings: z.array(linkedFinding),
});
export type LinkedWork = z.output<typeof linkedWork>;

const tag = 'Links for tradespeople';

export const repairLinkEndpoints = {
  makeRepairLink: endpoint({
    method: 'POST',
    path: '/api/projects/:id/repair-links',
    summary:
      'Make a private link to a few findings for somebody without an account; its secret is answered once',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      findingIds: z
        .array(id)
        .check(
          z.minLength(1, 'Choose at least one finding'),
          z.maxLength(REPAIR_LINK_LIMITS.findingsMax, `At most ${REPAIR_LINK_LIMITS.findingsMax} findings`),
        ),
      name: text(REPAIR_LIMITS.nameMax).check(z.regex(VISIBLE, 'Enter a name')),
      contact: z._default(z.optional(text(200)), ''),
      message: z._default(z.optional(text(1000)), ''),
      /** For the findings that it assigns; left out, each gets the trade and the day that are suggested for it. */
      trade: z.optional(text(REPAIR_LIMITS.nameMax)),
      dueOn: z.optional(z.nullable(dueDay)),
      /** Whether what was said with the photos may be heard. */
      voices: z._default(z.optional(z.boolean()), false),
      /** Whether what was written of the findings may be read. */
      words: z._default(z.optional(z.boolean()), false),
      days: z
        .int('Must be a whole number')
        .check(z.minimum(1, 'At least 1 day'), z.maximum(REPAIR_LINK_LIMITS.daysMax, 'At most 90 days')),
    }),
    response: z.object({ link: repairLink, address: z.string() }),
    status: 201,
    errors: ['not_found', 'conflict'],
    limitPerMinute: 30,
  }),
  listRepairLinks: endpoint({
    method: 'GET',
    path: '/api/projects/:id/repair-links',
    summary: 'The links of a project, the newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(repairLink),
    errors: ['not_found'],
  }),
  revokeRepairLink: endpoint({
    method: 'POST',
    path: '/api/repair-links/:id/revoke',
    summary: 'End a link at once',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};

/** What the page of a link calls. The secret stands in the header `x-repair-link`. */
export const linkedWorkEndpoints = {
  readRepairLink: endpoint({
    method: 'GET',
    path: '/api/repair-link',
    summary: 'What a link shows: its findings and what was said of them through it',
    tag,
    access: 'public',
    response: linkedWork,
    errors: ['not_found', 'link_expired'],
    limitPerMinute: 60,
  }),
  repairLinkPhoto: endpoint({
    method: 'GET',
    path: '/api/repair-link/photos/:id',
    summary: 'A copy of a photo that a link shows, without the data of its camera',
    tag,
    access: 'public',
    params: idParams,
    response: 'binary',
    errors: ['not_found', 'link_expired'],
    limitPerMinute: 300,
  }),
  repairLinkVoice: endpoint({
    method: 'GET',
    path: '/api/repair-link/photos/:id/voice',
    summary: 'What was said with a photo that a link shows, where its owner lets it be heard',
    tag,
    access: 'public',
    params: idParams,
    response: 'binary',
    errors: ['not_found', 'link_expired'],
    limitPerMinute: 60,
  }),
  repairLinkPlan: endpoint({
    method: 'GET',
    path: '/api/repair-link/findings/:id/plan',
    summary: 'The page of the plan on which a finding of a link is pinned',
    tag,
    access: 'public',
    params: idParams,
    response: 'binary',
    errors: ['not_found', 'link_expired'],
    limitPerMinute: 120,
  }),
  repairLinkWorkOrder: endpoint({
    method: 'GET',
    path: '/api/repair-link/work-order',
    summary: 'What a link shows that isn’t done, to print: a PDF with a code for each finding',
    tag,
    access: 'public',
    response: 'binary',
    errors: ['not_found', 'link_expired', 'conflict', 'busy'],
    limitPerMinute: 6,
    limitPerHour: 30,
    heavy: true,
  }),
  repairLinkStep: endpoint({
    method: 'POST',
    path: '/api/repair-link/findings/:id/steps',
    summary: 'Say by a link that a finding is fixed or disputed, take that back, or comment',
    tag,
    access: 'public',
    params: idParams,
    body: z.object({
      step: z.enum(['fix', 'takeBackFix', 'dispute', 'comment'], 'Must be a step of a repair'),
      key: repairKey,
      revision,
      note: repairNote,
    }),
    response: success,
    errors: ['not_found', 'link_expired', 'conflict', 'forbidden'],
    limitPerMinute: 30,
    limitPerHour: 300,
  }),
  repairLinkUpload: endpoint({
    method: 'POST',
    path: '/api/repair-link/findings/:id/photos',
    summary: 'Add a photo to a finding by a link; the same key again adds no other',
    tag,
    access: 'public',
    params: idParams,
    file: 'image',
    form: z.object({ key: repairKey, ...deviceStatement }),
    response: success,
    status: 201,
    errors: [
      'not_found',
      'link_expired',
      'conflict',
      'too_large',
      'unsupported_type',
      'unusable_photo',
      'upload_failed',
    ],
    limitPerMinute: 20,
    limitPerHour: 120,
    heavy: true,
  }),
};
