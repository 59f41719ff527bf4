import type { Project } from '@plumbline/contract';
import { type Alert, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import { useEffect, useRef } from 'react';
import { factsOf } from './facts-of-project.ts';
import { HazardAlerts } from './hazard-alerts.tsx';

interface TypedAlertsProps {
  words: string;
  /** What the words are about, where that is known. */
  project?: Project | undefined;
  /** What the server warned of besides. */
  more?: readonly Alert[];
  /** Whether the alerts were told while the words were typed: then they only stay. */
  sent?: boolean;
  className?: string;
}

/** What somebody is warned of while they type: read on the device, before anything is sent, without a network. */
export default function TypedAlerts({
  words,
  project,
  more = [],
  sent = false,
  className,
}: TypedAlertsProps) {
  const alerts = mergeAlerts(more, words.trim() === '' ? [] : readAlerts({ words, ...factsOf(project) }));
  const titles = alerts.map(({ title }) => title).join('\n');
  const around = useRef<HTMLDivElement>(null);
  // Below the field may be below the screen: what nobody sees warns nobody. The margin leaves room for the first step.
  useEffect(() => {
    if (sent || titles === '' || !document.activeElement?.matches('textarea, input')) return;
    around.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [titles, sent]);
  return (
    <div ref={around} className="contents [&_h2]:scroll-mb-52">
      <HazardAlerts alerts={alerts} announce={!sent} {...(className ? { className } : {})} />
    </div>
  );
}
