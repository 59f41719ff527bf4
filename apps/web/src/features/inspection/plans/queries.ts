import type { Pin, PinPoint, Plan } from '@plumbline/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { pinDeletions } from '../data/pending-deletions.ts';
import { plansKey } from '../data/visit-queries.ts';

export function usePlans(projectId: number) {
  return useQuery({
    queryKey: plansKey(projectId),
    queryFn: ({ signal }) => call('listPlans', { params: { id: projectId }, signal }),
  });
}

export type NewPin = CallInput<'addPin'>['body'];
export type PinChanges = CallInput<'movePin'>['body'];
export type Corners = PinPoint[];

/** Changes of a project's plans: each tells what failed, and shows the plans as they are afterwards. */
export function usePlanChanges(projectId: number) {
  const queryClient = useQueryClient();
  const queryKey = plansKey(projectId);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const attempt = async <T>(title: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      tellFailure(title)(error);
      return undefined;
    } finally {
      await refresh();
    }
  };
  const formOf = (file: File) => {
    const form = new FormData();
    form.append('plan', file, file.name);
    return form;
  };
  return {
    add: (file: File) =>
      attempt('The plan wasn’t added', () =>
        call('addPlan', { params: { id: projectId }, form: formOf(file) }),
      ),
    replace: (id: number, file: File) =>
      attempt('The drawing wasn’t replaced', () =>
        call('replacePlan', { params: { id }, form: formOf(file) }),
      ),
    rename: (id: number, name: string) =>
      attempt('The plan wasn’t renamed', () => call('renamePlan', { params: { id }, body: { name } })),
    remove: (id: number) => attempt('The plan wasn’t deleted', () => call('deletePlan', { params: { id } })),
    addPin: (id: number, pin: NewPin) =>
      attempt('The pin wasn’t added', () => call('addPin', { params: { id }, body: pin })),
    movePin: (id: number, changes: PinChanges) => {
      // On screen at once: a pin that jumps back under the finger is hard to place.
      queryClient.setQueryData<Plan[]>(queryKey, (plans) =>
        plans?.map((plan) => ({
          ...plan,
          pins: plan.pins.map((pin) => (pin.id === id ? Object.assign({ ...pin }, changes) : pin)),
        })),
      );
      return attempt('The pin wasn’t moved', () => call('movePin', { params: { id }, body: changes }));
    },
    /** With a way back: a pin that was meant for another is soon tapped. */
    removePin: ({ id, number, corners }: Pin) => {
      const what = corners ? 'area' : 'pin';
      const back = pinDeletions.deleteLater([id], () =>
        attempt(`The ${what} wasn’t deleted`, () => call('deletePin', { params: { id } })),
      );
      toast({
        title: `${corners ? 'Area' : 'Pin'} ${number} deleted`,
        tone: 'good',
        action: { label: 'Undo', onSelect: back },
      });
    },
  };
}
