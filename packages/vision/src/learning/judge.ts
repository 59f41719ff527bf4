import type { Family } from '@plumbline/knowledge';
import type { Consensus } from '../panel.ts';
import { isDefect, type Judged } from './figures.ts';

/** The part of a panel's answer that it is measured by. */
export type Answer = Pick<Consensus, 'outcome' | 'family' | 'group' | 'confidence' | 'distribution'>;

/** The family that a panel's answer names, in the terms that it is measured in. */
export function namedFamily({ outcome, family }: Pick<Consensus, 'outcome' | 'family'>): Family | 'not_sure' {
  if (outcome === 'no_visible_defect') return 'normal';
  if (outcome === 'not_building') return 'not_building';
  return outcome === 'defect' ? (family ?? 'not_sure') : 'not_sure';
}

/** The panel's answer in the terms of the measurement. */
export function judge(file: string, truth: Family, consensus: Answer, milliseconds: number): Judged {
  const { confidence, distribution } = consensus;
  const any = Object.entries(distribution).reduce(
    (sum, [name, share]) => sum + (isDefect(name) ? share : 0),
    0,
  );
  const building = 1 - distribution.not_building;
  return {
    file,
    truth,
    predicted: namedFamily(consensus),
    group: consensus.group ?? null,
    confidence,
    any_defect: building > 0 ? any / building : 0,
    building,
    milliseconds,
  };
}
