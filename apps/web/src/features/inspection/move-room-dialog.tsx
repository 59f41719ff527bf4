import type { Place } from '@plumbline/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface MoveRoomDialogProps {
  place: Place;
  /** All rooms in their order. */
  places: readonly Place[];
  /** `to`: its place among all of them, from 0. */
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Moves a room as far as wanted in one step: by keyboard, mouse or finger. */
export default function MoveRoomDialog({ place, places, onMove, onClose }: MoveRoomDialogProps) {
  const others = places.filter(({ id }) => id !== place.id);
  const before = places[places.findIndex(({ id }) => id === place.id) - 1];
  const [after, setAfter] = useState(String(before?.id ?? 'top'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(after === 'top' ? 0 : others.findIndex(({ id }) => String(id) === after) + 1);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={`Move ${place.name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="move-room" variant="primary">
            Move room
          </Button>
        </>
      }
    >
      <form id="move-room" onSubmit={submit}>
        <Field label="Move to">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 'top', label: 'Top of the list' },
                ...others.map(({ id, name }) => ({ value: String(id), label: `After ${name}` })),
              ]}
              value={after}
              onValueChange={setAfter}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
