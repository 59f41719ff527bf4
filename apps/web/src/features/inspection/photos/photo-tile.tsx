import type { Photo } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Mic } from '../../../ui/icons/mic.tsx';
import type { Numbered } from './use-photo-actions.ts';

interface PhotoTileProps {
  photo: Photo;
  room: string | undefined;
  chosen: boolean;
  onChoose: (photo: Photo, on: boolean, range: boolean) => void;
  /** Shows it large. */
  onShow: (photo: Photo) => void;
  onOpen: (findingId: number) => void;
  /** Another photo was dragged onto this one, which shows a finding. */
  onDropPhoto: (finding: Numbered, photoId: number) => void;
}

const DRAGGED = 'application/x-plumbline-photo';

/** A photo of the timeline: a tap shows it large, the box in its corner chooses it. */
export function PhotoTile({ photo, room, chosen, onChoose, onShow, onOpen, onDropPhoto }: PhotoTileProps) {
  const [over, setOver] = useState(false);
  const { id, fileName, findingIds, findingNumbers, voice } = photo;
  const [finding] = findingIds;
  const [number = 0] = findingNumbers;
  return (
    <li
      onDragOver={(event) => {
        if (finding === undefined || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dragged = Number(event.dataTransfer.getData(DRAGGED));
        if (finding !== undefined && dragged > 0 && dragged !== id)
          onDropPhoto({ id: finding, number }, dragged);
      }}
      // With Shift everything up to this one is chosen, wherever on the tile it is pressed.
      onClickCapture={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(photo, true, true);
      }}
      className="relative min-w-0 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
    >
      <button
        type="button"
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(id))}
        onClick={() => onShow(photo)}
        aria-label={`Show photo ${id}, ${fileName}${voice ? ', with a voice note' : ''}`}
        className={cx(
          'relative block aspect-square w-full overflow-hidden rounded-md bg-sunken',
          (chosen || over) && 'outline-3 -outline-offset-3 outline-link',
        )}
      >
        <img
          src={addressOf('photoImage', { params: { id }, query: { size: '320' } })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {voice ? (
          <span
            aria-hidden="true"
            className={cx(
              'absolute right-1 bottom-1 grid size-6 place-items-center rounded-full',
              voice.alerts.length > 0 ? 'bg-critical-soft text-critical' : 'bg-surface text-ink',
            )}
          >
            <Mic className="size-4" />
          </span>
        ) : null}
      </button>
      <Checkbox
        checked={chosen}
        onCheckedChange={(on) => onChoose(photo, on, false)}
        large
        aria-label={`Choose photo ${id}, ${fileName}`}
        className="absolute top-0 left-0 pl-3"
      />
      <span className="flex items-center justify-between gap-1 py-1 text-xs text-ink-soft">
        <span className="truncate">{room ?? 'No room'}</span>
        {finding === undefined ? null : (
          <button
            type="button"
            aria-label={`Open finding ${number}`}
            className="min-h-(--target-small) min-w-(--target-small) shrink-0 text-right text-link hover:underline"
            onClick={() => onOpen(finding)}
          >
            #{number}
          </button>
        )}
      </span>
    </li>
  );
}
