import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { defectListsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TrialNotice } from './trial-notice.tsx';

const ASK_AGAIN_MS = 3000;

/** A new account whose trial still ran at sign-up: that its result is coming, and then where it is. */
export default function ArrivingTrial({ onShowProjects }: { onShowProjects: () => void }) {
  const queryClient = useQueryClient();
  const trial = useQuery({
    queryKey: ['trial'],
    queryFn: () => call('readTrial'),
    // A lost answer is no news of the trial: it is asked for again as long as it was on its way.
    refetchInterval: ({ state }) => (state.data?.arriving ? ASK_AGAIN_MS : false),
  });
  const [expected, setExpected] = useState(false);
  const arriving = trial.data?.arriving ?? false;
  if (arriving && !expected) setExpected(true);
  const arrived = trial.data?.arrived ?? false;
  useEffect(() => {
    // It may have come between the list of projects and this answer, too.
    if (!arrived) return;
    const keys = [projectsKey, defectListsKey, statsKey];
    void Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(() => {
      const listed = queryClient.getQueryData<{ pages: { items: unknown[] }[] }>(projectsKey);
      if (listed?.pages.some(({ items }) => items.length > 0)) setExpected(true);
    });
  }, [queryClient, arrived]);
  if (!expected) return null;
  return (
    <TrialNotice>
      {arriving ? (
        <p className="flex items-center gap-3">
          <Spinner className="size-5 shrink-0 text-accent" />
          We’re still analysing your trial photo. Its result will appear here.
        </p>
      ) : arrived ? (
        <>
          <p>Your trial photo is analysed. Its result is in Project 1.</p>
          <Button onClick={onShowProjects}>Show projects</Button>
        </>
      ) : (
        <p>We couldn’t analyse your trial photo. Choose it again below.</p>
      )}
    </TrialNotice>
  );
}
