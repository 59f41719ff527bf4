import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defectsKey, projectsKey } from '../../api/query-keys.ts';
import { useUser } from '../auth/auth-context.ts';
import { type KeptVoice, listVoices, onVoicesChanged } from '../batch/voice-store.ts';

/** This account's recordings on this device; a change in any tab is seen here, and what was sent shows with its photo. */
export function useKeptVoices(): readonly KeptVoice[] {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const [voices, setVoices] = useState<readonly KeptVoice[]>([]);
  useEffect(() => {
    let current = true;
    let before = 0;
    const look = async () => {
      // Where the browser keeps nothing, nothing lies here.
      const kept = await listVoices(id).catch(() => []);
      if (!current) return;
      setVoices(kept);
      // What left the device shows with its photo.
      const ofPhotos = kept.length < before ? [projectsKey, defectsKey].map((key) => [...key, 'photos']) : [];
      before = kept.length;
      for (const queryKey of ofPhotos) void queryClient.invalidateQueries({ queryKey });
    };
    void look();
    const stop = onVoicesChanged(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [id, queryClient]);
  return voices;
}
