import type { Defect } from '@plumbline/contract';
import { Points, Section } from './section.tsx';

/** Why it is this bad. The verdict with its rule stands above, and is said once. */
export function ReasonsSection({ assessment }: { assessment: Defect['assessment'] }) {
  const { compliance, severityReasons } = assessment;
  return (
    <>
      {severityReasons.length > 0 ? (
        <Section title="Why this severity">
          <Points items={severityReasons} />
        </Section>
      ) : null}
      {compliance.otherRules.length > 0 ? (
        <Section title="Other rules that apply">
          <Points
            items={compliance.otherRules.map((other) => `${other.title}: ${other.reason} ${other.provision}`)}
          />
        </Section>
      ) : null}
    </>
  );
}
