/**
 * From 'it looks like a crack' to what an inspector can stand behind: severity, compliance with the rule that
 * decided it, AS 4349.1 class, edition, guide, warranty, causes, actions, references and texts. Pure.
 */
import { DEFECT_KINDS } from '../as4349.ts';
import { blindSpotsOf } from '../blind-spots.ts';
import { isDefectId } from '../defects.ts';
import type { Severity } from '../findings.ts';
import { alertFloor, bearsLoad } from '../hazards/floor.ts';
import { as4349Class } from '../rules/defect-class.ts';
import type { RuleFacts } from '../rules/facts.ts';
import { guidanceElement, guidanceFor } from '../rules/guidance.ts';
import { toleranceGuide } from '../rules/guide.ts';
import { nccEdition } from '../rules/ncc-edition.ts';
import { withStatedCompletion } from '../rules/stated-dates.ts';
import { type WarrantyFinding, warrantyFinding } from '../rules/warranty.ts';
import { rateSeverity } from '../severity/rate.ts';
import { alsoStated, ratedWith, subjectWithStated, withAlsoStated } from './also-stated.ts';
import { stepsAsSaid } from './as-said.ts';
import { asClassed, withClassText } from './class-by-inspector.ts';
import { complianceOf, ifLikeliest } from './compliance.ts';
import { asCorrected } from './correction.ts';
import { asReference, crackingOf, crackingUnder } from './cracking.ts';
import {
  blindSpotsWith,
  complianceWith,
  correctedWith,
  correctionWith,
  doubtWith,
  isUnknown,
  structureWith,
  subjectWith,
} from './fallen.ts';
import { correctionUnder, hazardsFirst, ratedUnder, withoutHope } from './hazards-first.ts';
import { photoLimits } from './photo-limits.ts';
import { placeInput, placeSubject } from './place.ts';
import { referencesOf } from './references.ts';
import { nameSizes } from './sizes.ts';
import { type Structure, structureOf, withEngineer } from './structure.ts';
import { type Subject, subjectOf } from './subject.ts';
import * as texts from './texts.ts';
import type { As4349Finding, AssessInput, Assessment, Compliance } from './types.ts';
import { withoutDefect } from './without-defect.ts';
import { sentence } from './wording.ts';

export { LINTEL_BEARING } from './as-said.ts';
export { heldBackText } from './class-by-inspector.ts';
export { WHO_NAMED_IT } from './correction.ts';
export { type Fallen, isUnknown, PRECAUTION } from './fallen.ts';
export { hazardsFirst } from './hazards-first.ts';
export { PAVEMENT_NAME } from './pavement.ts';
export { isPlaceName, placeInput } from './place.ts';
export { STEEL_NAME } from './subject.ts';
export type * from './types.ts';
export { isAlertName } from './without-defect.ts';
export { askedToName, CONFIRM_ON_SITE } from './wording.ts';

function factsOf(input: AssessInput, subject: Subject | undefined): RuleFacts {
  return {
    defectId: subject?.defectId ?? null,
    family: input.family,
    measurements: input.measurements,
    description: input.description,
    project: input.project,
    inspectedOn: input.inspectedOn,
  };
}

/** Where alerts were read a safety hazard is what they say: one that was closed with a reason is none. */
function as4349Of(
  subject: Subject,
  { rating, unclassified }: Structure,
  { alerts = [], hazardsRead }: AssessInput,
): As4349Finding {
  const kinds = DEFECT_KINDS.filter((kind) => subject.kinds.includes(kind.letter));
  const classification = unclassified ? null : as4349Class(rating.severity);
  const isHazard = rating.hazard || (subject.safetyHazardPossible && rating.severity === 'critical');
  const safetyHazard = isHazard && (!hazardsRead || alertFloor(alerts)?.safetyHazard === true);
  return withClassText({
    kinds: kinds.map(({ letter, name }) => ({ letter, name })),
    classification,
    safetyHazard,
  });
}

/** Null without a state, whose law it would be. */
const warrantyOf = (
  { project, inspectedOn }: AssessInput,
  { defectId, trade }: Pick<Subject, 'defectId' | 'trade'>,
  severity: Severity,
): WarrantyFinding | null =>
  warrantyFinding(project, { defectId, plumbing: trade === 'plumbing', severity }, inspectedOn) ?? null;

/** Assesses one finding. Never throws for a defect id it doesn't know: it then goes by the family. */
export function assess(asked: AssessInput): Assessment {
  const alerts = asked.alerts ?? [];
  const { correction, decidedClass: _given, ...input } = asked;
  const judged = assessFinding(input);
  if (!correction) return hazardsFirst(asClassed(judged, asked), alerts);
  const { alerts: _beside, fallenFrom: _answered, ...plain } = input;
  const panel = assessFinding({ ...plain, ...correction.panel, namedByInspector: false });
  const counted = correctionUnder(correctionWith(correction, input), alerts);
  const sizes = texts.measuredSentence({ measurements: nameSizes(input) });
  const corrected = correctedWith(asCorrected(judged, panel, counted, sizes), asked);
  return hazardsFirst(asClassed(corrected, asked), alerts);
}

function assessFinding(given: AssessInput): Assessment {
  const asked = placeInput(given);
  const project = withStatedCompletion(asked.project, asked.description, asked.inspectedOn);
  const input = { ...asked, project, measurements: nameSizes(asked) };
  const named = placeSubject(input) ?? subjectOf(input);
  const edition = nccEdition(input.project);
  const guide = toleranceGuide(input.project);
  if (!named) {
    // What an inspector names freely is of no class yet: each period that may run stands.
    const periods = asked.namedByInspector
      ? warrantyOf(asked, { defectId: null, trade: null }, 'high')
      : null;
    return doubtWith({ ...withoutDefect(input, edition, guide), warranty: periods }, input);
  }
  const cracking = crackingUnder(crackingOf(named, input), input.alerts ?? []);
  const also = alsoStated(named, factsOf(input, named));
  const plainly = rateSeverity({
    typical: named.typicalSeverity,
    typicalReason: named.typicalReason,
    defectIds: named.weighed.map((defect) => defect.id).filter(isDefectId),
    measurements: input.measurements,
    description: input.description,
    crackCategory: cracking.forSeverity,
  });
  const rated = ratedWith(plainly, also);
  const found = structureWith(structureOf(named, input, rated, cracking.category), input);
  const rating = ratedUnder(found.rating, input.alerts ?? []);
  const structure = { ...found, rating };
  const told = stepsAsSaid(
    withEngineer(subjectWithStated(named, also), structure, input),
    input,
    rating.severity,
  );
  const subject = subjectWith(told, input);
  const facts = factsOf(input, subject);
  const own = complianceOf(subject, facts, {
    category: asReference(cracking),
    assumedState: input.assumedState,
  });
  const judged = withAlsoStated(own, also);
  const compliance = complianceWith(
    withoutHope(judged, bearsLoad(input.alerts ?? []) || isUnknown(input)),
    input,
  );
  const supposed = ifLikeliest(subject, facts);
  const as4349 = as4349Of(subject, structure, input);
  const { state } = input.project;
  const warranty = warrantyOf(asked, subject, rating.severity);
  const element = guidanceElement(subject.defectId, subject.trade, subject.family);
  const parts: texts.TextParts = { subject, input, rating, cracking, compliance, as4349, edition, guide };
  return {
    title: subject.name,
    description: texts.description(parts),
    severity: rating.severity,
    severityReasons: rating.reasons,
    compliance,
    as4349,
    ...(cracking.category ? { crackCategory: cracking.category } : {}),
    nccEdition: edition,
    guide,
    warranty,
    blindSpots: blindSpotsWith(
      blindSpotsOf(input.restsOn === 'words' ? null : subject.family, input.recall),
      input,
    ),
    structuralSigns: structure.signs,
    typicalSigns: [...subject.cues],
    causes: subject.causes.map(sentence),
    actions: {
      immediate: subject.actions.immediate.map(sentence),
      shortTerm: subject.actions.shortTerm.map(sentence),
      longTerm: subject.actions.longTerm.map(sentence),
    },
    whoToCall: [...subject.whoToCall],
    references: referencesOf(subject, input, edition, guide, warranty),
    guidance: {
      element,
      // Until it is known what is cracked, every material's limit would stand beside the others.
      items:
        subject.family === 'crack' && !subject.defectId
          ? []
          : guidanceFor(element, subject.defectId, state, guide.id),
    },
    considerationPoints: [...(supposed ? [supposed] : []), ...texts.considerationPoints(parts)],
    executiveSummary: texts.executiveSummary(parts),
    technicalAnalysis: texts.technicalAnalysis(parts),
    recommendations: texts.recommendations(parts),
    limits: photoLimits(subject),
  };
}

/** The compliance alone, for trying what an answer would change. */
export function complianceUnder(asked: AssessInput): Compliance {
  const project = withStatedCompletion(asked.project, asked.description, asked.inspectedOn);
  const input = { ...asked, project, measurements: nameSizes(asked) };
  const subject = subjectOf(input);
  return complianceOf(subject, factsOf(input, subject));
}
