import * as z from 'zod/mini';
import { sha256 } from './hash.ts';

const line = z.object({
  projectId: z.int(),
  sequence: z.int(),
  at: z.string(),
  event: z.string(),
  actorKind: z.string(),
  actorId: z.nullable(z.int()),
  subjectKind: z.string(),
  subjectId: z.int(),
  subjectSha256: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  previousSha256: z.string(),
  sha256: z.string(),
});
export type TrailLine = z.output<typeof line>;

/** The hash of an entry, by the rule that the server writes it by. */
const hashOf = (entry: TrailLine) =>
  sha256(
    new TextEncoder().encode(
      JSON.stringify([
        entry.previousSha256,
        entry.projectId,
        entry.sequence,
        entry.at,
        entry.event,
        entry.actorKind,
        entry.actorId,
        entry.subjectKind,
        entry.subjectId,
        entry.subjectSha256,
        Object.entries(entry.detail).sort(([one], [other]) => (one < other ? -1 : 1)),
      ]),
    ),
  );

/** Computes every hash anew. `brokenAt` is the number of the first entry that isn't what its hash says. */
export async function checkTrailLines(
  text: string,
): Promise<{ entries: TrailLine[]; head: string; brokenAt: number | null }> {
  const entries: TrailLine[] = [];
  let head = '';
  for (const written of text.split('\n').slice(0, -1)) {
    const entry = parse(written);
    const sequence = entries.length + 1;
    const follows = entry?.sequence === sequence && entry.previousSha256 === head;
    if (!entry || !follows || (await hashOf(entry)) !== entry.sha256)
      return { entries, head, brokenAt: sequence };
    entries.push(entry);
    head = entry.sha256;
  }
  return { entries, head, brokenAt: null };
}

function parse(written: string): TrailLine | undefined {
  try {
    return line.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}
