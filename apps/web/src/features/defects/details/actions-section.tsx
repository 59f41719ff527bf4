import type { Defect } from '@plumbline/contract';
import { Points, Section } from './section.tsx';
import { WarrantySection } from './warranty-section.tsx';

const TERMS = [
  ['immediate', 'Now'],
  ['shortTerm', 'In the next weeks'],
  ['longTerm', 'Later'],
] as const;

/** What to do, who does it, and whose duty it may be. */
export function ActionsSection({ assessment }: { assessment: Defect['assessment'] }) {
  const { actions, whoToCall, warranty, recommendations } = assessment;
  const terms = TERMS.filter(([term]) => actions[term].length > 0);
  return (
    <>
      {recommendations.length > 0 ? (
        <Section title="Recommendations">
          <Points items={recommendations} />
        </Section>
      ) : null}
      {terms.length > 0 ? (
        <Section title="Recommended actions">
          {terms.map(([term, words]) => (
            <div key={term}>
              <h3 className="mb-1 text-sm font-medium text-ink-soft">{words}</h3>
              <Points items={actions[term]} />
            </div>
          ))}
        </Section>
      ) : null}
      {whoToCall.length > 0 ? (
        <Section title="Who to call">
          <Points items={whoToCall} />
        </Section>
      ) : null}
      {warranty ? <WarrantySection warranty={warranty} /> : null}
    </>
  );
}
