import { useState } from 'react';
import { useReadings } from '../../monitoring/queries.ts';
import { useRepair } from '../../repairs/queries.ts';
import { useQuestions } from '../../verdict/queries.ts';
import { useFindingPhotos } from '../photos/queries.ts';
import { useDefect } from '../queries.ts';

/**
 * A finding, and whether it still waits for what its document is made of: what comes later would push the rest from under
 * a finger. What can't be had keeps nothing waiting; its section says so. A document that is shown stays.
 */
export function useWholeFinding(id: number) {
  const defect = useDefect(id);
  const parts = [
    useFindingPhotos(id),
    useQuestions(id),
    useRepair(id),
    useReadings(id, defect.data?.family === 'crack'),
  ];
  const [shown, setShown] = useState<number>();
  const waiting = shown !== id && (defect.isPending || parts.some(({ isLoading }) => isLoading));
  if (defect.data && !waiting && shown !== id) setShown(id);
  return { defect, waiting };
}
