import { STATE_CODES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { text, ticketQuery, timestamp } from '../basis/shapes.ts';
import { displayName, user } from './accounts.ts';

export const PHOTO_BYTES = 2 * 1024 * 1024;
/** What people do with buildings; it suggests what a report is called. */
export const WORK = ['inspector', 'builder', 'trade', 'owner', 'tenant', 'strata'] as const;
export type Work = (typeof WORK)[number];
export const THEMES = ['system', 'light', 'dark'] as const;

const website = z.pipe(
  text(300),
  z
    .string()
    .check(
      z.refine(
        (value) => value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
        'Please enter a valid URL',
      ),
    ),
);

/** What people say of themselves; the address isn't changed here. */
export const profileInput = z.object({
  displayName,
  phone: text(40),
  location: text(200),
  bio: text(500, 'Bio must be less than 500 characters'),
  website,
});
export type ProfileInput = z.input<typeof profileInput>;

const profile = z.object({
  displayName: z.string(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  website: z.string(),
});
export type Profile = z.output<typeof profile>;

const notificationSettings = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  analysisComplete: z.boolean(),
  reportGenerated: z.boolean(),
  repairAnswers: z.boolean(),
  repairReminders: z.boolean(),
  systemUpdates: z.boolean(),
  marketingEmails: z.boolean(),
  weeklyDigest: z.boolean(),
});

const look = {
  theme: z.enum(THEMES),
  /** Where this person mostly inspects: new projects start with it, and the assistant takes it for granted. */
  state: z.nullable(z.enum(STATE_CODES)),
  work: z.nullable(z.enum(WORK)),
};

export const preferences = z.extend(notificationSettings, {
  ...look,
  /** Whether the welcome was finished or skipped. */
  welcomed: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

/** What holds for an account that hasn't set anything. */
export const UNSET_PREFERENCES: Preferences = {
  theme: 'system',
  state: null,
  work: null,
  welcomed: false,
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  analysisComplete: true,
  reportGenerated: true,
  repairAnswers: true,
  repairReminders: true,
  systemUpdates: true,
  marketingEmails: false,
  weeklyDigest: false,
};

const tag = 'Account settings';

export const accountSettingsEndpoints = {
  readProfile: endpoint({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'What this account says of its owner',
    tag,
    access: 'session',
    response: profile,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/account/profile',
    summary: 'Change the profile',
    tag,
    access: 'session',
    body: profileInput,
    response: profile,
    limitPerMinute: 30,
  }),
  readPhoto: endpoint({
    method: 'GET',
    path: '/api/account/photo',
    summary: 'The profile photo, to its owner alone',
    tag,
    access: 'session',
    response: 'binary',
    errors: ['not_found'],
  }),
  setPhoto: endpoint({
    method: 'POST',
    path: '/api/account/photo',
    summary: 'A new profile photo: JPG, PNG or GIF, at most 2 MB',
    tag,
    access: 'session',
    file: 'photo',
    response: user,
    errors: ['too_large', 'unsupported_type', 'upload_failed'],
    limitPerMinute: 20,
    heavy: true,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/api/account/photo',
    summary: 'Remove the profile photo',
    tag,
    access: 'session',
    response: user,
  }),
  readPreferences: endpoint({
    method: 'GET',
    path: '/api/account/preferences',
    summary: 'How the product looks and which messages come',
    tag,
    access: 'session',
    response: preferences,
  }),
  savePreferences: endpoint({
    method: 'PATCH',
    path: '/api/account/preferences',
    summary: 'Change preferences; what is left out stays',
    tag,
    access: 'session',
    body: z.partial(preferences),
    response: preferences,
    limitPerMinute: 60,
  }),
};

/** A password that is asked for again before something that matters. */
const password = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'This isn’t your current password'));

export const accountDataEndpoints = {
  askForExport: endpoint({
    method: 'POST',
    path: '/api/account/export',
    summary: 'An address, good for five minutes, to download everything that this account holds',
    tag,
    access: 'session',
    body: z.object({ password }),
    response: z.object({ url: z.string() }),
    limitPerMinute: 5,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that this account holds, as a zip: data as JSON, photos, reports',
    tag,
    access: 'session',
    query: ticketQuery,
    response: 'binary',
    errors: ['link_expired', 'busy'],
    limitPerMinute: 5,
    heavy: true,
  }),
  askForDeletion: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Delete this account in 30 days',
    tag,
    access: 'session',
    body: z.object({ password }),
    response: z.object({ deletionDueAt: timestamp }),
    errors: ['conflict'],
    limitPerMinute: 5,
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/account/deletion',
    summary: 'Keep this account after all',
    tag,
    access: 'session',
    response: z.object({ cancelled: z.boolean() }),
  }),
};
