/** Advice of a finding beside an alert that an engineer answers: they come first, and no repair is told before they say so. */
import type { Alert } from '../hazards/alert.ts';
import { ENGINEER_FIRST, REPAIR_AS_TOLD } from './structure.ts';
import type { Assessment } from './types.ts';
import { distinct, sentence } from './wording.ts';

/** What carries load, and an engineer has to say how: of what may fall, a roofer unless it is an awning. */
const isForEngineer = ({ kind, call }: Alert): boolean =>
  kind === 'structural' && /\bengineer\b(?! for an awning)/i.test(call);

const SENDS_ENGINEER = /^have an? .*\bengineer\b.*\b(?:look|check)/i;
/** Looks at it, asks or writes down: nothing is covered up by that. */
const NO_REPAIR = /^(?:mark|check|photograph|measure|have|ask|compare|watch|call|keep|monitor|survey)\b/i;

/** The same assessment, led by the engineer while such an alert is open. */
export function ledByEngineer(assessment: Assessment, alerts: readonly Alert[]): Assessment {
  if (!alerts.some(isForEngineer)) return assessment;
  const { actions, recommendations } = assessment;
  const sent = actions.immediate.filter((line) => SENDS_ENGINEER.test(line));
  const first = sent.length > 0 ? sent : [sentence(ENGINEER_FIRST)];
  const kept = (line: string) => NO_REPAIR.test(line) || /\bengineer\b/i.test(line);
  const told = actions.longTerm.filter((line) => /\bengineer says\b/i.test(line));
  const last = told.length > 0 ? told : [sentence(REPAIR_AS_TOLD)];
  const dropped = new Set([...actions.shortTerm, ...actions.longTerm].filter((line) => !kept(line)));
  return {
    ...assessment,
    actions: {
      immediate: distinct([...first, ...actions.immediate]),
      shortTerm: actions.shortTerm.filter(kept),
      longTerm: last,
    },
    recommendations: distinct([...first, ...recommendations.filter((line) => !dropped.has(line)), ...last]),
  };
}
