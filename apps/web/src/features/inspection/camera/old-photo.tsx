import type { FindingLine } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { GHOST, GhostControls, GhostPicture, type GhostState } from '../../capture/ghost.tsx';
import { useFindingLines } from '../data/queries.ts';

/** So many old photos are enough to choose from; those of the room come first. */
const MOST = 50;
const NONE = 'none';

export interface OldPhoto {
  /** The finding whose photo lies over the picture; null where none was chosen or it is gone. */
  findingId: number | null;
  choices: readonly FindingLine[];
  ghost: GhostState;
  choose: (findingId: number | null) => void;
  setGhost: (ghost: GhostState) => void;
}

/** Old photos of this project that a new one can be matched with, those of the room first. */
export function useOldPhoto(projectId: number, placeId: number | null): OldPhoto {
  const lines = useFindingLines(projectId).data ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [ghost, setGhost] = useState(GHOST);
  const choices = lines
    .filter(({ hasPhoto }) => hasPhoto)
    .toSorted((a, b) => Number(b.placeId === placeId) - Number(a.placeId === placeId) || b.number - a.number)
    .slice(0, MOST);
  return {
    findingId: choices.some(({ id }) => id === chosen) ? chosen : null,
    choices,
    ghost,
    choose(findingId) {
      setChosen(findingId);
      setGhost((before) => ({ ...before, on: true, missing: false }));
    },
    setGhost,
  };
}

/** The chosen old photo over the live picture. */
export function OldPhotoPicture({ old: { findingId, ghost, setGhost } }: { old: OldPhoto }) {
  if (findingId === null || !ghost.on || ghost.missing) return null;
  return (
    <GhostPicture
      address={addressOf('image', { params: { id: findingId }, query: { size: '1024' } })}
      strength={ghost.strength}
      size={ghost.size}
      onMissing={() => setGhost({ ...ghost, missing: true })}
    />
  );
}

/** Chooses a finding to be photographed as before. Nothing where the project has no photo yet. */
export function OldPhotoChoice({ old }: { old: OldPhoto }) {
  const { findingId, choices, ghost, choose, setGhost } = old;
  if (choices.length === 0) return null;
  const options = [
    { value: NONE, label: 'No old photo' },
    ...choices.map(({ id, number, defectType }) => ({
      value: String(id),
      label: `#${number} ${defectType}`,
    })),
  ];
  return (
    <>
      <Field label="Match an old photo">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={findingId === null ? NONE : String(findingId)}
            onValueChange={(value) => choose(value === NONE ? null : Number(value))}
          />
        )}
      </Field>
      {findingId === null ? null : <GhostControls ghost={ghost} onChange={setGhost} />}
    </>
  );
}
