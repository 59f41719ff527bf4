import type { Defect } from '@plumbline/contract';
import { localToday } from '../../../ui/days.ts';
import { Points, Section } from './section.tsx';
import { WarrantySection } from './warranty-section.tsx';

const TERMS = [
  ['immediate', 'Now'],
  ['shortTerm', 'Within weeks'],
  ['longTerm', 'Later'],
] as const;

const ALERT_FIRST = 'Follow the hazard alert at the top first.';

const plain = (line: string) => line.trim().replace(/[.]$/, '').toLowerCase();

/** What to do, who does it, and whose duty it may be. */
export function ActionsSection({
  assessment,
  alerts,
  outcome,
  severity,
  decision,
}: Pick<Defect, 'assessment' | 'alerts' | 'outcome' | 'severity' | 'decision'>) {
  const { warranty } = assessment;
  // Each alert says whom it calls. Whoever else may be called stands after them, never alone.
  const isOther = (who: string) => alerts.every(({ call }) => call !== who);
  const whoToCall = assessment.whoToCall.some(isOther) ? assessment.whoToCall : [];
  const open = decision === 'corrected' || (outcome === 'defect' && decision !== 'rejected');
  const pressing = open && (severity === 'critical' || severity === 'high');
  // The alerts above say what to do first; saying it three times on one screen takes the eye off it.
  const alertSteps = new Set(alerts.flatMap(({ steps }) => steps).map(plain));
  const untold = (lines: readonly string[]) => lines.filter((line) => !alertSteps.has(plain(line)));
  const immediate = untold(assessment.actions.immediate);
  const actions = {
    ...assessment.actions,
    immediate: alerts.length > 0 ? [ALERT_FIRST, ...immediate] : immediate,
  };
  // What an action below says already isn't said twice.
  const acted = new Set(Object.values(actions).flat().map(plain));
  const recommendations = untold(assessment.recommendations).filter((line) => !acted.has(plain(line)));
  const terms = TERMS.filter(([term]) => actions[term].length > 0);
  return (
    <>
      {recommendations.length > 0 || terms.length > 0 ? (
        <Section title="Recommendations">
          <Points items={recommendations} />
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
      {warranty ? <WarrantySection warranty={warranty} today={pressing ? localToday() : undefined} /> : null}
    </>
  );
}
