import type { Place } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';

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
  const moving = useSubmit(() => {
    onMove(after === 'top' ? 0 : others.findIndex(({ id }) => String(id) === after) + 1);
    onClose();
  }, null);
  return (
    <FormDialog
      size="small"
      title={`Move ${place.name}`}
      submission={moving}
      submit="Move room"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
