import { type Filing, INSPECTION_LIMITS, type Photo } from '@plumbline/contract';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useRefreshFindings } from '../../../api/refresh-findings.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { photoDeletions } from '../data/pending-deletions.ts';
import { useRefreshInspection } from '../data/visit-queries.ts';
import { rememberPlace } from '../filing/last-place.ts';

/** A finding, by its id and by what people call it. */
export interface Numbered {
  id: number;
  number: number;
}

/** Where photos go; what is left out stays. */
type Where = Pick<Filing, 'visitId' | 'placeId'>;

const many = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** What can be done with photos of a project, each time with a way back where there is one. */
export function usePhotoActions(projectId: number, onOpen: (findingId: number) => void) {
  const refresh = useRefreshInspection(projectId);
  const refreshFindings = useRefreshFindings();
  const { refresh: refreshUser } = useAuth();
  const [analysing, setAnalysing] = useState(false);
  const params = { id: projectId };

  const putBack = (before: readonly Filing[]) => void fileAll(before, 'Photos moved back');
  /** Files part by part, as many as one call takes. */
  async function fileAll(items: readonly Filing[], title: string, undo = false): Promise<void> {
    const before: Filing[] = [];
    try {
      for (let at = 0; at < items.length; at += INSPECTION_LIMITS.filedAtOnce) {
        const part = items.slice(at, at + INSPECTION_LIMITS.filedAtOnce);
        before.push(...(await call('filePhotos', { params, body: { items: part } })).before);
      }
      const action = { label: 'Undo', onSelect: () => putBack(before) };
      toast({ title, tone: 'good', ...(undo ? { action } : {}) });
    } catch (error) {
      tellFailure(`${many(items.length - before.length)} not moved`)(error);
    }
    await refresh();
  }
  const file = (ids: readonly number[], where: Where, name: string) => {
    if (where.placeId !== undefined) rememberPlace(projectId, where.placeId);
    return fileAll(
      ids.map((id) => ({ id, ...where })),
      `${many(ids.length)} moved ${name}`,
      true,
    );
  };
  const addTo = async ({ id: findingId, number }: Numbered, photoIds: readonly number[]) => {
    try {
      await call('addFindingPhotos', { params: { id: findingId }, body: { photoIds: [...photoIds] } });
      toast({
        title: `${many(photoIds.length)} added to finding ${number}`,
        tone: 'good',
        action: { label: 'Open', onSelect: () => onOpen(findingId) },
      });
    } catch (error) {
      tellFailure('The photos weren’t added')(error);
    }
    await refresh();
  };
  /** One credit for an answer. However often it is pressed, it is one run. */
  const analyse = async ({ id }: Photo) => {
    setAnalysing(true);
    try {
      const { findingId, charged } = await call('analyzeKeptPhoto', { params: { id } });
      toast({
        title: 'Photo analysed',
        description: charged ? 'This used 1 credit.' : 'This used no credit.',
        tone: 'good',
        ...(findingId === null ? {} : { action: { label: 'Open', onSelect: () => onOpen(findingId) } }),
      });
    } catch (error) {
      tellFailure('The photo wasn’t analysed')(error);
    } finally {
      setAnalysing(false);
      await Promise.all([refresh(), refreshFindings(), refreshUser()]);
    }
  };
  const remove = ({ id }: Photo) => {
    const undo = photoDeletions.deleteLater([id], async () => {
      try {
        await call('deletePhoto', { params: { id } });
      } catch (error) {
        tellFailure('The photo wasn’t deleted')(error);
      }
      await refresh();
    });
    toast({ title: 'Photo deleted', tone: 'good', action: { label: 'Undo', onSelect: undo } });
  };
  return { file, addTo, analyse, analysing, remove };
}
