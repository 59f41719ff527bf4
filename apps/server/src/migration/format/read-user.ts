import { EMAIL_PATTERN, LIMITS, ROLES } from '@plumbline/contract';
import { type Fields, RowError } from './fields.ts';
import { readPicture } from './read-image.ts';
import { type PreferencesBody, readPreferences } from './read-preferences.ts';
import type { ImageReference, Row } from './row.ts';

const LETTERHEAD = {
  companyName: 120,
  abn: 20,
  address: 200,
  phone: 40,
  email: 120,
  inspectorName: 100,
  licenceNumber: 60,
  limitations: 2000,
} as const;
const PROFILE = { phone: 40, location: 200, bio: 500, website: 300 } as const;

export interface UserBody {
  email: string;
  displayName: string;
  role: 'user' | 'admin';
  emailVerified: boolean;
  /** null: the source doesn't say. */
  credits: number | null;
  analysisCount: number;
  createdAt: string | null;
  profile: Record<keyof typeof PROFILE, string> | null;
  letterhead: (Record<keyof typeof LETTERHEAD, string> & { accentColour: string }) | null;
  preferences: PreferencesBody | null;
  avatar: ImageReference | null;
  logo: ImageReference | null;
}

/** @throws RowError without an id or an e-mail address: nobody could sign in to such an account */
export function readUser(fields: Fields): Row<UserBody> {
  const sourceId = fields.requiredId('id', 'userId');
  const email = fields.text('email', 254).toLowerCase();
  if (!EMAIL_PATTERN.test(email)) throw new RowError('email', 'Isn’t an email address');
  const role = fields.oneOf('role', ROLES) ?? 'user';
  if (role === 'admin') fields.note('role', 'Comes in as an administrator');
  const body: UserBody = {
    email,
    displayName: readName(fields, email),
    role,
    emailVerified: fields.boolean('emailVerified') ?? false,
    credits: readCredits(fields),
    analysisCount: Math.floor(fields.number('analysisCount', { min: 0, max: 1e6 }) ?? 0),
    createdAt: fields.createdAt(),
    profile: readTexts(fields, fields.part('profile'), PROFILE),
    letterhead: readLetterhead(fields),
    preferences: readPreferences(fields),
    avatar: readPicture(fields, 'avatar'),
    logo: readLogo(fields),
  };
  return { section: 'users', sourceId, parent: null, label: body.displayName, body };
}

function readName(fields: Fields, email: string): string {
  const name = fields.text(['displayName', 'display_name', 'name'], LIMITS.displayNameMax);
  if (name.length >= LIMITS.displayNameMin) return name;
  fields.note('displayName', 'Missing or too short. We used the part of the email before the @');
  return (email.split('@')[0] ?? '').padEnd(LIMITS.displayNameMin, '-').slice(0, LIMITS.displayNameMax);
}

function readCredits(fields: Fields): number | null {
  const credits = fields.number('analysisCredits', { min: 0, max: 1_000_000 });
  if (credits === undefined) {
    fields.note('analysisCredits', 'Isn’t stated; the account gets the free analyses of a new one');
    return null;
  }
  if (Number.isInteger(credits)) return credits;
  fields.note('analysisCredits', 'Isn’t a whole number and was rounded down');
  return Math.floor(credits);
}

/** Texts of a part of the row, each cut to its length; what is odd in them is noted under the whole row. */
function readTexts<K extends string>(
  fields: Fields,
  part: Fields | undefined,
  lengths: Readonly<Record<K, number>>,
): Record<K, string> | null {
  if (!part) return null;
  const texts = Object.fromEntries(
    Object.entries<number>(lengths).map(([name, max]) => [name, part.text(name, max)]),
  ) as Record<K, string>;
  for (const { field, message } of part.notes) fields.note(field, message);
  return texts;
}

function readLetterhead(fields: Fields): UserBody['letterhead'] {
  const part = fields.part('letterhead');
  const texts = readTexts(fields, part, LETTERHEAD);
  if (!part || !texts) return null;
  const colour = part.text('accentColour', 7);
  return { ...texts, accentColour: /^(#[0-9a-fA-F]{6})?$/.test(colour) ? colour : '' };
}

function readLogo(fields: Fields): ImageReference | null {
  const part = fields.part('letterhead');
  const logo = part ? readPicture(part, 'logo') : null;
  for (const { field, message } of part?.notes ?? []) fields.note(`letterhead.${field}`, message);
  return logo;
}
