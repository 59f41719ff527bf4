import { ALERT_KINDS, type Alert, type AlertBasis, type HazardInput, URGENCIES } from './alert.ts';
import type { HazardFact } from './facts/hazard-fact.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { phoneText } from './facts/phones.ts';
import { hazardsIn } from './matching.ts';

function callOf(fact: HazardFact, { project }: HazardInput, today: string): string {
  const there = project?.state ? fact.byState?.[project.state] : undefined;
  if (!there) return fact.call;
  const names = [there.text, ...(there.phones ?? []).map((id) => phoneText(id, today))].filter(Boolean);
  return names.length === 0 ? fact.call : `${fact.call} · ${names.join(', ')}`;
}

/** Every hazard that the input gives reason to warn of, one alert a kind, the most urgent first. */
export function readAlerts(input: HazardInput): Alert[] {
  const today = new Date().toISOString().slice(0, 10);
  const best = new Map<string, Alert>();
  const raise = (id: HazardId, basis: AlertBasis, because: string) => {
    const fact: HazardFact = HAZARDS[id];
    const known = best.get(fact.kind);
    if (known && URGENCIES.indexOf(known.urgency) <= URGENCIES.indexOf(fact.urgency)) return;
    best.set(fact.kind, {
      kind: fact.kind,
      urgency: fact.urgency,
      title: fact.title,
      steps: [...fact.steps],
      call: callOf(fact, input, today),
      source: fact.source,
      basis,
      because,
    });
  };
  for (const { hazard, because } of hazardsIn(input.words)) raise(hazard, 'words', because);
  return [...best.values()].sort(
    (one, other) =>
      URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
      ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind),
  );
}
