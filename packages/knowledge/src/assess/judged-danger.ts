/**
 * A danger that the rules rate a finding by and no word, photo or answer has warned of yet. It raises an alert of its own, so
 * that 'safety hazard' and 'Keep people away' never stand without one.
 */
import { type DefectId, findDefectName, isDefectId } from '../defects.ts';
import { SEVERITY_RANK } from '../findings.ts';
import type { Alert } from '../hazards/alert.ts';
import type { HazardId } from '../hazards/facts/hazards.ts';
import { hazardOfDefect } from '../hazards/from-finding.ts';
import { JUDGED } from '../hazards/judged.ts';
import { alertOf } from '../hazards/read-alerts.ts';
import { rateSeverity } from '../severity/rate.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import { assess } from './assess.ts';
import { isPavementCrack } from './pavement.ts';
import { STEP_REASON, STRUCTURAL_IDS } from './structure.ts';
import { type Subject, subjectOf } from './subject.ts';
import type { AssessInput, Assessment } from './types.ts';
import { lowerFirst } from './wording.ts';

type Danger = { hazard: HazardId } & Partial<Pick<Alert, 'title' | 'steps' | 'call'>>;

/** Of a crack, and of what nobody has named: what kind of movement it is isn't known. */
const MOVEMENT: Danger = {
  hazard: 'crack',
  title: 'Possible structural movement',
  steps: [
    'Keep people away from it until a structural engineer has looked at it.',
    'Leave if you hear new noises, or see it widen or drop pieces.',
  ],
  call: 'A structural engineer today',
};
const MASONRY: Danger = { hazard: 'falling_masonry' };
const FALLING: Danger = {
  hazard: 'falling_part',
  title: 'Possible falling pieces',
  call: 'A roof tiler today, and 000 if anybody is hurt',
};
const CEILING: Danger = { hazard: 'ceiling' };
const FRAME: Danger = { hazard: 'weak_frame' };
const TRIP: Danger = { hazard: 'trip' };
const LIGHTS: Danger = {
  hazard: 'switchboard',
  title: 'Possible fire risk: lights or wiring that get too hot',
  steps: ['Switch these lights off and leave them off.', 'Keep people and loads off that ceiling.'],
};

/** Words that tell which danger of a defect it is, before the one that is usual for it. */
const TOLD: readonly { of: readonly DefectId[]; cues: readonly Cue[]; danger: Danger }[] = [
  {
    of: ['water_stain', 'roof_leak'],
    cues: ['light*|power|electric*|switch*|outlet*|downlight*|gpo|wiring'],
    danger: { hazard: 'water_electric' },
  },
  { of: ['incomplete_work'], cues: ['smoke|fire'], danger: { hazard: 'smoke_alarm' } },
  { of: ['incomplete_work'], cues: ['rcd'], danger: { hazard: 'switchboard' } },
  { of: ['timber_rot', 'balcony_membrane'], cues: ['balcon*|deck*|veranda*'], danger: { hazard: 'balcony' } },
  { of: ['timber_rot'], cues: ['stair*'], danger: { hazard: 'stairs' } },
  { of: ['timber_rot'], cues: ['handrail*|railing*|balustrade*'], danger: { hazard: 'loose_barrier' } },
];

const OF_RATED: Readonly<Partial<Record<DefectId, Danger>>> = {
  render_defect: MASONRY,
  corroded_lintel: MASONRY,
  wall_tie_corrosion: MASONRY,
  mortar_defect: MASONRY,
  broken_roof_tile: FALLING,
  water_stain: CEILING,
  roof_leak: CEILING,
  nail_pop: CEILING,
  peaking_joint: CEILING,
  balcony_membrane: { hazard: 'balcony' },
  timber_rot: FRAME,
  waterproofing_failure: FRAME,
  bouncy_floor: FRAME,
  termite_damage: FRAME,
  footing_settlement: MOVEMENT,
  missing_bracing_tiedown: FRAME,
  honeycombing: FRAME,
  tile_cracked: TRIP,
  tile_lippage: TRIP,
  uneven_floor: TRIP,
  access_noncompliant: TRIP,
  door_binding: { hazard: 'fire_door' },
  incomplete_work: { hazard: 'barrier' },
  peeling_paint: { hazard: 'lead_dust' },
  window_reveal_gap: { hazard: 'glass' },
  condensation_mould: { hazard: 'mould' },
  leaking_pipe: { hazard: 'scalding' },
  insulation_missing: LIGHTS,
  insulation_on_downlight: LIGHTS,
};

/** Critical for the building: people are in danger only where their words or a measurement say so. */
const GRAVE_FOR_THE_BUILDING: ReadonlySet<DefectId> = new Set([
  'waterproofing_failure',
  'roof_leak',
  'water_stain',
  'balcony_membrane',
  'termite_barrier',
  'condensation_mould',
]);

/** What a defect that is rated a safety hazard endangers people by; undefined where nobody has to be kept from it. */
function dangerOf(id: DefectId, words: string): Danger | undefined {
  const told = TOLD.find(({ of, cues }) => of.includes(id) && statesAny(words, cues))?.danger;
  const named = hazardOfDefect(id);
  const own = told ?? OF_RATED[id] ?? (named && { hazard: named });
  if (own) return own;
  return STRUCTURAL_IDS.has(id) || findDefectName(id)?.families.includes('crack') ? MOVEMENT : undefined;
}

const isKeptAway = ({ actions }: Assessment): boolean =>
  actions.immediate.some((line) => /^keep people away\b/i.test(line));

/** True where the words or a measurement make this defect dangerous to people. */
const endangers = (id: DefectId, subject: Subject, { measurements, description }: AssessInput): boolean =>
  rateSeverity({
    typical: subject.typicalSeverity,
    typicalReason: '',
    defectIds: [id],
    measurements,
    description,
    crackCategory: undefined,
  }).hazard;

/** From this height on an edge in a path trips people, in millimetres. */
const TRIPS_FROM = 15;

const standsUp = ({ measurements }: AssessInput): boolean =>
  measurements.some(
    ({ attribute, unit, value }) =>
      (attribute === 'offset' || attribute === 'lippage') && unit === 'mm' && value >= TRIPS_FROM,
  );

const isInPath = (input: AssessInput): boolean => {
  const subject = subjectOf(input);
  return subject !== undefined && isPavementCrack(subject, input.description);
};

/** By what a finding endangers people that the rules call a safety hazard. */
function dangerIn(input: AssessInput): Danger | undefined {
  const subject = subjectOf(input);
  if (!subject) return undefined;
  if (isInPath(input)) return standsUp(input) ? TRIP : undefined;
  const { defectId, family, weighed } = subject;
  const of = (id: DefectId) => dangerOf(id, input.description);
  if (defectId)
    return GRAVE_FOR_THE_BUILDING.has(defectId) && !endangers(defectId, subject, input)
      ? undefined
      : of(defectId);
  const told = weighed.map(({ id }) => id).find((id) => isDefectId(id) && endangers(id, subject, input));
  return told && isDefectId(told) ? of(told) : family === null || family === 'crack' ? MOVEMENT : undefined;
}

/** A step that raises a finding endangers people by itself: they trip over it, or it is movement. */
const isStepped = (input: AssessInput, { severity, severityReasons }: Assessment): boolean =>
  (isInPath(input) && standsUp(input)) ||
  (SEVERITY_RANK[severity] >= SEVERITY_RANK.high &&
    severityReasons.some((reason) => reason.includes(STEP_REASON)));

/** A reason with no more of what was measured than how much it is. */
function plain(reason: string): string {
  const size = /\([^()]*\b(\d+(?:\.\d+)?) mm[^()]*\)\.?$/.exec(reason)?.[1];
  const words = reason
    .replace(/^(?:Raised because|Noted:) /, '')
    .replace(/: .*$/s, '')
    .replace(/(?: \([^)]*\))?\.?$/, '');
  return lowerFirst(size ? `${words} (${size} mm)` : words);
}

/** 'the description says it is getting worse', of each reason that raised it. */
const reasonsOf = ({ severityReasons, severity }: Assessment): string => {
  const raised = severityReasons.filter((reason) => /^(?:Raised because|Noted:) /.test(reason)).map(plain);
  return raised.join('; ') || `severity ${severity}`;
};

/**
 * The alert of what the rules call a safety hazard, or keep people away from, whatever else has warned of it. Undefined where
 * they do neither. `input` may carry alerts: they aren't looked at.
 */
export function dangerJudged({
  alerts: _alerts,
  hazardsRead: _read,
  ...input
}: AssessInput): Alert | undefined {
  const judged = assess(input);
  if (!judged.as4349.safetyHazard && !isKeptAway(judged) && !isStepped(input, judged)) return undefined;
  const danger = dangerIn(input);
  if (!danger) return undefined;
  const { hazard, ...own } = danger;
  const alert = alertOf(hazard, 'finding', `${JUDGED}${reasonsOf(judged)}`, input, input.inspectedOn);
  if (own.title === undefined && alert.urgency === 'soon') return undefined;
  const isPressing = judged.severity === 'critical' && alert.urgency === 'now';
  return { ...alert, ...own, urgency: isPressing ? 'now' : 'today' };
}
