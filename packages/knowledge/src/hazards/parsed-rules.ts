/** The rules, read from their lines. */
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { CONDITION_NAMES, THING_NAMES } from './lexicon.ts';
import { RULES } from './rules.ts';
import { SAID } from './sayings.ts';

export interface Term {
  classes: readonly string[];
  role: 'plain' | 'lacking' | 'undenied' | 'absent' | 'between';
}

export interface Rule {
  hazard: HazardId;
  terms: readonly Term[];
  reach: number;
  /** The models outvote it only where they are all but sure that there is no danger. */
  certain: boolean;
  /** No model outvotes it. */
  firm: boolean;
}

const REACH = 9;

const ROLES: ReadonlyMap<string, Term['role']> = new Map([
  ['-', 'lacking'],
  ['*', 'undenied'],
  ['!', 'absent'],
  ['^', 'between'],
]);

function parseRule(line: string): Rule {
  const [name = '', ...rest] = line.split(/:?\s+/);
  const [hazard = ''] = name.split('!');
  const certain = name !== hazard;
  const firm = name.endsWith('!!');
  if (!(hazard in HAZARDS)) throw new Error(`No hazard '${hazard}'`);
  const terms: Term[] = [];
  let reach = REACH;
  for (const part of rest) {
    if (part.startsWith('@')) reach = Number(part.slice(1));
    else {
      const role = ROLES.get(part[0] ?? '') ?? 'plain';
      const classes = (role === 'plain' ? part : part.slice(1)).split('|');
      for (const one of classes)
        if (!THING_NAMES.has(one) && !CONDITION_NAMES.has(one) && !COMPUTED.has(one))
          throw new Error(`No class '${one}'`);
      terms.push({ classes, role });
    }
  }
  return { hazard: hazard as HazardId, terms, reach, certain, firm };
}

const COMPUTED = new Set([
  ...SAID,
  'size1',
  'size5',
  'size15',
  'crack5',
  'crack15',
  'grew5',
  'grew15',
  'size100',
  'sizelow',
  'yearold',
  'yearlead',
  'yearnew',
  'yearten',
  'sizepool',
  'leadlevel',
  'size99',
  'sizetol',
  'bodge',
  'bodgecover',
  'scaldtemp',
  'age10',
  'notedeep',
  'notehung',
  'notehungstone',
  'notegrows',
  'notesides',
  'notelifted',
  'noteundercut',
  'notedugbare',
  'notedigfell',
]);
export const PARSED: readonly Rule[] = RULES.split('\n')
  .filter((line) => line !== '')
  .map(parseRule);
