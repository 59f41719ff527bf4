import type { Defect } from '@plumbline/contract';
import { Facts, Points, Section } from './section.tsx';

const INPUT_WORDS: Readonly<Record<string, string>> = {
  state: 'the state or territory',
  buildingType: 'the building type',
  contractDate: 'the contract date',
  approvalDate: 'the date of the building approval',
  completionDate: 'the completion date',
};

/** Why it is this bad, and why it does or doesn't comply. */
export function ReasonsSection({ assessment }: { assessment: Defect['assessment'] }) {
  const { compliance, severityReasons } = assessment;
  const { rule } = compliance;
  return (
    <>
      {severityReasons.length > 0 ? (
        <Section title="Why this severity">
          <Points items={severityReasons} />
        </Section>
      ) : null}
      <Section title="Compliance">
        <p>{compliance.text}</p>
        {rule ? (
          <Facts
            rows={[
              ['Rule', rule.title],
              ['Provision', `${rule.provision} (${rule.confidence})`],
              ['Found', rule.stated],
              ['Limit', rule.limit],
              ['Reason', rule.reason],
            ]}
          />
        ) : null}
        {compliance.otherRules.length > 0 ? (
          <>
            <p className="text-ink-soft">Other rules that answered:</p>
            <Points
              items={compliance.otherRules.map(
                (other) => `${other.title}: ${other.reason} ${other.provision}`,
              )}
            />
          </>
        ) : null}
        {compliance.missingFacts.length > 0 ? (
          <p className="text-ink-soft">
            Add to the project for a firmer answer:{' '}
            {compliance.missingFacts.map((fact) => INPUT_WORDS[fact] ?? fact).join(', ')}.
          </p>
        ) : null}
        {compliance.missingWords.length > 0 ? (
          <>
            <p className="text-ink-soft">Measure or state:</p>
            <Points items={compliance.missingWords} />
          </>
        ) : null}
      </Section>
    </>
  );
}
