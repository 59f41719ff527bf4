import type { Place, Visit } from '@plumbline/contract';
import { useState } from 'react';
import { may } from '../../../api/may.ts';
import { usePlaces, useVisits } from '../data/visit-queries.ts';
import { lastPlace, rememberPlace } from './last-place.ts';

export interface FilingChoice {
  places: readonly Place[];
  /** Visits that are under way. */
  visits: readonly Visit[];
  value: { visitId: number | null; placeId: number | null };
  choosePlace: (id: number | null) => void;
  chooseVisit: (id: number | null) => void;
  /** The visits are known, so that nothing is filed without one by mistake. */
  ready: boolean;
}

/** Where photos of a project are filed: the visit under way and the room that was used last, until others are chosen. */
export function useFiling(projectId: number): FilingChoice {
  const places = usePlaces(projectId).data ?? [];
  const listed = useVisits(projectId);
  const visits = (listed.data ?? []).filter((visit) => may(visit, 'file'));
  const [chosenPlace, setPlace] = useState(() => lastPlace(projectId));
  const [chosenVisit, chooseVisit] = useState<number | null | undefined>(undefined);
  return {
    places,
    visits,
    value: {
      // A room or visit that was deleted or closed meanwhile isn't filed under.
      placeId: places.some(({ id }) => id === chosenPlace) ? chosenPlace : null,
      visitId: chosenVisit === undefined ? (visits[0]?.id ?? null) : chosenVisit,
    },
    choosePlace(id) {
      setPlace(id);
      rememberPlace(projectId, id);
    },
    chooseVisit,
    ready: !listed.isPending,
  };
}
