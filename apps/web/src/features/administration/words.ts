import type { AuditAction, MailKind } from '@plumbline/contract';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { MailState } from './queries.ts';

/** What each event of the audit trail is called. */
export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = {
  account_created: 'Account created',
  account_deleted: 'Account deleted',
  account_deletion_cancelled: 'Deletion called off',
  account_deletion_requested: 'Deletion asked for',
  account_exported: 'Own data exported',
  account_suspended: 'Account suspended',
  account_unsuspended: 'Suspension lifted',
  alert_closed: 'Hazard alert closed',
  alert_reopened: 'Hazard alert opened again',
  announcement_sent: 'Announcement sent',
  api_key_made: 'API key made',
  api_key_revoked: 'API key revoked',
  credits_adjusted: 'Credits adjusted',
  data_exported: 'Installation exported',
  data_imported: 'Data brought in',
  email_verified: 'Email confirmed',
  invoice_records_expired: 'Invoice records expired',
  mail_read: 'Mail read',
  mobile_token_reused: 'Mobile sign-in ended: its token came twice',
  model_version_activated: 'Model version activated',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  password_reset_requested: 'Password reset asked for',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes renewed',
  retraining_requested: 'Training asked for',
  review_moderated: 'Review moderated',
  role_changed: 'Role changed',
  second_factor_off: 'Second factor off',
  second_factor_on: 'Second factor on',
  session_ended: 'Session ended',
  sessions_ended: 'Sessions ended',
  sign_in_failed: 'Sign-in failed',
  signed_in: 'Signed in',
  signed_in_new_device: 'Signed in from a new device',
  signed_out: 'Signed out',
  training_consent_given: 'Consent to learning given',
  training_consent_withdrawn: 'Consent to learning withdrawn',
};

export const MAIL_WORDS: Readonly<Record<MailKind, string>> = {
  account_deletion: 'Account deletion',
  account_moved: 'Account moved in',
  analysis_complete: 'Analysis complete',
  contact_message: 'Contact message',
  deletion_cancelled: 'Deletion called off',
  deletion_reminder: 'Reminder of a deletion',
  marketing: 'Marketing',
  new_device: 'New device',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  report_generated: 'Report generated',
  second_factor_changed: 'Second factor changed',
  system_update: 'System update',
  verify_email: 'Email confirmation',
  weekly_digest: 'Weekly digest',
};

export const MAIL_STATE_WORDS: Readonly<Record<MailState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
  given_up: { label: 'Given up', tone: 'poor' },
};
