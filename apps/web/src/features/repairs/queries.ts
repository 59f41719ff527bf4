import { REPAIR_LIMITS, type Repair, type RepairLine } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, type CallInput, call } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import { defectKey, defectListsKey, defectsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { repairKey } from '../../api/refresh-findings.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { isToldInFields } from '../../api/told-in-fields.ts';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { sendable } from '../capture/shrink-photo.ts';
import { placeOriginal } from '../originals/original-store.ts';
import { photoForm } from '../originals/photo-form.ts';

addEndpoints(projectPageEndpoints);

const LOOK_AGAIN_MS = 4000;

const dueKey = ['repairs'] as const;

export function useRepair(id: number) {
  return useQuery({
    queryKey: repairKey(id),
    queryFn: ({ signal }) => call('getRepair', { params: { id }, signal }),
    // A few seconds after a photo came it has been compared.
    refetchInterval: ({ state }) => (state.data?.looking ? LOOK_AGAIN_MS : false),
  });
}

/** Every repair of all projects that isn't done. */
export function useDue() {
  return useQuery({
    queryKey: dueKey,
    queryFn: async ({ signal }) => (await call('listDue', { signal })).map(withAlerts),
  });
}

/** A copy that this device kept before lines named their hazards has none. */
const withAlerts = (line: RepairLine): RepairLine => ({ ...line, alerts: line.alerts ?? [] });

/** Days that projects bring with them: read anew whenever a project was changed. */
export function useDueDates() {
  return useQuery({
    queryKey: [...projectsKey, 'due-dates'],
    queryFn: ({ signal }) => call('listDueDates', { signal }),
  });
}

type Body = CallInput<'changeRepair'>['body'];
export type Wanted = Omit<Body, 'key' | 'revision'>;

/** Takes a step. Sent again after a lost answer, it counts once. */
export function useStep(repair: Repair) {
  const queryClient = useQueryClient();
  const { findingId, revision } = repair;
  return useMutation({
    mutationFn: ({ wanted, key }: { wanted: Wanted; key: string }) =>
      call('changeRepair', { params: { id: findingId }, body: { ...wanted, key, revision } }),
    onSuccess: (next) => queryClient.setQueryData(repairKey(findingId), next),
    onError: (error, { wanted }) => {
      if (!isToldInFields(error))
        tellFailure(wanted.step === 'comment' ? 'The comment wasn’t added' : 'The repair wasn’t changed')(
          error,
        );
      void queryClient.invalidateQueries({ queryKey: repairKey(findingId) });
    },
    onSettled: () => {
      // What was written may warn of a danger: then the finding and every list say so.
      void queryClient.invalidateQueries({ queryKey: defectKey(findingId), exact: true });
      return Promise.all(
        [dueKey, projectsKey, defectListsKey, statsKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

type StepsBody = CallInput<'changeRepairs'>['body'];
export type StepsTaken = Awaited<ReturnType<typeof takePart>>;

const takePart = (projectId: number, body: StepsBody) =>
  call('changeRepairs', { params: { id: projectId }, body });

/** Takes one step with many findings, part by part. Sent again after a lost answer under its key, each counts once. */
export function useSteps(projectId: number) {
  const queryClient = useQueryClient();
  return async (ids: readonly number[], wanted: Omit<StepsBody, 'ids'>): Promise<StepsTaken> => {
    const taken: StepsTaken = { changed: [], refused: [] };
    try {
      for (let at = 0; at < ids.length; at += REPAIR_LIMITS.stepsAtOnce) {
        const part = ids.slice(at, at + REPAIR_LIMITS.stepsAtOnce);
        const { changed, refused } = await takePart(projectId, { ...wanted, ids: part });
        taken.changed.push(...changed);
        taken.refused.push(...refused);
      }
      return taken;
    } finally {
      await Promise.all(
        [dueKey, projectsKey, defectsKey, statsKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
}

/** Adds a photo of the repair. Sent again under its key, it counts once. */
export function useAddRepairPhoto(findingId: number) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async ({ file, key }: { file: File; key: string }) => {
      const { form, statement } = await photoForm(userId, key, await sendable(file));
      const repair = await call('addRepairPhoto', { params: { id: findingId }, form });
      if (statement.originalSha256) {
        const [newest] = repair.entries.flatMap(({ photoIds }) => photoIds).sort((one, other) => other - one);
        await placeOriginal(userId, statement.originalSha256, newest);
      }
      return repair;
    },
    onSuccess: (next) => queryClient.setQueryData(repairKey(findingId), next),
    onError: (error) => {
      toast({
        title: 'The photo wasn’t added',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      });
      // The answer alone may be lost; then the photo is shown after all.
      void queryClient.invalidateQueries({ queryKey: repairKey(findingId) });
    },
  });
}

export const pressed = (wanted: Wanted) => ({ wanted, key: newKey() });

const linksKey = (projectId: number) => ['repairs', 'links', projectId] as const;

export function useLinks(projectId: number) {
  return useQuery({
    queryKey: linksKey(projectId),
    queryFn: ({ signal }) => call('listRepairLinks', { params: { id: projectId }, signal }),
  });
}

export type MadeLink = Awaited<ReturnType<typeof makeLink>>;

const makeLink = (projectId: number, body: CallInput<'makeRepairLink'>['body']) =>
  call('makeRepairLink', { params: { id: projectId }, body });

/** Makes a link; findings that were open are assigned to who gets it. */
export function useMakeLink(projectId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'makeRepairLink'>['body']) => makeLink(projectId, body),
    onSettled: () =>
      Promise.all([dueKey, defectsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export function useEndLink(projectId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('revokeRepairLink', { params: { id } }),
    onSuccess: () => toast({ title: 'Link ended', tone: 'good' }),
    onError: (error) =>
      toast({
        title: 'The link wasn’t changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey(projectId) }),
  });
}

/** What others said is read once it has been on screen. */
export function useSeen({ findingId, unread, entries }: Repair) {
  const queryClient = useQueryClient();
  const last = entries.at(-1)?.id;
  useEffect(() => {
    if (unread === 0 || last === undefined) return;
    // Not read where it fails; nothing else is lost.
    call('seeRepair', { params: { id: findingId }, body: { entry: last } })
      .then(() => queryClient.invalidateQueries({ queryKey: dueKey }))
      .catch(() => undefined);
  }, [findingId, unread, last, queryClient]);
}

const feedKey = ['repairs', 'feed'] as const;

/** The calendar link of this account; null where there is none. */
export function useDueFeed() {
  return useQuery({ queryKey: feedKey, queryFn: ({ signal }) => call('readDueFeed', { signal }) });
}

const feedFailed = (error: unknown) =>
  toast({
    title: 'The calendar link wasn’t changed',
    description: messageFor(error, 'Please try again.'),
    tone: 'destructive',
  });

/** Makes a calendar link, which ends the one before. */
export function useMakeDueFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('makeDueFeed'),
    onError: feedFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKey }),
  });
}

export function useEndDueFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('endDueFeed'),
    onSuccess: () => toast({ title: 'Calendar link ended', tone: 'good' }),
    onError: feedFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKey }),
  });
}
