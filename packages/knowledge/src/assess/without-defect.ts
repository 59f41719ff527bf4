/** The assessment where there is no defect to assess: nothing visible, not sure, or not a building. */
import { blindSpotsOf } from '../blind-spots.ts';
import { HAZARDS } from '../hazards/facts/hazards.ts';
import { guidanceFor } from '../rules/guidance.ts';
import type { GuideFinding } from '../rules/guide.ts';
import type { NccEditionFinding } from '../rules/ncc-edition.ts';
import { UNDETERMINED } from './compliance.ts';
import { photoLimits } from './photo-limits.ts';
import type { AssessInput, Assessment, AssessOutcome } from './types.ts';
import { percent } from './wording.ts';

interface Words {
  title: string;
  summary: string;
  advice: readonly string[];
}

const WORDS: Readonly<Record<Exclude<AssessOutcome, 'defect'>, Words>> = {
  no_visible_defect: {
    title: 'No visible defect in this photo',
    summary: 'We saw no defect in this photo. That doesn’t prove that there is none.',
    advice: [
      'If it shows a whole room, house or roof, photograph each part of it from close by too.',
      'Keep the photo as a record of this date.',
      'Photograph the same place again if anything changes.',
    ],
  },
  not_sure: {
    title: 'Not sure what this photo shows',
    summary: 'There isn’t enough here to say.',
    advice: [
      'Go closer and take the photo straight on, in even light.',
      'Put a coin or a ruler beside it for scale.',
      'Say what you see and what it is made of.',
    ],
  },
  not_building: {
    title: 'Not part of a building',
    summary: 'This photo doesn’t appear to show a part of a building.',
    advice: ['Choose a photo that shows the building element.'],
  },
};

const NAMED_FREELY: Words = {
  title: 'Named by the inspector',
  summary: 'The inspector named this in their own words. No rule covers it.',
  advice: [],
};

/** Doubt has no figure: of what would it be? */
const titled = (title: string, outcome: AssessOutcome, confidence: number): string =>
  outcome === 'not_sure' ? title : `${title} (${percent(confidence)})`;

const NOT_IN_PHOTO = 'The photo doesn’t show it, and that doesn’t prove that there is none.';
const UNSETTLED = 'The photo alone doesn’t settle it, and that doesn’t prove that there is none.';

/** A photo without a defect, or that settles nothing, is no all clear beside a danger: the danger gives the finding its name. */
function namedByAlert({ outcome, alerts = [], hazardsRead, namedByInspector }: AssessInput) {
  const [first] = alerts;
  if (!first || !hazardsRead || namedByInspector) return undefined;
  const said = first.basis === 'words' ? 'Told in words. ' : '';
  const text = `${said}${outcome === 'no_visible_defect' || outcome === 'not_building' ? NOT_IN_PHOTO : UNSETTLED}`;
  return {
    title: first.title,
    description: `${first.title}. ${text}`,
    severityReasons: [],
    executiveSummary: text,
    technicalAnalysis: text,
    recommendations: [],
  };
}

/** True for a name that an alert gives. */
export const isAlertName = (title: string): boolean =>
  Object.values(HAZARDS).some((hazard) => hazard.title === title);

/** An outcome 'defect' without a family or a known defect counts as 'not_sure'. */
export function withoutDefect(
  input: AssessInput,
  edition: NccEditionFinding,
  guide: GuideFinding,
): Assessment {
  const outcome = input.outcome === 'defect' ? 'not_sure' : input.outcome;
  const { title, summary, advice } = input.namedByInspector ? NAMED_FREELY : WORDS[outcome];
  const limits = photoLimits(undefined);
  const warned = namedByAlert(input);
  if (warned)
    return {
      ...withoutDefect({ ...input, alerts: [] }, edition, guide),
      ...warned,
    };
  return {
    title,
    description: summary,
    severity: 'low',
    severityReasons: [`${title}.`],
    compliance: {
      verdict: 'undetermined',
      text: UNDETERMINED,
      rule: null,
      otherRules: [],
      missingFacts: [],
      missingWords: [],
    },
    as4349: { kinds: [], classification: null, safetyHazard: false, text: '' },
    nccEdition: edition,
    guide,
    warranty: null,
    ...(outcome === 'not_building' ? {} : { blindSpots: blindSpotsOf(null, input.recall) }),
    causes: [],
    actions: { immediate: [], shortTerm: [], longTerm: [] },
    whoToCall: [],
    references: [],
    guidance: { element: 'general', items: guidanceFor('general', null, input.project.state, guide.id) },
    considerationPoints: [limits],
    executiveSummary: input.namedByInspector
      ? summary
      : `${titled(title, outcome, input.confidence)}. ${summary}`,
    technicalAnalysis: summary,
    recommendations: [...advice],
    limits,
  };
}
