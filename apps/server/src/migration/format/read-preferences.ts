import { NOTIFICATION_SWITCHES, type NotificationSwitch, THEMES, WORK } from '@plumbline/contract';
import { STATE_CODES } from '@plumbline/knowledge';
import type { Fields } from './fields.ts';

/** What an account has set; what the source doesn't say is left to the defaults of a new account. */
export type PreferencesBody = Partial<Record<NotificationSwitch, boolean>> & {
  theme?: (typeof THEMES)[number];
  state?: (typeof STATE_CODES)[number];
  work?: (typeof WORK)[number];
  welcomed: boolean;
  /** When marketing was agreed to; null: it wasn't. */
  marketingConsentAt: string | null;
};

/** Agreement to marketing counts only with the time at which it was given: it has to be shown when asked for. */
export function readPreferences(fields: Fields): PreferencesBody | null {
  const part = fields.part('preferences');
  if (!part) return null;
  const switches = NOTIFICATION_SWITCHES.flatMap((name) => {
    const on = part.boolean(name);
    return on === undefined ? [] : [[name, on] as const];
  });
  const marketingConsentAt = part.time('marketingConsentAt') ?? null;
  const theme = part.oneOf('theme', THEMES);
  const state = part.oneOf('state', STATE_CODES);
  const work = part.oneOf('work', WORK);
  const body: PreferencesBody = {
    ...Object.fromEntries(switches),
    ...(theme ? { theme } : {}),
    ...(state ? { state } : {}),
    ...(work ? { work } : {}),
    welcomed: part.boolean('welcomed') ?? false,
    marketingConsentAt,
  };
  if (body.marketingEmails && !marketingConsentAt) {
    part.note('marketingEmails', 'Says nothing of when this was agreed to; comes in as not agreed');
    body.marketingEmails = false;
  }
  for (const { field, message } of part.notes) fields.note(`preferences.${field}`, message);
  return body;
}
