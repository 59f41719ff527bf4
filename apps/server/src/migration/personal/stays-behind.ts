import * as z from 'zod/mini';
import { storable } from '../format/fields.ts';

/** What an account has and no file can bring elsewhere, and what is said of each. */
const KINDS = {
  draft: ['Draft', 'Drafts stay where they are. Accept it there first, or import its list again'],
  photo: ['Photo', 'Belongs to no project any more, so it isn’t imported'],
  report: ['Report', 'This PDF isn’t imported: it wasn’t bought. The newest version is made again'],
  link: ['Repair link', 'Links work only where they were made. Send a new one'],
  credits: ['Credits', 'Credits and payments never move with a file'],
} as const satisfies Record<string, readonly [string, string]>;

const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

const staysBehind = z.object({
  kind: z.enum(kinds),
  name: z.pipe(
    z.string().check(z.maxLength(500)),
    z.transform((name: string) => storable(name)),
  ),
});
export type StaysBehind = z.output<typeof staysBehind>;

/** Part of the zip that says where its files lie, by the addresses that the account's rows give them. */
export const archiveIndex = z.object({
  files: z.record(z.string().check(z.maxLength(2000)), z.string().check(z.maxLength(1000))),
  staysBehind: z.array(staysBehind).check(z.maxLength(5000)),
});
export type ArchiveIndex = z.output<typeof archiveIndex>;

export function noteOf({ kind, name }: StaysBehind) {
  const [what, message] = KINDS[kind];
  const path = kind === 'credits' ? `${name} ${name === '1' ? 'credit' : 'credits'}` : `${what} ‘${name}’`;
  return { path, message, level: 'note' as const };
}
