import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idText, paging, text, timestamp } from '../basis/shapes.ts';

/** Everything that the audit trail names. A feature that has something to record adds its line. */
export const AUDIT_ACTIONS = [
  'account_created',
  'account_deleted',
  'account_deletion_cancelled',
  'account_deletion_requested',
  'account_exported',
  'account_suspended',
  'account_unsuspended',
  'alert_closed',
  'alert_reopened',
  'announcement_sent',
  'api_key_made',
  'api_key_revoked',
  'data_exported',
  'data_imported',
  'credits_adjusted',
  'email_verified',
  'hazards_deleted',
  'invoice_records_expired',
  'job_retried',
  'mail_read',
  'mobile_token_reused',
  'model_version_activated',
  'password_changed',
  'password_reset',
  'password_reset_requested',
  'recovery_code_used',
  'recovery_codes_renewed',
  'retraining_requested',
  'training_photos_exported',
  'review_moderated',
  'role_changed',
  'second_factor_off',
  'second_factor_on',
  'session_ended',
  'sessions_ended',
  'signed_in',
  'signed_in_new_device',
  'sign_in_failed',
  'signed_out',
  'training_consent_given',
  'training_consent_withdrawn',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const auditEvent = z.object({
  id,
  at: timestamp,
  action: z.enum(AUDIT_ACTIONS),
  /** Who did it; null for the server itself, for someone signed out, and for an account that is gone. */
  actor: z.nullable(z.object({ id, email: z.string() })),
  /** Whose account it was done to. */
  subject: z.nullable(z.object({ id, email: z.string() })),
  detail: z.record(z.string(), z.unknown()),
  ip: z.nullable(z.string()),
});
export type AuditEvent = z.output<typeof auditEvent>;

export const auditEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit trail, newest first',
    tag: 'Administration',
    access: 'admin',
    query: z.object({
      ...paging,
      action: z.optional(z.enum(AUDIT_ACTIONS, 'Must be an action of the audit trail')),
      /** Only what this account did or what was done to it. */
      userId: z.optional(idText),
      /** Only what people did, or what was done to them, whose address holds this. */
      person: z.optional(text(254)),
    }),
    response: z.array(auditEvent),
  }),
};
