import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import '../../api/administration-endpoints.ts';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';

const key = ['training-consent'] as const;

export const useTrainingConsent = () =>
  useQuery({ queryKey: key, queryFn: () => call('readTrainingConsent') });

/** Whether this person's photos may be learned from. Off until they say so. */
export function ConsentCard() {
  const queries = useQueryClient();
  const consent = useTrainingConsent();
  const change = useMutation({
    mutationFn: (given: boolean) => call('setTrainingConsent', { body: { given } }),
    onSuccess: (now) => queries.setQueryData(key, now),
    onError: (error) =>
      toast({
        title: 'Not saved',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  const inUse = consent.data?.photosInUse ?? 0;
  return (
    <Card title="Learning from your photos">
      <Switch
        label="Let findings that I confirmed or corrected teach the panel"
        hint={`Switch it off any time. We take your photos out at once and train the next version without them.${inUse > 0 ? ` ${inUse} in use now.` : ''}`}
        checked={consent.data?.given ?? false}
        disabled={consent.data === undefined || change.isPending}
        onCheckedChange={(given) => change.mutate(given)}
      />
    </Card>
  );
}
