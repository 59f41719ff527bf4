import type { Defect } from '@plumbline/contract';
import { BlindSpots } from '../parts/blind-spots.tsx';
import { isFound } from '../parts/is-found.ts';
import { Points, Section } from './section.tsx';

/** Three things that aren't one: what the photo shows, what the person said, what such defects usually look like. */
export function ObservationSection({ defect }: { defect: Defect }) {
  const { typicalSigns = [] } = defect.assessment;
  // No check looked at anything: it came from a list, and says from which.
  const noPanel = defect.aiResults.length === 0 && defect.consensusFactors.length > 0;
  return (
    <Section title="What this is based on">
      {defect.agreement?.basis === 'words' ? (
        <p>Your words alone: no check of the photo bears this out.</p>
      ) : null}
      {noPanel ? (
        <>
          <h3 className="text-sm font-medium text-ink-soft">Where it comes from</h3>
          <Points items={defect.consensusFactors} />
        </>
      ) : (
        <>
          <h3 className="text-sm font-medium text-ink-soft">Seen in the photo</h3>
          {defect.observed.length > 0 ? (
            <Points items={defect.observed} />
          ) : (
            <p>No check could name anything.</p>
          )}
        </>
      )}
      <h3 className="text-sm font-medium text-ink-soft">{noPanel ? 'As it was written' : 'Your words'}</h3>
      <p className="break-words whitespace-pre-line">{defect.userDescription || 'None'}</p>
      {typicalSigns.length > 0 ? (
        <>
          <h3 className="text-sm font-medium text-ink-soft">Typical signs (not necessarily in this photo)</h3>
          <Points items={typicalSigns} />
        </>
      ) : null}
      {isFound(defect) ? <BlindSpots {...defect} /> : null}
    </Section>
  );
}
