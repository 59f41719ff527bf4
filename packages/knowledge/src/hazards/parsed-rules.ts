/** The rules, read from their lines. */
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { CONDITION_NAMES, THING_NAMES } from './lexicon.ts';
import { RULES } from './rules.ts';

export interface Term {
  classes: readonly string[];
  role: 'plain' | 'lacking' | 'undenied' | 'absent' | 'between';
}

export interface Rule {
  hazard: HazardId;
  terms: readonly Term[];
  reach: number;
}

const REACH = 9;

const ROLES: ReadonlyMap<string, Term['role']> = new Map([
  ['-', 'lacking'],
  ['*', 'undenied'],
  ['!', 'absent'],
  ['^', 'between'],
]);

function parseRule(line: string): Rule {
  const [hazard = '', ...rest] = line.split(/:?\s+/);
  if (!(hazard in HAZARDS)) throw new Error(`No hazard '${hazard}'`);
  const terms: Term[] = [];
  let reach = REACH;
  for (const part of rest) {
    if (part.startsWith('@')) reach = Number(part.slice(1));
    else {
      const role = ROLES.get(part[0] ?? '') ?? 'plain';
      const classes = (role === 'plain' ? part : part.slice(1)).split('|');
      for (const name of classes)
        if (!THING_NAMES.has(name) && !CONDITION_NAMES.has(name) && !COMPUTED.has(name))
          throw new Error(`No class '${name}'`);
      terms.push({ classes, role });
    }
  }
  return { hazard: hazard as HazardId, terms, reach };
}

const COMPUTED = new Set([
  'size1',
  'size5',
  'size15',
  'size100',
  'sizelow',
  'yearold',
  'yearlead',
  'yearnew',
  'yearten',
  'sizepool',
  'size99',
  'sizetol',

  'age10',
]);
export const PARSED: readonly Rule[] = RULES.split('\n')
  .filter((line) => line !== '')
  .map(parseRule);
