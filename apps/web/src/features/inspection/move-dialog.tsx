import type { Place, Visit } from '@plumbline/contract';
import { may } from '../../api/may.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PlaceChips } from './place-chips.tsx';
import type { Where } from './use-finding-actions.ts';
import { visitName } from './visit-words.ts';

interface MoveDialogProps {
  count: number;
  places: readonly Place[];
  visits: readonly Visit[];
  onMove: (where: Where, name: string) => void;
  onClose: () => void;
}

/** Where the selected findings go: to a room, or to an open visit. One tap moves them. */
export default function MoveDialog({ count, places, visits, onMove, onClose }: MoveDialogProps) {
  const open = visits.filter((visit) => may(visit, 'file'));
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      size="small"
      title={`Move ${count} ${count === 1 ? 'finding' : 'findings'}`}
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
    </Dialog>
  );
}
