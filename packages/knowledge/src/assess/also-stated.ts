/**
 * Figures of something else than the finding's name: 'no sealant, ground fall 1:120' is named for the sealant, and the
 * fall is checked against its own rule all the same. Only what breaks a limit is told.
 */
import { type DefectId, findDefectName } from '../defects.ts';
import { type Measurement, SEVERITY_RANK } from '../findings.ts';
import { crackJudgedAs } from '../materials.ts';
import type { RuleFacts } from '../rules/facts.ts';
import type { SeverityRating } from '../severity/rate.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import { findDefect } from '../taxonomy.ts';
import { complianceOf } from './compliance.ts';
import type { Subject } from './subject.ts';
import type { Compliance } from './types.ts';
import { distinct, lowerFirst } from './wording.ts';

interface Telling {
  attributes: readonly string[];
  unit: Measurement['unit'];
  /** What such a figure is of, where the words place it there. */
  defectId: (words: string) => DefectId | undefined;
}

const WET_AREA: readonly Cue[] = [
  'bath|bathroom*|ensuite*|shower*|laundr*|wetroom*|toilet*|wc',
  'wet area*|room*',
  'floor waste*',
  'waste*',
];
const OUTDOORS: readonly Cue[] = ['gutter*|roof*|balcon*|paving|paver*|path*|driveway*|garden*|lawn|deck*'];
const STAIRS: readonly Cue[] = ['stair*|step|steps|flight*|tread*|riser*'];
const BARRIER: readonly Cue[] = ['balustrade*|railing*|handrail*|baluster*|barrier*|guardrail*'];
const TILED: readonly Cue[] = ['tile|tiles|tiled|tiling|porcelain|ceramic'];
const where =
  (id: DefectId, cues: readonly Cue[], not: readonly Cue[] = []) =>
  (words: string): DefectId | undefined =>
    statesAny(words, cues) && !statesAny(words, not) ? id : undefined;

const TELLING: readonly Telling[] = [
  { attributes: ['fall'], unit: 'percent', defectId: where('bath_falls', WET_AREA, OUTDOORS) },
  { attributes: ['barrier_height', 'opening'], unit: 'mm', defectId: where('barrier_noncompliant', BARRIER) },
  { attributes: ['riser', 'going'], unit: 'mm', defectId: where('stair_noncompliant', STAIRS) },
  { attributes: ['lippage'], unit: 'mm', defectId: where('tile_lippage', TILED) },
  { attributes: ['crack_width'], unit: 'mm', defectId: crackJudgedAs },
];

export interface AlsoStated {
  defectId: DefectId;
  compliance: Compliance;
}

/** What the words state of other defects than the finding's own, where a rule finds it beyond its limit or may. */
export function alsoStated(subject: Subject, facts: RuleFacts): AlsoStated[] {
  return TELLING.flatMap(({ attributes, unit, defectId: of }) => {
    const measurements = facts.measurements.filter(
      (one) => attributes.includes(one.attribute) && one.unit === unit && one.origin === 'stated',
    );
    const defectId = measurements.length > 0 ? of(facts.description) : undefined;
    if (!defectId || isOfOwn(subject, defectId)) return [];
    const compliance = complianceOf({ ...subject, defectId }, { ...facts, defectId, measurements });
    return isOpen(compliance) && !isReadBy(subject, facts, compliance) ? [{ defectId, compliance }] : [];
  });
}

/** Whether the finding's own rules have judged the figure. */
function isReadBy(subject: Subject, facts: RuleFacts, { rule }: Compliance): boolean {
  const own = complianceOf(subject, facts);
  return [own.rule, ...own.otherRules].some((one) => one && one.id === rule?.id);
}

/** What the finding may be anyway, or a crack beside a crack, is judged as its own. */
const isOfOwn = ({ defectId, family, weighed }: Subject, other: DefectId): boolean =>
  weighed.some(({ id }) => id === other) ||
  (findDefectName(other)?.families.includes('crack') === true &&
    (family === 'crack' || (findDefectName(defectId ?? '')?.families.includes('crack') ?? false)));

const breaks = ({ verdict, assumption }: Compliance): boolean =>
  verdict === 'non_compliant' || assumption?.verdict === 'non_compliant';

/** Beyond its limit, or lacking only what the project or a document doesn't tell. */
const isOpen = (one: Compliance): boolean =>
  breaks(one) ||
  (!one.assumption && (one.undecided?.code === 'needs_facts' || one.undecided?.code === 'reference_only'));

const nameOf = (id: DefectId): string => lowerFirst(findDefectName(id)?.name ?? id);
function told({ defectId, compliance }: AlsoStated): string {
  const { assumption, undecided, text } = compliance;
  return `Also stated (${nameOf(defectId)}): ${lowerFirst(assumption?.text ?? undecided?.text ?? text)}`;
}

const distinctFacts = (all: readonly Compliance[]): Compliance['missingFacts'] => [
  ...new Set(all.flatMap(({ missingFacts }) => missingFacts)),
];

/** What is beyond its limit leads, whatever the finding was named for. */
export function withAlsoStated(own: Compliance, also: readonly AlsoStated[]): Compliance {
  if (also.length === 0) return own;
  const decided = also.flatMap(({ compliance }) => compliance.rule ?? []);
  const text = also.map(told).join(' ');
  const [rule, ...others] = decided;
  if (!rule || own.verdict === 'non_compliant')
    return {
      ...own,
      text: `${own.text} ${text}`,
      otherRules: [...own.otherRules, ...decided],
      missingFacts: distinctFacts([own, ...also.map(({ compliance }) => compliance)]),
    };
  const { undecided: _open, ...judged } = own;
  return {
    ...judged,
    verdict: 'non_compliant',
    text,
    rule,
    otherRules: [...others, ...(own.rule ? [own.rule] : []), ...own.otherRules],
  };
}

/** At least as severe as what is beyond its limit beside it is as a rule. */
export function ratedWith(rating: SeverityRating, also: readonly AlsoStated[]): SeverityRating {
  let { severity } = rating;
  const reasons = [...rating.reasons];
  for (const { defectId, compliance } of also) {
    const typical = findDefect(defectId)?.typicalSeverity ?? 'low';
    if (!breaks(compliance) || SEVERITY_RANK[typical] <= SEVERITY_RANK[severity]) continue;
    severity = typical;
    reasons.push(`Raised because what is stated of ${nameOf(defectId)} would not comply.`);
  }
  return { ...rating, severity, reasons };
}

/** Whoever repairs what is named is told to see to the other as well. */
export function subjectWithStated(subject: Subject, also: readonly AlsoStated[]): Subject {
  const others = also.flatMap(({ defectId, compliance }) =>
    breaks(compliance) ? (findDefect(defectId) ?? []) : [],
  );
  if (others.length === 0) return subject;
  const { immediate, shortTerm } = subject.actions;
  return {
    ...subject,
    whoToCall: distinct([...subject.whoToCall, ...others.flatMap(({ whoToCall }) => whoToCall)]),
    actions: {
      ...subject.actions,
      immediate: distinct([...immediate, ...others.flatMap(({ actions }) => actions.immediate)]),
      shortTerm: distinct([...shortTerm, ...others.flatMap(({ actions }) => actions.shortTerm)]),
    },
  };
}
