/** What an assessment is about: a defect by name, or a family behind which several defects may stand. */
import { type DefectId, isDefectId, type Trade } from '../defects.ts';
import { FAMILY_NAMES } from '../families.ts';
import type { Family, Severity } from '../findings.ts';
import { familiesOfLevel, GROUP_FAMILIES, GROUP_NAMES, type Group } from '../groups.ts';
import type { KindLetter } from '../kinds.ts';
import { familyTitle, onlyMaterial } from '../materials.ts';
import { type Actions, type Defect, findDefect } from '../taxonomy.ts';
import { lintelSubject } from './as-said.ts';
import { candidatesOf } from './candidates.ts';
import { pavementSubject } from './pavement.ts';
import type { AssessInput } from './types.ts';
import { CONFIRM_ON_SITE, distinct, lowerFirst, sayToName } from './wording.ts';

export interface Subject {
  defectId: DefectId | null;
  family: Family | null;
  /** Set where no more than a group of families is known. */
  group: Group | null;
  name: string;
  /** What somebody answered that made it this. */
  answered?: string;
  trade: Trade | null;
  kinds: readonly KindLetter[];
  typicalSeverity: Severity;
  typicalReason: string;
  safetyHazardPossible: boolean;
  cues: readonly string[];
  causes: readonly string[];
  actions: Actions;
  whoToCall: readonly string[];
  confusableWith: readonly string[];
  /** The defect itself, or those that may stand behind the family, likeliest first. */
  defects: readonly Defect[];
  /** Those of them whose escalations count. */
  weighed: readonly Defect[];
  /** What to state so that the defect behind a family can be named; null where nothing need be asked. */
  ask: string | null;
}

/** What is known of a finding that names no defect. */
interface Level {
  families: readonly Family[];
  name: string;
  severity: Severity;
  ask: string;
  kinds: readonly KindLetter[];
}

type SeenFamily = Exclude<Family, 'normal' | 'not_building'>;

/** Typical severity of what is seen, and what to state so that it can be named. */
const FAMILY_FACTS: Readonly<
  Record<SeenFamily, { severity: Severity; ask: string; kinds: readonly KindLetter[] }>
> = {
  crack: {
    severity: 'medium',
    ask: 'what is cracked (plasterboard, brick, concrete, render)',
    kinds: ['A'],
  },
  spalling: {
    severity: 'medium',
    ask: 'what is breaking away (concrete, render, brick, mortar) and whether steel shows',
    kinds: ['D'],
  },
  mould_algae: {
    severity: 'medium',
    ask: 'which room it is in, how large it is and whether water leaks nearby',
    kinds: ['C'],
  },
  vegetation: {
    severity: 'low',
    ask: 'what it grows from (joint, gutter, ground against the wall)',
    kinds: ['D'],
  },
  corrosion: {
    severity: 'medium',
    ask: 'what is rusting (lintel, gutter, wall tie, reinforcement)',
    kinds: ['D'],
  },
  peeling_damp: {
    severity: 'medium',
    ask: 'which room it is in and when it gets wet (rain, shower, always)',
    kinds: ['C', 'D'],
  },
  efflorescence: {
    severity: 'low',
    ask: 'where it is (brick wall, balcony, retaining wall) and whether the wall is damp',
    kinds: ['C'],
  },
  tile_fault: {
    severity: 'low',
    ask: 'whether the tile is cracked, loose or higher than its neighbour',
    kinds: ['A'],
  },
};

/** The same of a group, whose families may ask for more than one thing. */
const GROUP_FACTS: Readonly<Record<Group, Omit<Level, 'families' | 'name'>>> = {
  moisture: {
    severity: 'medium',
    ask: 'which room it is in, when it gets wet and whether it feels soft or smells',
    kinds: ['C', 'D'],
  },
  decay: {
    severity: 'medium',
    ask: 'what is breaking away or rusting and whether steel shows',
    kinds: ['D'],
  },
  surface: {
    severity: 'medium',
    ask: 'what it is made of and what has cracked or come away',
    kinds: ['A', 'D'],
  },
  damage: {
    severity: 'medium',
    ask: 'what is damaged, what it is made of and where it is',
    kinds: ['A', 'C', 'D'],
  },
};

function isSeen(family: Family | null): family is SeenFamily {
  return family !== null && family !== 'normal' && family !== 'not_building';
}

function ofDefect(defect: Defect, family: Family | null): Subject {
  return {
    defectId: defect.id,
    family: family ?? defect.families[0] ?? null,
    group: null,
    name: defect.name,
    trade: defect.trade,
    kinds: defect.kinds,
    typicalSeverity: defect.typicalSeverity,
    typicalReason: `${defect.name}: ${defect.typicalSeverity} as a rule.`,
    safetyHazardPossible: defect.safetyHazardPossible,
    cues: defect.cues,
    causes: defect.causes,
    actions: defect.actions,
    whoToCall: defect.whoToCall,
    confusableWith: defect.confusableWith.flatMap((id) => findDefect(id)?.name ?? []),
    defects: [defect],
    weighed: [defect],
    ask: null,
  };
}

/** What a finding is called where bare steel seems to show and nothing names it more closely. */
export const STEEL_NAME = 'Concrete breaking away, bare steel seems to show';

const BROKEN: readonly Family[] = ['spalling', 'corrosion'];

/** True where bare steel seems to show in what breaks or rusts: that is concrete. */
const isBareSteel = ({ outcome, defectId, family, group = null, seen = [] }: AssessInput): boolean =>
  outcome === 'defect' &&
  defectId === null &&
  seen.includes('exposed_reinforcement') &&
  familiesOfLevel({ family, group }).some((one) => BROKEN.includes(one));

/** The defects that bare steel stands for; nothing of them has to be asked. */
const OF_STEEL = ['concrete_spalling', 'exposed_reinforcement'] as const;

function levelOf(input: AssessInput): Level | undefined {
  const { family, group, description } = input;
  if (isBareSteel(input)) return { ...FAMILY_FACTS.spalling, families: ['spalling'], name: STEEL_NAME };
  if (isSeen(family))
    return { ...FAMILY_FACTS[family], families: [family], name: familyTitle(family, description) };
  return group
    ? { ...GROUP_FACTS[group], families: GROUP_FAMILIES[group], name: GROUP_NAMES[group] }
    : undefined;
}

/** From this share on the votes name a family of a group. */
const NAMED_BY_VOTES = 0.1;

/** The families of a level that the votes name, the likeliest first; all of them where nothing tells. */
function namedByVotes(families: readonly Family[], { shares = {} }: AssessInput): readonly Family[] {
  const share = (family: Family) => shares[family] ?? 0;
  const named = families.filter((family) => share(family) >= NAMED_BY_VOTES);
  return named.length > 0 ? named.toSorted((one, other) => share(other) - share(one)) : families;
}

/** All but measuring, keeping clear and asking, which hold whatever it is. */
const HANDLES_A_THING =
  /^(?!(?:measure|photograph|keep|say|ask|don[’']t|ventilate|find|have (?:an?|the) (?:\w+ )?engineer)\b)/i;

/** Said once each, by the step that says most of it: measuring, and keeping out from below what is loose. */
const ONCE: readonly RegExp[] = [/^measure\b/i, /^keep people out from below\b/i];

const once = (steps: readonly string[]): string[] =>
  ONCE.reduce<string[]>(
    (left, kind) => {
      const same = left.filter((step) => kind.test(step));
      const most = same.reduce((longest, step) => (step.length > longest.length ? step : longest), '');
      return left.filter((step) => !same.includes(step) || step === most);
    },
    [...steps],
  );

/** What to state so that it can be named or judged; null where a crack's one material and its width are known. */
function askedOf(
  { ask }: Level,
  { description }: AssessInput,
  { isCrack, measured }: { isCrack: boolean; measured: boolean },
): string | null {
  if (!isCrack) return ask;
  const open = [...(onlyMaterial(description) ? [] : [ask]), ...(measured ? [] : ['how wide the crack is'])];
  return open.length > 0 ? open.join(' and ') : null;
}

/** A finding of which only the family is known, or only a group of families. */
function ofLevel(facts: Level, input: AssessInput): Subject {
  const family = isSeen(input.family) ? input.family : null;
  // What is offered follows the votes; what may make it graver stays that of the whole level.
  const { shown, weighed, pointed } = candidatesOf(facts.families, input);
  const told = pointed.length > 0;
  const isSteel = isBareSteel(input);
  const candidates = isSteel
    ? OF_STEEL.flatMap((id) => findDefect(id) ?? [])
    : told
      ? shown.filter((defect) => pointed.includes(defect))
      : candidatesOf(namedByVotes(facts.families, input), input).shown;
  const measured = family === 'crack' && input.measurements.some(({ attribute }) => isCrackWidth(attribute));
  const ask = told || isSteel ? null : askedOf(facts, input, { isCrack: family === 'crack', measured });
  const severity = measured ? 'low' : facts.severity;
  const firstOf = (pick: (defect: Defect) => readonly string[], count: number) =>
    distinct(candidates.slice(0, count).flatMap((defect) => pick(defect)[0] ?? []));
  const ofKind = (defect: Defect, words: string) => `${defect.name}: ${lowerFirst(words)}`;
  // How a step begins says whether it may stand beside a danger: its kind comes last.
  const forKind = (defect: Defect, step: string) =>
    `${step} (${lowerFirst(defect.name).replace(/ \(.*\)$/, '')})`;
  // A step that handles a thing is of that thing alone: nobody said that there is a shower or a slab.
  const stepsOf = (pick: (defect: Defect) => readonly string[]) =>
    once(
      distinct(
        candidates.slice(0, 2).flatMap((defect) => {
          const [step] = pick(defect);
          if (!step) return [];
          const isOpen =
            HANDLES_A_THING.test(step) && !/\bif\b.*\bis\b/.test(step) && !pointed.includes(defect);
          return [isOpen ? forKind(defect, step) : step];
        }),
      ),
    );
  return {
    defectId: null,
    family,
    group: family === null ? (input.group ?? null) : null,
    name: facts.name,
    trade: null,
    kinds: facts.kinds,
    typicalSeverity: severity,
    typicalReason: measured
      ? onlyMaterial(input.description)
        ? `${facts.name}: the width decides.`
        : 'The width decides for a crack whose material isn’t known.'
      : `${family ? FAMILY_NAMES[family] : facts.name}: its kind isn’t known yet, so rated ${severity}.`,
    safetyHazardPossible: [...shown, ...candidates].some((defect) => defect.safetyHazardPossible),
    cues: firstOf((defect) => defect.cues, candidates.length),
    causes: candidates.map((defect) => ofKind(defect, defect.causes[0] ?? 'cause to be found')),
    actions: {
      immediate: [...(ask ? [sayToName(ask)] : []), ...stepsOf((defect) => defect.actions.immediate)],
      shortTerm: [CONFIRM_ON_SITE, ...stepsOf((defect) => defect.actions.shortTerm)],
      longTerm: candidates.slice(0, 2).flatMap((defect) => {
        const last = defect.actions.longTerm[0];
        return last ? [forKind(defect, last)] : [];
      }),
    },
    whoToCall: distinct(['building inspector', ...firstOf((defect) => defect.whoToCall, 3)]),
    confusableWith: [],
    defects: candidates,
    weighed,
    ask,
  };
}

/** True for what counts as the width of a crack. */
export function isCrackWidth(attribute: string): boolean {
  return attribute === 'crack_width' || attribute === 'gap';
}

/** Undefined where there is nothing to assess: no visible defect, not sure, not a building. */
export function subjectOf(input: AssessInput): Subject | undefined {
  if (input.outcome !== 'defect') return undefined;
  const defect =
    input.defectId !== null && isDefectId(input.defectId) ? findDefect(input.defectId) : undefined;
  if (defect)
    return lintelSubject(
      pavementSubject(ofDefect(defect, input.family), input.description),
      input.description,
    );
  const level = levelOf(input);
  return level && pavementSubject(ofLevel(level, input), input.description);
}
