import * as z from 'zod/mini';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { clientKey, idParams, text, timestamp } from '../basis/shapes.ts';

/** What one recording may be. */
export const VOICE_LIMITS = {
  /** A browser stops here. */
  seconds: 120,
  /** What its last piece may be longer, in milliseconds. */
  slackMs: 3_000,
  bytes: 4 * 1024 * 1024,
  text: 4_000,
} as const;

/** What browsers record: Opus in WebM, AAC or Opus in MP4. */
export const VOICE_TYPES = ['audio/webm', 'audio/mp4'] as const;
export type VoiceType = (typeof VOICE_TYPES)[number];

/**
 * Where the text comes from. `none`: there is none. `waiting`: a hosted model writes it. `machine`: it has written it, and
 * nobody has confirmed it. `person`: somebody wrote or confirmed it. `failed`: the model couldn't.
 */
export const VOICE_TEXT_STATES = ['none', 'waiting', 'machine', 'person', 'failed'] as const;

/** What somebody who may hear a recording needs. */
export const recording = z.object({
  type: z.enum(VOICE_TYPES),
  /** As the server read it from the recording. */
  durationMs: z.int(),
  /** Beside a photo of a repair or a link only what a person wrote or confirmed. */
  text: z.string(),
});
export type Recording = z.output<typeof recording>;

/** What somebody said with a photo. */
export const voiceNote = z.extend(recording, {
  sha256: z.string(),
  createdAt: timestamp,
  textState: z.enum(VOICE_TEXT_STATES),
  /** Hazards that its text speaks of: suggestions, until somebody has confirmed the text. */
  alerts: z.array(alert),
});
export type VoiceNote = z.output<typeof voiceNote>;

const tag = 'Voice notes';

export const voiceEndpoints = {
  addVoiceNote: endpoint({
    method: 'POST',
    path: '/api/photos/:id/voice',
    summary: 'Add a recording of up to two minutes to a photo; the same key again answers with the same note',
    tag,
    access: 'session',
    params: idParams,
    file: 'audio',
    form: z.object({ key: clientKey, text: z.optional(text(VOICE_LIMITS.text)) }),
    response: voiceNote,
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused', 'too_large', 'unsupported_type', 'upload_failed'],
    limitPerMinute: 60,
    heavy: true,
  }),
  voiceAudio: endpoint({
    method: 'GET',
    path: '/api/photos/:id/voice',
    summary: 'The recording of a photo, as it came',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
  }),
  writeVoiceText: endpoint({
    method: 'PUT',
    path: '/api/photos/:id/voice/text',
    summary: 'Write or confirm the text of a recording: from then on it counts as this person’s words',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ text: text(VOICE_LIMITS.text) }),
    response: voiceNote,
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
  deleteVoiceNote: endpoint({
    method: 'DELETE',
    path: '/api/photos/:id/voice',
    summary: 'Delete the recording of a photo with its text',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
};
