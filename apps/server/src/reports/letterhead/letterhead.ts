import type { Letterhead } from '@plumbline/contract';
import { accountOf, type Member, ownedBy, ownerOf } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { letterheads } from '../../platform/database/schema.ts';
import type { Services } from '../../services.ts';
import { redrawUpload } from '../../uploads/index.ts';

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
export const logoKey = (actor: Member) => `letterheads/${accountOf(actor)}/logo.png`;

/** What stands on a user's reports; all empty until they say. */
export async function readLetterhead(queries: Queries, actor: Member): Promise<Row> {
  const [row] = await queries.select().from(letterheads).where(ownedBy(actor, letterheads));
  if (!row) return EMPTY;
  const { userId: _of, ...letterhead } = row;
  return letterhead;
}

export async function showLetterhead(database: Database, actor: Member): Promise<Letterhead> {
  const { logo, ...rest } = await readLetterhead(database, actor);
  return { ...rest, hasLogo: logo !== null };
}

export async function saveLetterhead(
  database: Database,
  actor: Member,
  values: Partial<Row>,
): Promise<Letterhead> {
  await database
    .insert(letterheads)
    .values({ ...values, ...ownerOf(actor) })
    .onConflictDoUpdate({ target: letterheads.userId, set: values });
  return showLetterhead(database, actor);
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
  actor: Member,
  bytes: Uint8Array,
): Promise<Letterhead> {
  const logo = await redrawUpload(vision, accountOf(actor), bytes, PRINTED_LOGO);
  const key = logoKey(actor);
  await files.put(key, logo.bytes, 'image/png');
  return saveLetterhead(database, actor, { logo: key });
}

export async function removeLogo({ database, files }: Services, actor: Member): Promise<Letterhead> {
  const { logo } = await readLetterhead(database, actor);
  if (logo) {
    await saveLetterhead(database, actor, { logo: null });
    await files.delete(logo);
  }
  return showLetterhead(database, actor);
}
