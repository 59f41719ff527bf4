import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { idParams, idText, ticketQuery, timestamp } from '../basis/shapes.ts';

const tag = 'Evidence';

/** Packs of a project's evidence, and the keys that they are signed with. */
export const evidenceEndpoints = {
  askForPack: endpoint({
    method: 'POST',
    path: '/api/projects/:id/evidence-pack',
    summary: 'An address, good for five minutes, of a project’s evidence pack. The trail records it',
    tag,
    access: 'session',
    params: idParams,
    /** Originals show what was blurred in the copies. */
    body: z.object({ originals: z.boolean() }),
    response: z.object({ url: z.string() }),
    errors: ['not_found', 'forbidden'],
    limitPerMinute: 5,
  }),
  downloadPack: endpoint({
    method: 'GET',
    path: '/api/projects/:id/evidence-pack',
    summary: 'Photos, reports, trail and a signed list of their hashes, as a zip',
    tag,
    access: 'session',
    params: idParams,
    query: ticketQuery,
    response: 'binary',
    errors: ['not_found', 'link_expired', 'busy'],
    limitPerMinute: 5,
    heavy: true,
  }),
  /** Whoever has the file may ask: its hash says so. */
  reportStanding: endpoint({
    method: 'GET',
    path: '/api/report-standing',
    summary:
      'Whether a report’s PDF, by its SHA-256, is the newest version, and whether the report still stands',
    tag,
    access: 'public',
    query: z.object({
      project: idText,
      report: idText,
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 as 64 hexadecimal digits')),
    }),
    /** The newest version that was made; null where the report was deleted. */
    response: z.object({ newest: z.nullable(z.int()) }),
    errors: ['not_found'],
    limitPerMinute: 30,
  }),
  listSigningKeys: endpoint({
    method: 'GET',
    path: '/api/signing-keys',
    summary: 'The public keys of this installation’s evidence packs, as Ed25519 keys in base64url',
    tag,
    access: 'public',
    response: z.array(z.object({ publicKey: z.string(), createdAt: timestamp })),
    limitPerMinute: 60,
  }),
  listSigningCertificates: endpoint({
    method: 'GET',
    path: '/api/signing-certificates',
    summary: 'The certificates that this installation signs reports with, in PEM, the newest first',
    tag,
    access: 'public',
    response: z.array(
      z.object({ certificate: z.string(), sha256: z.string(), validFrom: timestamp, validTo: timestamp }),
    ),
    limitPerMinute: 60,
  }),
};
