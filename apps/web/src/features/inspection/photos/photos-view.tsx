import type { Photo } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { call, callPage } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { usePaged } from '../../../api/use-paged.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { photoDeletions } from '../data/pending-deletions.ts';
import { photosKey, usePlaces, useVisits } from '../data/visit-queries.ts';
import { ChosenPhotosBar } from './chosen-photos-bar.tsx';
import { PhotoFilters, type PhotosWanted } from './photo-filters.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoActions } from './use-photo-actions.ts';

/** Fetched only where the operator has set a map and a photo says where it was taken. */
const PhotoMap = lazyPart(() => import('../map/photo-map.tsx'));
const MarkupDialog = lazyPart(() => import('../../markup/markup-dialog.tsx'));
const AddToFindingDialog = lazyPart(() => import('./add-to-finding-dialog.tsx'));
const MoveDialog = lazyPart(() => import('../filing/move-dialog.tsx'));
const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx'));

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const CHUNK = 200;
const NO_PHOTOS: readonly Photo[] = [];

interface PhotosViewProps {
  projectId: number;
  onOpen: (findingId: number) => void;
}

/** When it was taken, by the camera's own clock where it has one. */
const takenOn = ({ takenAt, createdAt }: Photo) => new Date(takenAt ?? createdAt);

function byDay(photos: readonly Photo[]): [string, Photo[]][] {
  const days = new Map<string, Photo[]>();
  for (const photo of photos) {
    const day = DAY.format(takenOn(photo));
    const taken = days.get(day);
    if (taken) taken.push(photo);
    else days.set(day, [photo]);
  }
  return [...days];
}

/** What an action is about: the chosen photos, or the one that is shown. */
type About = 'chosen' | Photo;
type Asked = { kind: 'add' | 'move'; about: About } | { kind: 'mark'; about: Photo };

/** The photos of a project on a timeline, day by day, the newest first. Chosen ones get their room in one tap. */
export default function PhotosView({ projectId, onOpen }: PhotosViewProps) {
  const [wanted, setWanted] = useWanted();
  const photos = usePaged([...photosKey(projectId), wanted], (after) =>
    callPage('listPhotos', {
      params: { id: projectId },
      query: { limit: CHUNK, ...wanted, ...(after ? { after } : {}) },
    }),
  );
  const places = usePlaces(projectId).data ?? [];
  const visits = useVisits(projectId).data ?? [];
  const actions = usePhotoActions(projectId, onOpen);
  const leaving = photoDeletions.usePending();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const items = photos.data?.items ?? NO_PHOTOS;
  const sorted = useMemo(
    () =>
      items
        .filter(({ id }) => !leaving.has(id))
        .toSorted((one, other) => takenOn(other).getTime() - takenOn(one).getTime() || other.id - one.id),
    [items, leaving],
  );
  const days = useMemo(() => byDay(sorted), [sorted]);
  const names = new Map(places.map((place) => [place.id, place.name]));
  // What a filter has taken out of sight can't be changed unseen.
  const chosen = sorted.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const at = sorted.findIndex(({ id }) => id === shownId);
  const shown = sorted[at];

  const clear = () => setMarked(new Set());
  const choose = ({ id }: Photo, on: boolean, range: boolean) => {
    const [from = -1, to = from] = [last ?? id, id]
      .map((one) => sorted.findIndex((photo) => photo.id === one))
      .sort((one, other) => one - other);
    const ids = range && from >= 0 ? sorted.slice(from, to + 1).map((photo) => photo.id) : [id];
    setLast(id);
    setMarked((now) => {
      const next = new Set(now);
      for (const one of ids) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  };
  const idsOf = (about: About) => (about === 'chosen' ? chosen : [about.id]);
  /** Done with: what was chosen isn't any more. */
  const done = () => {
    setAsked(null);
    clear();
  };

  const all = wanted.visitId === undefined && wanted.placeId === undefined;
  const kept = () => (
    <div className="space-y-6">
      <PhotoFilters visits={visits} places={places} value={wanted} onChange={setWanted} />
      {days.length === 0 ? <EmptyState title="No photos match">Show all visits and rooms.</EmptyState> : null}
      <WhereTaken photos={sorted} onShow={setShownId} />
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
                room={names.get(photo.placeId ?? 0)}
                chosen={marked.has(photo.id)}
                onChoose={choose}
                onShow={({ id }) => setShownId(id)}
                onOpen={onOpen}
                onDropPhoto={(finding, id) => {
                  void actions.addTo(finding, marked.has(id) ? chosen : [id]);
                  clear();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore list={photos} of="photos" />
      {chosen.length > 0 ? (
        <>
          {/* Room for the bar below the last photo. */}
          <div className="h-40" />
          <ChosenPhotosBar
            count={chosen.length}
            places={places}
            onPlace={(placeId) => {
              void actions.file(chosen, { placeId }, `to ${names.get(placeId ?? 0) ?? 'the room'}`);
              clear();
            }}
            onMove={() => setAsked({ kind: 'move', about: 'chosen' })}
            onAddTo={() => setAsked({ kind: 'add', about: 'chosen' })}
            onAll={() => setMarked(new Set(sorted.map(({ id }) => id)))}
            onClear={clear}
          />
        </>
      ) : null}
      <Suspense>
        {shown && asked === null ? (
          <PhotoDialog
            projectId={projectId}
            photo={shown}
            at={at}
            of={sorted.length}
            room={names.get(shown.placeId ?? 0)}
            visit={visits.find(({ id }) => id === shown.visitId)}
            analysing={actions.analysing}
            onStep={(by) => setShownId(sorted[at + by]?.id ?? shown.id)}
            onOpen={(id) => {
              setShownId(null);
              onOpen(id);
            }}
            onAnalyse={() => void actions.analyse(shown)}
            onAddTo={() => setAsked({ kind: 'add', about: shown })}
            onMarkUp={() => setAsked({ kind: 'mark', about: shown })}
            onMove={() => setAsked({ kind: 'move', about: shown })}
            onDelete={() => {
              setShownId(null);
              actions.remove(shown);
            }}
            onClose={() => setShownId(null)}
          />
        ) : null}
        {asked?.kind === 'mark' ? (
          <MarkupDialog photoId={asked.about.id} onClose={() => setAsked(null)} />
        ) : null}
        {asked?.kind === 'add' ? (
          <AddToFindingDialog
            projectId={projectId}
            count={idsOf(asked.about).length}
            onChoose={(finding) => {
              void actions.addTo(finding, idsOf(asked.about));
              done();
            }}
            onClose={() => setAsked(null)}
          />
        ) : null}
        {asked?.kind === 'move' ? (
          <MoveDialog
            projectId={projectId}
            count={idsOf(asked.about).length}
            of="photo"
            places={places}
            visits={visits}
            onMove={(where, name) => {
              void actions.file(idsOf(asked.about), where, `to ${name}`);
              done();
            }}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
  return (
    <Loaded query={photos} what="the photos" skeleton={<Tiles />}>
      {() =>
        days.length === 0 && all ? (
          <EmptyState title="No photos yet">Photos of this project appear here.</EmptyState>
        ) : (
          kept()
        )
      }
    </Loaded>
  );
}

const Tiles = () => (
  <SkeletonGroup label="Loading photos" className="grid grid-cols-3 gap-2 tablet:grid-cols-6">
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
      <Skeleton key={name} className="aspect-square w-full" />
    ))}
  </SkeletonGroup>
);

/** The visit stands in the address, so that its card can lead here. */
function useWanted(): [PhotosWanted, (wanted: PhotosWanted) => void] {
  const [params, setParams] = useSearchParams();
  const [placeId, setPlace] = useState<string | undefined>(undefined);
  const asked = params.get('visit') ?? '';
  const visitId = /^(none|\d{1,9})$/.test(asked) ? asked : undefined;
  const change = (next: PhotosWanted) => {
    setPlace(next.placeId);
    setParams(
      (current) => {
        if (next.visitId === undefined) current.delete('visit');
        else current.set('visit', next.visitId);
        return current;
      },
      { replace: true },
    );
  };
  return [{ ...(visitId ? { visitId } : {}), ...(placeId ? { placeId } : {}) }, change];
}

type PlacedPhoto = Photo & { latitude: number; longitude: number };

/** A map of the photos that know where they were taken. Nothing is asked of anybody else where the operator set no map. */
function WhereTaken({ photos, onShow }: { photos: readonly Photo[]; onShow: (photoId: number) => void }) {
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
      <PhotoMap photos={placed} tilesUrl={source.tilesUrl} attribution={source.attribution} onShow={onShow} />
    </Suspense>
  );
}
