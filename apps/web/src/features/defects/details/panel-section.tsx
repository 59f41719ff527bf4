import type { Defect } from '@plumbline/contract';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { VoteRow } from '../parts/vote-row.tsx';
import { Points, Section } from './section.tsx';

/** How the panel came to it: agreements, differences, every vote, the next candidates. */
export function PanelSection({ defect }: { defect: Defect }) {
  const others = defect.candidates.filter(({ name }) => name !== defect.original.defectType);
  return (
    <>
      {defect.consensusFactors.length > 0 ? (
        <Section title="Consensus factors">
          <Points items={defect.consensusFactors} />
        </Section>
      ) : null}
      {defect.divergentPoints.length > 0 ? (
        <Section title="Divergent points">
          <Points items={defect.divergentPoints} />
        </Section>
      ) : null}
      <Section title="Each engine’s vote">
        <p className="text-ink-soft">
          {defect.agreement?.text}
          {defect.settledByWords && defect.agreement?.basis !== 'words'
            ? ' Your words settled what the photo couldn’t.'
            : ''}
        </p>
        <ul className="divide-y divide-line">
          {defect.aiResults.map((vote) => (
            <VoteRow key={vote.engineId} engine={vote.engine} vote={vote} detailed />
          ))}
        </ul>
        {others.length > 0 ? (
          <p className="text-ink-soft">
            Also considered:{' '}
            {others.map(({ name, probability }) => `${name} (${confidencePercent(probability)}%)`).join(', ')}
            .
          </p>
        ) : null}
      </Section>
    </>
  );
}
