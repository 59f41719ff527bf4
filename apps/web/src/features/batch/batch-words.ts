import type { Batch } from '@plumbline/contract';
import { dollars, LIMITS } from '@plumbline/contract';

export const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;
export const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** What so many analyses cost at most, in the words of the price list. */
export const priceOf = (count: number): string =>
  dollars(Math.round((count * LIMITS.packPriceCents) / LIMITS.creditsPerPack));

/** Said before anything is sent. */
export function priceWords(count: number, balance: number): { price: string; reach: string } {
  const price = `${photos(count)}, ${priceOf(count)} in credits at most.`;
  if (balance >= count) return { price, reach: `You have ${credits(balance)}.` };
  const rest = count - balance;
  const kept = `${rest === count ? 'all' : rest} will be kept until you buy.`;
  return { price, reach: `You have ${credits(balance)}: ${kept}` };
}

/** Of the camera's the server counts those that have arrived: those on this device are still to come. */
export const photosOf = (
  { photoCount, received, creditLimit }: Pick<Batch, 'photoCount' | 'received' | 'creditLimit'>,
  onDevice: number,
): number => (creditLimit === null ? photoCount : Math.max(photoCount, received + onDevice));

/** Whether anything is still to happen with it. */
export function isOpen({
  state,
  analyse,
  received,
  photoCount,
  waiting,
  kept,
  failed,
  creditsUsed,
  creditLimit,
}: Batch): boolean {
  if (waiting > 0 || failed > 0) return true;
  return (
    state !== 'cancelled' &&
    (received < photoCount || (analyse && kept > 0 && (creditLimit === null || creditsUsed < creditLimit)))
  );
}

/** The counts that aren't on a bar, such as 'Kept 80 · Can’t be used 2'. */
export function countWords({ kept, refused, failed, creditsUsed, analyse, creditLimit }: Batch): string {
  return [
    kept > 0 ? `${analyse ? 'Kept, not analysed' : 'Kept'} ${kept}` : '',
    refused > 0 ? `Can’t be used ${refused}` : '',
    failed > 0 ? `Failed ${failed}` : '',
    analyse ? `Credits used ${creditsUsed}${creditLimit === null ? '' : ` of ${creditLimit} allowed`}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
