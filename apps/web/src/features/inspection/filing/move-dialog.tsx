import type { Filing, Place, Visit } from '@plumbline/contract';
import { useState } from 'react';
import { may } from '../../../api/may.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAllProjects } from '../../projects/use-all-projects.ts';
import { useDeletionRefused } from '../data/queries.ts';
import { visitName } from '../data/visit-words.ts';
import { PlaceChips } from './place-chips.tsx';

export type Where = Pick<Filing, 'visitId' | 'placeId'>;

interface MoveDialogProps {
  /** The project that they are in. */
  projectId: number;
  count: number;
  places: readonly Place[];
  visits: readonly Visit[];
  onMove: (where: Where, name: string) => void;
  of?: 'finding' | 'photo';
  /** To another project; photos go there with their findings alone. */
  onMoveAway?: (projectId: number, name: string) => void;
  onClose: () => void;
}

/** Where the selected findings go: to a room or an open visit in one tap, or to another project. */
export default function MoveDialog({
  projectId,
  count,
  of = 'finding',
  places,
  visits,
  onMove,
  onMoveAway,
  onClose,
}: MoveDialogProps) {
  const open = visits.filter((visit) => may(visit, 'file'));
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      size="small"
      title={`Move ${count} ${of}${count === 1 ? '' : 's'}`}
    >
      <h3 className="mb-2 text-sm font-medium">To a room</h3>
      {places.length > 0 ? (
        <PlaceChips
          places={places}
          value={null}
          label="Rooms"
          onChange={(placeId) =>
            onMove({ placeId }, places.find(({ id }) => id === placeId)?.name ?? 'the room')
          }
        />
      ) : (
        <p className="text-sm text-ink-soft">Add rooms to this project first.</p>
      )}
      {open.length > 0 ? (
        <>
          <h3 className="mt-5 mb-2 text-sm font-medium">To a visit</h3>
          <div className="flex flex-col gap-2">
            {open.map((visit) => (
              <Button key={visit.id} onClick={() => onMove({ visitId: visit.id }, visitName(visit))}>
                {visitName(visit)}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {onMoveAway ? <ToProject projectId={projectId} onMove={onMoveAway} /> : null}
    </Dialog>
  );
}

interface ToProjectProps {
  projectId: number;
  onMove: (projectId: number, name: string) => void;
}

/** The other projects. Two steps, since their numbers change for good. */
function ToProject({ projectId, onMove }: ToProjectProps) {
  const projects = useAllProjects();
  const refused = useDeletionRefused(projectId);
  const [chosen, setChosen] = useState<number | null>(null);
  const others = projects.data?.items.filter(({ id }) => id !== projectId) ?? [];
  const to = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-sm font-medium">To another project</h3>
      <div className="flex flex-col gap-2">
        <Select
          aria-label="Other project"
          placeholder="Choose a project"
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen === null ? '' : String(chosen)}
          onValueChange={(id) => setChosen(Number(id))}
        />
        {to ? (
          <>
            <p className="text-sm text-ink-soft">
              Photos go along. Each finding gets a new number there and is judged by that building; an open
              hazard stays open. Rooms, visits and pins stay in this project.
            </p>
            <Button variant="primary" disabled={refused !== undefined} onClick={() => onMove(to.id, to.name)}>
              Move to {to.name}
            </Button>
            {refused ? <p className="text-sm">{refused}</p> : null}
          </>
        ) : null}
      </div>
    </>
  );
}
