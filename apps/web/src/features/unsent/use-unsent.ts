import { useCallback, useEffect, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { takenAtOf } from '../../browser/device-statement.ts';
import {
  dropUnsent,
  fileOf,
  keepUnsent,
  listUnsent,
  onUnsentChanged,
  type PhotoPlace,
  type UnsentPhoto,
} from './unsent-store.ts';

/** Every photo of an account or a link that lies on this device; none where the browser keeps nothing. */
export function useUnsentOf(scope: string): readonly UnsentPhoto[] {
  const [photos, setPhotos] = useState<readonly UnsentPhoto[]>([]);
  useEffect(() => {
    let current = true;
    const look = () =>
      void listUnsent(scope)
        .catch(() => [])
        .then((found) => (current ? setPhotos(found) : undefined));
    look();
    const stop = onUnsentChanged(look);
    return () => {
      current = false;
      stop();
    };
  }, [scope]);
  return photos;
}

export interface Unsent {
  photos: readonly { key: string; file: File }[];
  /** Keeps a photo here, and on the device where the browser lets it. */
  keep: (file: File) => Promise<string>;
  /** It was sent, or isn't wanted. */
  drop: (key: string) => void;
}

/** The photos of one place that wait. They outlive the dialog, the tab and the phone’s restart. */
export function useUnsent({ scope, purpose, findingId, projectId }: PhotoPlace): Unsent {
  const [here, setHere] = useState<Unsent['photos']>([]);
  const onDevice = useUnsentOf(scope).filter(
    (photo) => photo.purpose === purpose && photo.findingId === findingId,
  );
  const keep = useCallback(
    async (file: File) => {
      const key = newKey();
      setHere((before) => [...before, { key, file }]);
      const kept = {
        key,
        file,
        fileName: file.name,
        keptAt: Date.now(),
        takenAt: takenAtOf(file),
        problem: null,
      };
      // Without room on the device it is kept for as long as the page is open.
      await keepUnsent({ ...kept, scope, purpose, findingId, projectId }).catch(() => undefined);
      return key;
    },
    [scope, purpose, findingId, projectId],
  );
  const drop = useCallback((key: string) => {
    setHere((before) => before.filter((photo) => photo.key !== key));
    void dropUnsent(key).catch(() => undefined);
  }, []);
  const known = new Set(here.map(({ key }) => key));
  const earlier = onDevice
    .filter(({ key }) => !known.has(key))
    .map((photo) => ({ key: photo.key, file: fileOf(photo) }));
  return { photos: [...earlier, ...here], keep, drop };
}
