import type { FindingLine, Photo, Place } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { addressOf, call, callPage } from '../../api/client.ts';
import { LoadError } from '../../api/load-error.tsx';
import { usePaged } from '../../api/use-paged.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { rememberPlace } from './last-place.ts';
import { PlaceChips } from './place-chips.tsx';
import { photosKey, tellFailure, usePlaces, useRefreshInspection } from './visit-queries.ts';

/** Fetched only where the operator has set a map and a photo says where it was taken. */
const PhotoMap = lazyPart(() => import('./map/photo-map.tsx'));
const MarkupDialog = lazyPart(() => import('../markup/markup-dialog.tsx'));
const AddToFindingDialog = lazyPart(() => import('./add-to-finding-dialog.tsx'));

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const CHUNK = 200;

/** A finding, by its id and by what people call it. */
type Numbered = Pick<FindingLine, 'id' | 'number'>;

interface PhotosViewProps {
  projectId: number;
  onOpen: (findingId: number) => void;
}

/** When it was taken, by the camera's own clock where it has one. */
const takenOn = ({ takenAt, createdAt }: Photo) => new Date(takenAt ?? createdAt);

function byDay(photos: readonly Photo[]): [string, Photo[]][] {
  const sorted = photos.toSorted((one, other) => takenOn(other).getTime() - takenOn(one).getTime());
  const days = new Map<string, Photo[]>();
  for (const photo of sorted) {
    const day = DAY.format(takenOn(photo));
    const taken = days.get(day);
    if (taken) taken.push(photo);
    else days.set(day, [photo]);
  }
  return [...days];
}

/** The photos of a project on a timeline, day by day, the newest first. Chosen ones get their room in one tap. */
export default function PhotosView({ projectId, onOpen }: PhotosViewProps) {
  const photos = usePaged(photosKey(projectId), (after) =>
    callPage('listPhotos', {
      params: { id: projectId },
      query: { limit: CHUNK, ...(after ? { after } : {}) },
    }),
  );
  const places = usePlaces(projectId).data ?? [];
  const refresh = useRefreshInspection(projectId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState(false);
  const [drawing, setDrawing] = useState<number | null>(null);
  const items = photos.data?.items;
  const days = useMemo(() => byDay(items ?? []), [items]);
  const names = new Map(places.map((place) => [place.id, place.name]));

  const file = async (changes: { id: number; placeId?: number | null }[], title: string, back: boolean) => {
    try {
      const { before } = await call('filePhotos', { params: { id: projectId }, body: { items: changes } });
      await refresh();
      const undo = () =>
        void file(
          before.map(({ id, placeId = null }) => ({ id, placeId })),
          'Photos moved back',
          false,
        );
      toast({ title, tone: 'good', ...(back ? { action: { label: 'Undo', onSelect: undo } } : {}) });
    } catch (error) {
      tellFailure('The photos weren’t moved')(error);
      await refresh();
    }
  };
  const place = (placeId: number | null) => {
    const ids = [...chosen];
    const where = placeId === null ? 'out of their room' : `to ${names.get(placeId) ?? 'the room'}`;
    rememberPlace(projectId, placeId);
    setChosen(new Set());
    void file(
      ids.map((id) => ({ id, placeId })),
      `${ids.length} ${ids.length === 1 ? 'photo' : 'photos'} moved ${where}`,
      true,
    );
  };
  const addTo = async ({ id: findingId, number }: Numbered, photoIds: number[]) => {
    setAdding(false);
    setChosen(new Set());
    try {
      await call('addFindingPhotos', { params: { id: findingId }, body: { photoIds } });
      await refresh();
      toast({
        title: `${photoIds.length} ${photoIds.length === 1 ? 'photo' : 'photos'} added to finding ${number}`,
        tone: 'good',
        action: { label: 'Open', onSelect: () => onOpen(findingId) },
      });
    } catch (error) {
      tellFailure('The photos weren’t added')(error);
      await refresh();
    }
  };
  const toggle = (id: number) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  if (photos.isPending) {
    return (
      <SkeletonGroup label="Loading photos" className="grid grid-cols-3 gap-2 tablet:grid-cols-6">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <Skeleton key={name} className="aspect-square w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  if (photos.isLoadingError) return <LoadError title="We couldn’t load the photos." query={photos} />;
  if (days.length === 0) {
    return <EmptyState title="No photos yet">Photos of this project appear here.</EmptyState>;
  }
  return (
    <div className="space-y-6">
      {chosen.size > 0 ? (
        <section
          aria-label="Chosen photos"
          className="sticky top-2 z-20 space-y-2 rounded-md border border-line-strong bg-surface p-3"
        >
          <div className="flex items-center gap-3">
            <p className="tabular mr-auto text-sm" role="status">
              {chosen.size} {chosen.size === 1 ? 'photo' : 'photos'} chosen
            </p>
            {chosen.size === 1 ? (
              <Button size="small" onClick={() => setDrawing([...chosen][0] ?? null)}>
                Mark up
              </Button>
            ) : null}
            <Button size="small" onClick={() => setAdding(true)}>
              Add to a finding
            </Button>
            <Button size="small" variant="quiet" onClick={() => setChosen(new Set())}>
              Clear
            </Button>
          </div>
          <PlaceChips places={places} value={null} onChange={place} label="Move to room" />
        </section>
      ) : null}
      <WhereTaken photos={items ?? []} onOpen={onOpen} />
      {days.map(([day, taken]) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold">
            {day}
            <span className="tabular ml-2 font-normal text-ink-soft">
              {taken.length} {taken.length === 1 ? 'photo' : 'photos'}
            </span>
          </h3>
          <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-6 desktop:grid-cols-8">
            {taken.map((photo) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                places={places}
                chosen={chosen.has(photo.id)}
                onChoose={() => toggle(photo.id)}
                onOpen={onOpen}
                onDropPhoto={(finding, id) => void addTo(finding, chosen.has(id) ? [...chosen] : [id])}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore list={photos} of="photos" />
      {drawing === null ? null : (
        <Suspense>
          <MarkupDialog photoId={drawing} onClose={() => setDrawing(null)} />
        </Suspense>
      )}
      {adding ? (
        <Suspense>
          <AddToFindingDialog
            projectId={projectId}
            count={chosen.size}
            onChoose={(finding) => void addTo(finding, [...chosen])}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

type PlacedPhoto = Photo & { latitude: number; longitude: number };

/** A map of the photos that know where they were taken. Nothing is asked of anybody else where the operator set no map. */
function WhereTaken({ photos, onOpen }: { photos: readonly Photo[]; onOpen: (id: number) => void }) {
  const placed = photos.filter(
    (photo): photo is PlacedPhoto => photo.latitude !== null && photo.longitude !== null,
  );
  const source = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => call('mapSource', { signal }),
    enabled: placed.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  if (placed.length === 0 || !source?.tilesUrl) return null;
  return (
    <Suspense>
      <PhotoMap photos={placed} tilesUrl={source.tilesUrl} attribution={source.attribution} onOpen={onOpen} />
    </Suspense>
  );
}

interface PhotoTileProps {
  photo: Photo;
  places: readonly Place[];
  chosen: boolean;
  onChoose: () => void;
  onOpen: (findingId: number) => void;
  /** Another photo was dragged onto this one, which shows a finding. */
  onDropPhoto: (finding: Numbered, photoId: number) => void;
}

const DRAGGED = 'application/x-plumbline-photo';

function PhotoTile({ photo, places, chosen, onChoose, onOpen, onDropPhoto }: PhotoTileProps) {
  const [over, setOver] = useState(false);
  const { id, fileName, findingIds, findingNumbers, placeId } = photo;
  const room = places.find((place) => place.id === placeId)?.name ?? 'No room';
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
      className="min-w-0 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
    >
      <button
        type="button"
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(id))}
        aria-pressed={chosen}
        onClick={onChoose}
        aria-label={`Choose photo ${id}, ${fileName}`}
        className={cx(
          'block aspect-square w-full overflow-hidden rounded-md bg-sunken',
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
      </button>
      <span className="flex items-center justify-between gap-1 text-xs text-ink-soft">
        <span className="truncate">{room}</span>
        {finding === undefined ? null : (
          <button
            type="button"
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
