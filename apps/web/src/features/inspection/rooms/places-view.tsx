import type { Place } from '@plumbline/contract';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronDown } from '../../../ui/icons/chevron-down.tsx';
import { ChevronUp } from '../../../ui/icons/chevron-up.tsx';
import { GripVertical } from '../../../ui/icons/grip-vertical.tsx';
import { Pencil } from '../../../ui/icons/pencil.tsx';
import { Trash2 } from '../../../ui/icons/trash.tsx';
import { Input } from '../../../ui/input.tsx';
import { useDeletionRefused } from '../data/queries.ts';
import { useOrderPlaces, usePlaces, useRefreshInspection } from '../data/visit-queries.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Levels that other rooms of the building have: typed once, chosen afterwards. */
const LEVELS = 'levels-of-rooms';

const MoveRoomDialog = lazyPart(() => import('./move-room-dialog.tsx'));

/** The rooms and outsides of a building: added, renamed, put in order by dragging, by keyboard or by choosing, deleted. */
export default function PlacesView({ projectId }: { projectId: number }) {
  const places = usePlaces(projectId);
  return (
    <Loaded query={places} what="the rooms">
      {(list) => <PlacesList projectId={projectId} places={list} />}
    </Loaded>
  );
}

function PlacesList({ projectId, places }: { projectId: number; places: readonly Place[] }) {
  const refused = useDeletionRefused(projectId);
  const refresh = useRefreshInspection(projectId);
  const order = useOrderPlaces(projectId);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<Place | null>(null);
  const [moving, setMoving] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const queue = useRef(Promise.resolve());

  const attempt = async (title: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(title)(error);
      return false;
    } finally {
      // After a refusal too: the room may have been changed or deleted in another window.
      await refresh();
      setBusy(false);
    }
  };
  const adding = useSubmit(() => {
    if (name.trim() === '') return;
    // At once: the next room is typed and added while this one is on its way. They arrive in the order they were typed.
    setName('');
    queue.current = queue.current.then(async () => {
      const added = await attempt('The room wasn’t added', () =>
        call('addPlace', { params: { id: projectId }, body: { name } }),
      );
      if (!added) setName((typed) => typed || name);
    });
  }, null);
  const addUsual = () =>
    attempt('The rooms weren’t added', () => call('addUsualPlaces', { params: { id: projectId } }));
  const move = (id: number, to: number) => {
    const ids = places.map((place) => place.id);
    const from = ids.indexOf(id);
    const target = Math.max(0, Math.min(ids.length - 1, to));
    if (from < 0 || from === target) return;
    ids.splice(target, 0, ...ids.splice(from, 1));
    setSaid(`${places[from]?.name ?? ''}: place ${target + 1} of ${ids.length}`);
    order.mutate(ids);
  };

  const drag = useRowDrag(list, move);
  const target = places.findIndex((place) => place.id === drag.moving?.id);

  return (
    <div className="max-w-2xl">
      <Form submission={adding} submit="Add room" variant="secondary" className="mb-4 flex gap-3">
        <Input
          aria-label="Room name"
          placeholder="Add a room, such as Bedroom 2"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
      <p role="status" className="sr-only">
        {said}
      </p>
      {places.length === 0 ? (
        <EmptyState
          title="No rooms yet"
          action={
            <Button variant="primary" busy={busy} onClick={() => void addUsual()}>
              Add usual rooms
            </Button>
          }
        >
          Start with the usual rooms. They follow the building type and what the description says of storeys
          and a slab. You can rename and reorder them.
        </EmptyState>
      ) : (
        <>
          <ol
            ref={list}
            aria-label="Rooms"
            className="rounded-md border border-line bg-surface"
            {...drag.dropZone}
          >
            {places.map((place, at) => (
              <PlaceRow
                key={place.id}
                place={place}
                first={at === 0}
                last={at === places.length - 1}
                handle={drag.handle(place.id)}
                row={drag.row(place.id)}
                moving={drag.moving?.id === place.id}
                dropsAt={
                  drag.moving?.to === at && target !== at ? (at < target ? 'above' : 'below') : undefined
                }
                onStep={(by) => move(place.id, at + by)}
                onMove={() => setMoving(place)}
                onRename={(next) =>
                  attempt('The room wasn’t changed', () =>
                    call('changePlace', { params: { id: place.id }, body: next }),
                  )
                }
                onDelete={() => setDeleting(place)}
              />
            ))}
          </ol>
          <datalist id={LEVELS}>
            {[...new Set(places.map(({ level }) => level).filter(Boolean))].map((level) => (
              <option key={level} value={level} />
            ))}
          </datalist>
          <p className="mt-3">
            <Button size="small" busy={busy} onClick={() => void addUsual()}>
              Add usual rooms
            </Button>
          </p>
        </>
      )}
      <Suspense>
        {moving ? (
          <MoveRoomDialog
            place={moving}
            places={places}
            onMove={(to) => move(moving.id, to)}
            onClose={() => setMoving(null)}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => (open ? undefined : setDeleting(null))}
        title={`Delete ${deleting?.name ?? 'this room'}`}
        message="Findings and photos in it stay in the project, without a room."
        confirmLabel="Delete room"
        danger
        busy={busy}
        refused={refused}
        onConfirm={() => {
          const id = deleting?.id;
          if (id === undefined) return;
          void attempt('The room wasn’t deleted', () => call('deletePlace', { params: { id } })).then(() =>
            setDeleting(null),
          );
        }}
      />
    </div>
  );
}

type Facts = Pick<Place, 'name' | 'level'>;

/** What is typed, and what stood there when that began. */
interface Editing extends Facts {
  was: Facts;
}

interface PlaceRowProps {
  place: Place;
  /** Of the handle that a finger moves the row by. */
  handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>;
  /** Of the row itself, which the mouse drags. */
  row: ReturnType<ReturnType<typeof useRowDrag>['row']>;
  /** A finger or the mouse moves it. */
  moving: boolean;
  /** The row that is moved would go here. */
  dropsAt: 'above' | 'below' | undefined;
  first: boolean;
  last: boolean;
  onStep: (by: number) => void;
  /** Asks where to. */
  onMove: () => void;
  onRename: (changes: Partial<Facts>) => Promise<boolean>;
  onDelete: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function PlaceRow({ place, first, last, onStep, onMove, onRename, onDelete, ...dragging }: PlaceRowProps) {
  const { handle, row, moving, dropsAt } = dragging;
  const [editing, setEditing] = useState<Editing | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const open = editing !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // What was pressed has gone: the keyboard would be back at the top of the page. Whoever went on elsewhere stays there.
    const next = open ? nameField.current : wasOpen.current ? editButton.current : null;
    if (document.activeElement === document.body) next?.focus();
    wasOpen.current = open;
  }, [open]);
  const saving = useSubmit(async () => {
    if (editing === null || editing.name.trim() === '') return;
    // Only what was changed: somebody in another window may have changed the rest meanwhile.
    const changes = {
      ...(editing.name === editing.was.name ? {} : { name: editing.name }),
      ...(editing.level === editing.was.level ? {} : { level: editing.level }),
    };
    if (Object.keys(changes).length === 0 || (await onRename(changes))) setEditing(null);
  }, null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') setEditing(null);
    const step = event.altKey && !open ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  const counts = [
    place.findingCount > 0
      ? `${place.findingCount} ${place.findingCount === 1 ? 'finding' : 'findings'}`
      : '',
    place.photoCount > 0 ? `${place.photoCount} ${place.photoCount === 1 ? 'photo' : 'photos'}` : '',
  ].filter(Boolean);
  return (
    <li
      draggable={editing === null}
      {...row}
      onKeyDown={onKeyDown}
      className={cx(
        'relative flex items-center gap-1 border-b border-line px-1 last:border-b-0',
        moving && 'bg-sunken opacity-60',
        dropsAt && 'before:absolute before:inset-x-0 before:h-0.5 before:bg-accent',
        dropsAt && (dropsAt === 'above' ? 'before:top-0' : 'before:bottom-0'),
      )}
    >
      {editing === null ? (
        <IconButton label={`Move ${place.name} to another place`} {...handle} onClick={onMove}>
          <GripVertical aria-hidden="true" className="size-4" />
        </IconButton>
      ) : null}
      {editing === null ? (
        <span className="min-w-0 flex-1 px-1 py-2">
          <span className="block text-sm font-medium wrap-anywhere">{place.name}</span>
          <span className="tabular block truncate text-xs text-ink-soft">
            {[place.level, ...counts].filter(Boolean).join(' · ')}
          </span>
        </span>
      ) : (
        <Form
          submission={saving}
          submit="Save"
          variant="secondary"
          size="small"
          className="flex flex-1 flex-wrap gap-2 p-2"
          beside={
            <Button size="small" variant="quiet" onClick={() => setEditing(null)}>
              Cancel
            </Button>
          }
        >
          <Input
            ref={nameField}
            aria-label={`New name of ${place.name}`}
            maxLength={120}
            className="min-w-40 flex-1"
            value={editing.name}
            onChange={(event) => setEditing({ ...editing, name: event.target.value })}
          />
          <Input
            aria-label={`Level of ${place.name}`}
            maxLength={60}
            className="min-w-40 flex-1"
            list={LEVELS}
            placeholder="Level, such as Ground floor"
            value={editing.level}
            onChange={(event) => setEditing({ ...editing, level: event.target.value })}
          />
        </Form>
      )}
      {editing === null ? (
        <>
          {/* On a phone the name needs their room: there the button at the front moves a room. */}
          <span className="hidden tablet:contents">
            <IconButton label={`Move ${place.name} up`} disabled={first} onClick={() => onStep(-1)}>
              <ChevronUp aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton label={`Move ${place.name} down`} disabled={last} onClick={() => onStep(1)}>
              <ChevronDown aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
          <IconButton
            ref={editButton}
            label={`Edit ${place.name}`}
            onClick={() => setEditing({ name: place.name, level: place.level, was: place })}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={`Delete ${place.name}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}
