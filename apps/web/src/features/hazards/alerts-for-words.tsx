import type { ErrorBody, Project } from '@plumbline/contract';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';

const TypedAlerts = lazyPart(() => import('./typed-alerts.tsx'));

interface AlertsForWordsProps {
  words: string;
  project?: Project | undefined;
  more?: ErrorBody['alerts'];
  /** Words that were sent: their alerts were read out, and brought into view, while they were typed. */
  sent?: boolean;
  className?: string;
}

/** Fetches the hazard rules with the first character, and stays from then on, so that each alert is read out once. */
export function AlertsForWords({ words, more = [], ...rest }: AlertsForWordsProps) {
  const wanted = useRef(false);
  wanted.current ||= words !== '' || more.length > 0;
  return wanted.current ? (
    <Suspense>
      <TypedAlerts words={words} more={more} {...rest} />
    </Suspense>
  ) : null;
}
