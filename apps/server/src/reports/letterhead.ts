import type { Letterhead } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { letterheads } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { redrawUpload } from '../uploads/index.ts';

type Row = Omit<typeof letterheads.$inferSelect, 'userId'>;

/** What is typed on a letterhead, without its logo. */
export type LetterheadValues = Omit<Row, 'logo' | 'limitations'>;

const EMPTY: Row = {
  companyName: '',
  abn: '',
  address: '',
  phone: '',
  email: '',
  inspectorName: '',
  licenceNumber: '',
  accentColour: '',
  limitations: '',
  logo: null,
};

/** Where the logo of a user's letterhead lies. */
export const logoKey = (userId: number) => `letterheads/${userId}/logo.png`;

/** What stands on a user's reports; all empty until they say. */
export async function readLetterhead(queries: Queries, userId: number): Promise<Row> {
  const [row] = await queries.select().from(letterheads).where(eq(letterheads.userId, userId));
  if (!row) return EMPTY;
  const { userId: _of, ...letterhead } = row;
  return letterhead;
}

export async function showLetterhead(database: Database, userId: number): Promise<Letterhead> {
  const { logo, ...rest } = await readLetterhead(database, userId);
  return { ...rest, hasLogo: logo !== null };
}

export async function saveLetterhead(
  database: Database,
  userId: number,
  values: Partial<Row>,
): Promise<Letterhead> {
  await database
    .insert(letterheads)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: letterheads.userId, set: values });
  return showLetterhead(database, userId);
}

/** How a logo is kept. */
export const PRINTED_LOGO = {
  kinds: ['jpeg', 'png', 'webp'],
  side: 600,
  fit: 'inside',
  type: 'png',
} as const;

/** Keeps a logo at the size that a cover needs, see-through where it was. @throws AppError unsupported_type for what is no picture */
export async function saveLogo(
  { database, files, vision }: Services,
  userId: number,
  bytes: Uint8Array,
): Promise<Letterhead> {
  const logo = await redrawUpload(vision, userId, bytes, PRINTED_LOGO);
  const key = logoKey(userId);
  await files.put(key, logo.bytes, 'image/png');
  return saveLetterhead(database, userId, { logo: key });
}

export async function removeLogo({ database, files }: Services, userId: number): Promise<Letterhead> {
  const { logo } = await readLetterhead(database, userId);
  if (logo) {
    await saveLetterhead(database, userId, { logo: null });
    await files.delete(logo);
  }
  return showLetterhead(database, userId);
}
