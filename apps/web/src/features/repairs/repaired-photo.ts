import type { Repair } from '@plumbline/contract';

/** The newest photo that came with or before the last word that it is fixed, as reports print it: none while nobody says so. */
export function repairedPhoto(entries: Repair['entries']): number | undefined {
  const claimed = entries.findLastIndex(
    ({ from, to }) => from !== to && (to === 'fixed' || to === 'fixed_unverified'),
  );
  return entries
    .slice(0, claimed + 1)
    .flatMap(({ photoIds }) => photoIds)
    .at(-1);
}

/** What comparing that photo with the finding's came to; the newest pair where the finding's photo changed. */
export function repairedLook({ entries, looks }: Pick<Repair, 'entries' | 'looks'>) {
  const photo = repairedPhoto(entries);
  return looks.findLast(({ afterId }) => afterId === photo);
}
