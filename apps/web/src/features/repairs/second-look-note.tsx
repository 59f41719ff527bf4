import type { Repair } from '@plumbline/contract';
import { addressOf } from '../../api/client.ts';

type Look = Repair['looks'][number];

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** 'Looks fixed (91%)'. Never plain 'fixed': a photo shows a surface, and people verify. */
export function lookAnswer({ answer, confidence }: Pick<Look, 'answer' | 'confidence'>): string {
  if (answer === 'cant_tell') return 'Can’t tell from the photos';
  return `${answer === 'fixed' ? 'Looks fixed' : 'Doesn’t look fixed'} (${percent(confidence)})`;
}

const WHY: Readonly<Record<Look['reason'], string>> = {
  no_match:
    'We couldn’t match the two photos. Photograph the same place from where the first photo was taken.',
  not_in_view: 'The new photo doesn’t show the whole place. Take one from further back.',
  too_soft: 'The new photo is too soft to show what was there. Hold the phone still and take another.',
  place_unknown: 'We don’t know exactly where in the first photo the defect is.',
  unclear: 'Something has changed, but not clearly enough to say.',
  danger: 'A hazard alert is open. No photo shows that a danger is gone.',
  gone: 'We no longer see it in its place.',
  still_there: 'We still see it in its place.',
  partly_there: 'Part of it is still in its place.',
  wider: 'The crack looks wider than before.',
};

export function lookReason({ reason, remains, widthRatio }: Look): string {
  if (reason === 'partly_there' && remains !== null)
    return `Part of it is still in its place (about ${percent(remains)}).`;
  if (reason === 'wider' && widthRatio !== null)
    return `The crack looks wider than before (about ${widthRatio.toFixed(1)} times).`;
  return WHY[reason];
}

/** What comparing two photos came to, where somebody is about to verify. It decides nothing. */
export function SecondLookNote({ look }: { look: Look }) {
  const photo = (id: number, name: string) => (
    <a className="underline" href={addressOf('photoImage', { params: { id }, query: { size: '2048' } })}>
      {name}
    </a>
  );
  return (
    <div role="note" aria-label="Photo comparison" className="rounded-md border border-line p-3 text-sm">
      <p className="font-medium">{lookAnswer(look)}</p>
      <p>{lookReason(look)}</p>
      <p className="text-ink-soft">
        From {photo(look.beforeId, 'the finding’s photo')} and {photo(look.afterId, 'the repair photo')}.
        Tested on drawn photos so far. Look for yourself before you verify.
      </p>
    </div>
  );
}
