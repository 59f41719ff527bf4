import { useFirstWait } from '../../../ui/use-first-wait.ts';
import { useReadings } from '../../monitoring/queries.ts';
import { useRepair } from '../../repairs/queries.ts';
import { useQuestions } from '../../verdict/queries.ts';
import { useDefect } from '../data/queries.ts';
import { useFindingPhotos } from '../photos/queries.ts';

/**
 * A finding, and whether it still waits for what its document is made of: what comes later would push the rest from under
 * a finger. What can't be had keeps nothing waiting; its section says so. Keyed by the finding where it's used.
 */
export function useWholeFinding(id: number) {
  const defect = useDefect(id);
  const parts = [
    useFindingPhotos(id),
    useQuestions(id),
    useRepair(id),
    useReadings(id, defect.data?.family === 'crack'),
  ];
  const waiting = useFirstWait(defect.isPending || parts.some(({ isLoading }) => isLoading));
  return { defect, waiting };
}
