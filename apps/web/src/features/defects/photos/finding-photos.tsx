import type { Defect, FindingPhoto } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Ellipsis } from '../../../ui/icons/ellipsis.tsx';
import { ImagePlus } from '../../../ui/icons/image-plus.tsx';
import { PencilLine } from '../../../ui/icons/pencil-line.tsx';
import { Menu } from '../../../ui/menu.tsx';
import AlikeQuestions from '../../alike/alike-questions.tsx';
import VoiceSection from '../../voice/voice-section.tsx';
import { MarkedPhoto } from '../parts/marked-photo.tsx';
import JointLooks from './joint-looks.tsx';
import { useFindingPhotos, usePhotoActions, useUploadToFinding, withKeys } from './queries.ts';
import { ROLE_WORDS } from './role-words.ts';
import { SamePhoto } from './same-photo.tsx';

const MarkupDialog = lazyPart(() => import('../../markup/markup-dialog.tsx'));
const AddPhotosDialog = lazyPart(() => import('./add-photos-dialog.tsx'));

interface FindingPhotosProps {
  defect: Defect;
  maxHeight: string;
}

/** All photos of a finding: one large with its own marks, the others below. Files dropped here are added. */
export function FindingPhotos({ defect, maxHeight }: FindingPhotosProps) {
  const photos = useFindingPhotos(defect.id).data ?? [];
  const upload = useUploadToFinding(defect);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const [dragging, setDragging] = useState(false);
  const shown = photos.find(({ id }) => id === chosenId) ?? photos[0];
  return (
    <section
      aria-label="Photos"
      className={cx('rounded-md', dragging && 'outline-2 outline-offset-4 outline-link')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'));
        if (files.length > 0) upload.mutate(withKeys(files));
      }}
    >
      {shown && !shown.cover ? (
        <MarkedPhoto
          key={shown.id}
          defect={{ ...defect, ...marksOf(shown), evidence: { ...defect.evidence, ...sizeOf(shown) } }}
          src={addressOf('photoImage', { params: { id: shown.id }, query: { size: '1024' } })}
          maxHeight={maxHeight}
          markup={shown.markup}
        />
      ) : (
        <MarkedPhoto defect={defect} maxHeight={maxHeight} markup={shown?.markup ?? []} />
      )}
      {photos.length > 1 && shown ? (
        <>
          <ul className="mt-2 flex gap-2 overflow-x-auto p-1">
            {photos.map((photo, at) => (
              <li key={photo.id} className="shrink-0">
                <button
                  type="button"
                  aria-pressed={photo === shown}
                  aria-label={`Show photo ${at + 1} of ${photos.length}: ${factsOf(photo)}`}
                  onClick={() => setChosenId(photo.id)}
                  className={cx(
                    'block size-16 overflow-hidden rounded-sm bg-sunken',
                    photo === shown && 'outline-3 outline-link',
                  )}
                >
                  <img
                    src={addressOf('photoImage', { params: { id: photo.id }, query: { size: '320' } })}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
          <PhotoFacts defect={defect} photo={shown} onLeft={() => setChosenId(null)} />
        </>
      ) : null}
      {shown ? <SamePhoto ids={shown.otherFindingIds} /> : null}
      <Button
        className="mt-3"
        size="small"
        busy={upload.isPending}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => setAdding(true)}
      >
        Add photos
      </Button>
      {shown ? (
        <Button
          className="mt-3 ml-2"
          size="small"
          icon={<PencilLine aria-hidden="true" className="size-4" />}
          onClick={() => setDrawing(true)}
        >
          Mark up
        </Button>
      ) : null}
      {shown ? (
        <VoiceSection
          key={`voice ${shown.id}`}
          projectId={defect.projectId}
          photoId={shown.id}
          note={shown.voice}
          inFinding
        />
      ) : null}
      {photos.length > 1 ? <JointLooks defect={defect} photos={photos} /> : null}
      <AlikeQuestions projectId={defect.projectId} findingId={defect.id} />
      {drawing && shown ? (
        <Suspense>
          <MarkupDialog photoId={shown.id} onClose={() => setDrawing(false)} />
        </Suspense>
      ) : null}
      {adding ? (
        <Suspense>
          <AddPhotosDialog
            defect={defect}
            taken={photos.map(({ id }) => id)}
            onUpload={(files) => {
              setAdding(false);
              upload.mutate(withKeys(files));
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const marksOf = ({ overlays, overlayDescription }: FindingPhoto) => ({ overlays, overlayDescription });
const sizeOf = ({ width, height }: FindingPhoto) => ({ width, height });

const factsOf = ({ role, cover, analysed, voice, fileName }: FindingPhoto) =>
  [
    role ? ROLE_WORDS[role] : '',
    cover ? 'cover' : '',
    analysed ? 'analysed' : '',
    voice ? 'with a voice note' : '',
    fileName,
  ]
    .filter(Boolean)
    .join(', ');

interface PhotoFactsProps {
  defect: Defect;
  photo: FindingPhoto;
  onLeft: () => void;
}

/** What the large photo is for, and what can be done with it. */
function PhotoFacts({ defect, photo, onLeft }: PhotoFactsProps) {
  const { change, remove } = usePhotoActions(defect.id);
  const { id, role, cover, analysed } = photo;
  const busy = change.isPending || remove.isPending;
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="min-w-0 truncate text-sm text-ink-soft" role="status">
        {factsOf(photo)}
      </p>
      <Menu
        trigger={(opens) => (
          <IconButton {...opens} label="Change this photo" disabled={busy}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        items={[
          {
            label: 'Use as cover',
            disabled: cover,
            onSelect: () => change.mutate({ photoId: id, cover: true }),
          },
          ...(['overview', 'close_up', 'with_scale'] as const).map((one, at) => ({
            label:
              role === one
                ? `Not ${ROLE_WORDS[one].toLowerCase()}`
                : `Mark as ${ROLE_WORDS[one].toLowerCase()}`,
            separated: at === 0,
            onSelect: () => change.mutate({ photoId: id, role: role === one ? null : one }),
          })),
          {
            label: 'Remove from this finding',
            danger: true,
            separated: true,
            disabled: analysed,
            onSelect: () => remove.mutate(id, { onSuccess: onLeft }),
          },
        ]}
      />
    </div>
  );
}
