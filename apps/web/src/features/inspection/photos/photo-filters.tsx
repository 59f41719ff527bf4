import type { Place, Visit } from '@plumbline/contract';
import { Select } from '../../../ui/select.tsx';
import { visitName } from '../data/visit-words.ts';

/** Photos of one visit and one room; `none` for those that have none. */
export interface PhotosWanted {
  visitId?: string;
  placeId?: string;
}

interface PhotoFiltersProps {
  visits: readonly Visit[];
  places: readonly Place[];
  value: PhotosWanted;
  onChange: (wanted: PhotosWanted) => void;
}

const ALL = 'all';
const chosen = (key: keyof PhotosWanted, value: string): PhotosWanted =>
  value === ALL ? {} : { [key]: value };

/** Which photos are shown: of which visit, and of which room. */
export function PhotoFilters({ visits, places, value, onChange }: PhotoFiltersProps) {
  const { visitId, placeId, ...rest } = value;
  if (visits.length === 0 && places.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 tablet:flex">
      {visits.length > 0 ? (
        <Select
          aria-label="Visit to show"
          className="min-w-0 tablet:w-64"
          options={[
            { value: ALL, label: 'All visits' },
            ...visits.map((visit) => ({ value: String(visit.id), label: visitName(visit) })),
            { value: 'none', label: 'No visit' },
          ]}
          value={visitId ?? ALL}
          onValueChange={(next) =>
            onChange({ ...rest, ...(placeId ? { placeId } : {}), ...chosen('visitId', next) })
          }
        />
      ) : null}
      {places.length > 0 ? (
        <Select
          aria-label="Room to show"
          className="min-w-0 tablet:w-56"
          options={[
            { value: ALL, label: 'All rooms' },
            { value: 'none', label: 'No room' },
            ...places.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={placeId ?? ALL}
          onValueChange={(next) =>
            onChange({ ...rest, ...(visitId ? { visitId } : {}), ...chosen('placeId', next) })
          }
        />
      ) : null}
    </div>
  );
}
