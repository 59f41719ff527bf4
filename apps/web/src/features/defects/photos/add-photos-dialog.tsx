import { type Defect, FINDING_PHOTOS_MAX } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { addressOf, callPage } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { projectsKey } from '../../../api/query-keys.ts';
import { usePaged } from '../../../api/use-paged.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { Upload } from '../../../ui/icons/upload.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { usePhotoActions } from './queries.ts';

interface AddPhotosDialogProps {
  defect: Defect;
  /** Photos that it has already. */
  taken: readonly number[];
  onUpload: (files: readonly File[]) => void;
  onClose: () => void;
}

const CHUNK = 60;

/** Photos for a finding: from its project, or new ones from this device. None of them costs a credit. */
export default function AddPhotosDialog({ defect, taken, onUpload, onClose }: AddPhotosDialogProps) {
  const { id, projectId } = defect;
  const input = useRef<HTMLInputElement>(null);
  const { add } = usePhotoActions(id);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const photos = usePaged([...projectsKey, 'photos', projectId, 'to-add'], (after) =>
    callPage('listPhotos', {
      params: { id: projectId },
      query: { limit: CHUNK, ...(after ? { after } : {}) },
    }),
  );
  const isFree = (photo: { id: number }) => !taken.includes(photo.id);
  const room = FINDING_PHOTOS_MAX - taken.length;
  const toggle = (photoId: number) =>
    setChosen((now) => (now.includes(photoId) ? now.filter((one) => one !== photoId) : [...now, photoId]));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add photos to this finding"
      description="Free. The verdict doesn’t change."
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => add.mutate([...chosen], { onSuccess: onClose })}
          >
            {chosen.length > room
              ? `Choose at most ${room}`
              : chosen.length === 0
                ? 'Add photos'
                : `Add ${chosen.length} ${chosen.length === 1 ? 'photo' : 'photos'}`}
          </Button>
        </div>
      }
    >
      <HiddenFileInput
        ref={input}
        label="Photos from this device"
        accept="image/*"
        multiple
        onFiles={(files) => onUpload(files.slice(0, room))}
      />
      <Button
        icon={<Upload aria-hidden="true" className="size-4" />}
        disabled={room < 1}
        onClick={() => input.current?.click()}
      >
        Upload from this device
      </Button>
      <h3 className="mt-5 mb-2 text-sm font-medium">Photos of this project</h3>
      <Loaded
        query={photos}
        what="the photos"
        skeleton={
          <SkeletonGroup label="Loading photos" className="grid grid-cols-3 gap-2 tablet:grid-cols-5">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="aspect-square w-full" />
          </SkeletonGroup>
        }
      >
        {({ items }) =>
          !items.some(isFree) ? (
            <p className="text-sm text-ink-soft">No other photos in this project yet.</p>
          ) : (
            <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-5">
              {items.filter(isFree).map((photo) => (
                <li key={photo.id}>
                  <button
                    type="button"
                    aria-pressed={chosen.includes(photo.id)}
                    aria-label={`Choose photo ${photo.id}, ${photo.fileName}`}
                    onClick={() => toggle(photo.id)}
                    className={cx(
                      'block aspect-square w-full overflow-hidden rounded-md bg-sunken',
                      chosen.includes(photo.id) && 'outline-3 -outline-offset-3 outline-link',
                    )}
                  >
                    <img
                      src={addressOf('photoImage', { params: { id: photo.id }, query: { size: '320' } })}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="size-full object-cover"
                    />
                  </button>
                  <span className="block truncate text-xs text-ink-soft">
                    {photo.findingNumbers.length > 0
                      ? `Finding ${photo.findingNumbers.join(', ')}`
                      : photo.fileName}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={photos} of="photos" />
    </Dialog>
  );
}
