import type { Place } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../api/client.ts';
import { defectListsKey, projectsKey, visitsKey } from '../../../api/query-keys.ts';
import { tellFailure } from '../../../api/tell-failure.ts';

export const placesKey = (projectId: number) => [...projectsKey, 'places', projectId] as const;
export const photosKey = (projectId: number) => [...projectsKey, 'photos', projectId] as const;
export const plansKey = (projectId: number) => [...projectsKey, 'plans', projectId] as const;

export function usePlaces(projectId: number) {
  return useQuery({
    queryKey: placesKey(projectId),
    queryFn: ({ signal }) => call('listPlaces', { params: { id: projectId }, signal }),
  });
}

export function useVisits(projectId: number) {
  return useQuery({
    queryKey: visitsKey(projectId),
    queryFn: ({ signal }) => call('listVisits', { params: { id: projectId }, signal }),
  });
}

/** Everything that shows where findings and photos of a project are filed. */
export function useRefreshInspection(projectId: number) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [
        placesKey(projectId),
        // A danger that was written of an area is a finding: the project and its visits say so.
        projectsKey,
        photosKey(projectId),
        plansKey(projectId),
        defectListsKey,
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Puts places into an order: on screen at once, back where they were when the server refuses. */
export function useOrderPlaces(projectId: number) {
  const queryClient = useQueryClient();
  const queryKey = placesKey(projectId);
  return useMutation({
    mutationFn: (ids: number[]) => call('orderPlaces', { params: { id: projectId }, body: { ids } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Place[]>(queryKey);
      queryClient.setQueryData<Place[]>(queryKey, (places = []) =>
        ids.flatMap((id) => places.find((place) => place.id === id) ?? []),
      );
      return before;
    },
    onSuccess: (places) => queryClient.setQueryData(queryKey, places),
    onError: (error, _ids, before) => {
      queryClient.setQueryData(queryKey, before);
      tellFailure('The order wasn’t saved')(error);
    },
  });
}

export type VisitBody = CallInput<'addVisit'>['body'];
