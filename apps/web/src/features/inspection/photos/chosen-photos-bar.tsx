import type { Place } from '@plumbline/contract';
import { Button } from '../../../ui/button.tsx';
import { PlaceChips } from '../filing/place-chips.tsx';

interface ChosenPhotosBarProps {
  count: number;
  places: readonly Place[];
  onPlace: (placeId: number | null) => void;
  onMove: () => void;
  onAddTo: () => void;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the chosen photos: their room in one tap, and the rest by buttons. */
export function ChosenPhotosBar({
  count,
  places,
  onPlace,
  onMove,
  onAddTo,
  onAll,
  onClear,
}: ChosenPhotosBarProps) {
  return (
    <section aria-label="Chosen photos" className="action-bar space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="tabular mr-auto text-sm" role="status">
          {count} {count === 1 ? 'photo' : 'photos'} chosen
        </p>
        <Button size="small" variant="quiet" onClick={onAll}>
          Choose all
        </Button>
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
        <Button size="small" onClick={onAddTo}>
          Add to a finding
        </Button>
        <Button size="small" onClick={onMove}>
          Move
        </Button>
      </div>
      {places.length > 0 ? (
        <PlaceChips places={places} value={null} onChange={onPlace} label="Move to room" line />
      ) : null}
    </section>
  );
}
