import { describeUserAgent } from '@plumbline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SESSIONS, useSessions } from './queries.ts';

export function SessionsCard() {
  const queryClient = useQueryClient();
  const sessions = useSessions();
  const end = useMutation({
    mutationFn: (id: number) => call('endSession', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
    onError: (error) =>
      toast({
        title: 'That session couldn’t be ended',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <Card title="Where you are signed in" flush>
      <Loaded
        query={sessions}
        what="your sessions"
        skeleton={
          <SkeletonGroup label="Loading sessions" className="space-y-3 p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </SkeletonGroup>
        }
      >
        {(list) => (
          <ul>
            {list.map(({ id, current, userAgent, createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0"
              >
                <div className="min-w-0">
                  <p className="text-sm font-medium">{describeUserAgent(userAgent)}</p>
                  <p className="tabular text-sm text-ink-soft">Since {dateAndTime(createdAt)}</p>
                </div>
                {current ? (
                  <Badge tone="blue">This device</Badge>
                ) : (
                  <Button
                    size="small"
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                    aria-label={`End the session of ${describeUserAgent(userAgent)} since ${dateAndTime(createdAt)}`}
                  >
                    End session
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
