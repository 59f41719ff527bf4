import { type AnalysisContext, DEFECT_NAMES, type Family, type Measurement } from '@plumbline/knowledge';
import { familiesDenied } from '@plumbline/knowledge/language';
import { isRuledOutByMaterial, materialsNamed } from '@plumbline/knowledge/materials';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { type Decision, RULES } from '@plumbline/knowledge/rules';
import type { Engine, Opinion } from '../panel.ts';

/** What a measurement of this attribute shows, whatever its value. */
const SHOWS: Readonly<Record<string, Family>> = {
  crack_width: 'crack',
  crack_length: 'crack',
  lippage: 'tile_fault',
};
const SHOWN = 0.75;
/** A breach speaks for the defect that the rule is about; a value within its limit only says what was measured. */
const WORTH = { non_compliant: 1, undetermined: 0.5, compliant: 0.35 } as const;
/** Numbers may fit several rules, so that they never settle a name alone. */
const MOST = 0.7;

/** Rules that go by words alone fit too many defects to name one: they judge what is named already. */
const MEASURED_RULES = RULES.filter((rule) => rule.reads === 'measurements');

interface Finding {
  defectId: string;
  decision: Decision;
}

/** Every rule's decision on what was stated, for each defect that the rule is about. */
function decisionsOn(measurements: readonly Measurement[], context: AnalysisContext): Finding[] {
  const { description, project, inspectedOn } = context;
  const materials = materialsNamed(description);
  const denied = familiesDenied(description);
  const isDenied = (looks: readonly Family[]) => looks.length > 0 && looks.every((look) => denied.has(look));
  return DEFECT_NAMES.filter(
    ({ id, families }) => !isRuledOutByMaterial(id, materials) && !isDenied(families),
  ).flatMap(({ id, families }) => {
    const facts = {
      defectId: id,
      family: families[0] ?? null,
      measurements,
      description,
      project,
      inspectedOn,
    };
    return MEASURED_RULES.flatMap((rule) => {
      const outcome = rule.judge(facts);
      return outcome.status === 'decided' ? [{ defectId: id, decision: outcome.decision }] : [];
    });
  });
}

function shares(findings: readonly Finding[]): Record<string, number> {
  const worth = new Map<string, number>();
  for (const { defectId, decision } of findings) {
    worth.set(defectId, Math.max(worth.get(defectId) ?? 0, WORTH[decision.verdict]));
  }
  const total = Math.max(
    1,
    [...worth.values()].reduce((sum, value) => sum + value, 0),
  );
  return Object.fromEntries([...worth].map(([id, value]) => [id, (MOST * value) / total]));
}

function summaryOf(findings: readonly Finding[], count: number): string {
  const worst = findings.toSorted((a, b) => b.decision.excess - a.decision.excess)[0]?.decision;
  if (!worst)
    return `${count === 1 ? 'One value was' : `${count} values were`} stated; no rule applies to it as it stands.`;
  const against = `the limit is ${worst.limit}`;
  if (worst.verdict === 'non_compliant') return `Beyond the tolerance: ${worst.stated}; ${against}.`;
  if (worst.verdict === 'compliant') return `Within the tolerance: ${worst.stated}; ${against}.`;
  return `Too close to call: ${worst.stated}; ${against}.`;
}

/** Compares what the user measured with the tolerances that apply. Has no say where nothing was measured. */
export const standards: Engine = {
  id: 'standards',
  name: 'Your measurements',
  family: 'rules',
  about: 'Reads measurements from your words and compares them with tolerances and limits.',
  timeLimitMs: 2000,
  async vote(_evidence, context): Promise<Opinion | undefined> {
    const measurements = readMeasurements(context.description);
    if (measurements.length === 0) return undefined;
    const findings = decisionsOn(measurements, context);
    const families: Partial<Record<Family, number>> = {};
    const denied = familiesDenied(context.description);
    for (const { attribute } of measurements) {
      const shown = SHOWS[attribute];
      if (shown && !denied.has(shown)) families[shown] = SHOWN;
    }
    const summary = summaryOf(findings, measurements.length);
    return { families, defects: shares(findings), summary, recommendations: [], measurements };
  },
};
