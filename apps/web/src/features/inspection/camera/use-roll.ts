import { BATCH_LIMITS, cameraKey, type Project } from '@plumbline/contract';
import { useEffect, useState } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useUser } from '../../auth/auth-context.ts';
import { endTakingBack, type KeptBatch, keepShot, sayLimit, takeBack } from '../../batch/batch-store.ts';
import { useBatches, useDeviceBatches } from '../../batch/queries.ts';

/** So long the last photo can be taken back, unless another is taken or the camera is closed; then it may be sent. */
const TAKE_BACK_MS = 10_000;

interface Filing {
  visitId: number | null;
  placeId: number | null;
}

/** The camera's photos of a visit: kept on the device first, sent once somebody has said what the visit may spend. */
export function useRoll(project: Project, { visitId, placeId }: Filing) {
  const user = useUser();
  const key = cameraKey(project.id, visitId);
  const known = useBatches(project.id).data?.find((batch) => batch.key === key);
  const device = useDeviceBatches().find((batch) => batch.key === key);
  const [last, setLast] = useState<{ key: string; file: File } | null>(null);
  const [taken, setTaken] = useState(0);
  const lastKey = last?.key;
  // A camera that is closed has no button to take it back with.
  useEffect(() => () => void (lastKey && endTakingBack(lastKey)), [lastKey]);
  const said = device?.limitIsNew ? device.creditLimit : (known?.creditLimit ?? device?.creditLimit);
  const limit = said ?? null;
  const empty: KeptBatch = {
    ...{ key, userId: user.id, projectId: project.id, projectName: project.name, photoCount: 0 },
    ...{ gathered: true, serverId: null, analyse: true, stages: [], visitId, placeId: null },
    ...{ paused: false, problem: null, keptAt: Date.now(), camera: true, creditLimit: limit },
  };
  return {
    /** Null until somebody has said what the visit may spend. */
    limit,
    used: known?.creditsUsed ?? 0,
    /** Not sent yet. */
    here: device?.photos.length ?? 0,
    taken,
    last,
    full: (device?.photos.length ?? 0) + (known?.received ?? 0) >= BATCH_LIMITS.cameraPhotosMax,
    /** Keeps a photo on this device. Rejects where the browser has no room. */
    async keep(file: File): Promise<void> {
      const photo = newKey();
      await keepShot(empty, {
        ...{ key: photo, batchKey: key, file, fileName: file.name, sha256: '', at: Date.now() },
        ...{ problem: null, placeId, canTakeBackUntil: Date.now() + TAKE_BACK_MS },
      });
      setLast({ key: photo, file });
      setTaken((count) => count + 1);
    },
    /** Takes the last photo back; false where it may be on its way. */
    async undo(): Promise<boolean> {
      if (!last) return false;
      const takenBack = await takeBack(last.key);
      setLast(null);
      if (takenBack) setTaken((count) => count - 1);
      return takenBack;
    },
    say: (credits: number) => sayLimit(empty, credits),
  };
}
