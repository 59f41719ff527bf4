/** An inspector's correction takes the panel's place everywhere: only their words, and what follows from them, stand. */
import { type ComplianceVerdict, SEVERITY_RANK, type Severity } from '../findings.ts';
import { isPlaceName } from './place.ts';
import { STEEL_NAME } from './subject.ts';
import { KEEP_AWAY, SAFETY_HAZARD } from './texts.ts';
import { tradesNamed } from './trades-named.ts';
import type { AssessInput, Assessment, PanelSaid } from './types.ts';
import { listOf, lowerFirst, sentence, withArticle } from './wording.ts';

export interface Correction {
  /** The finding's name as it now stands. */
  name: string;
  /** `free`: in the inspector's own words. `listed`: from the list of defects. `kept`: as the panel named it. */
  naming: 'free' | 'listed' | 'kept';
  /** Null where the inspector left it to the rules. */
  severity: Severity | null;
  /** What the inspector set, where an open hazard alert holds the severity above it. */
  lifted?: Severity;
  compliance: ComplianceVerdict | null;
  note: string;
  /** What the panel had named. */
  panel: Pick<AssessInput, 'outcome' | 'defectId' | 'family' | 'group'>;
}

const BY_INSPECTOR = 'Set by the inspector.';
const byAlert = (given: Severity) => `Raised by an open hazard alert; the inspector had set it to ${given}.`;
const CLASS_OPEN = 'AS 4349.1 class not set: it doesn’t follow from the inspector’s severity.';
const OWN_WORDS = 'The inspector named this in their own words. No rule covers it.';
/** Stands in findings judged before decision 0483: nobody to call, since its readers have the inspector’s name. */
export const WHO_NAMED_IT = 'the inspector who named it';
const SURFACE_ONLY = 'A photo shows a surface: what lies behind it has to be checked on site.';
/** The inspector reads this as well as whoever gets the report: neither is told to call the inspector. */
const UP_TO_INSPECTOR = 'The inspector decides what to do next.';
const NO_SEVERITY = (severity: Severity) =>
  `The inspector set no severity. It stays at ${severity} until they do.`;

const VERDICTS: Readonly<Record<ComplianceVerdict, string>> = {
  compliant: 'compliant',
  non_compliant: 'not compliant',
  undetermined: 'not determined',
};

/** What of the panel's assessment stays readable beside a correction. */
function panelSaid(panel: Assessment): PanelSaid {
  const { title, description, severity, severityReasons, compliance, as4349, actions, whoToCall } = panel;
  return {
    title,
    description,
    severity,
    severityReasons,
    complianceText: compliance.text,
    classText: as4349.text,
    actions,
    whoToCall,
  };
}

/**
 * `judged`: what the rules make of the finding as the inspector named it. `panel`: of what the panel had named. `sizes`: what was
 * told or measured, in words: another name takes none of it away.
 */
export function asCorrected(
  judged: Assessment,
  panel: Assessment,
  correction: Correction,
  sizes: string,
): Assessment {
  const { naming, note } = correction;
  // What was answered names it as long as it counts, unless the inspector does.
  const isPlace = naming === 'kept' && isPlaceName(judged.title);
  const isGiven = isPlace || (naming === 'kept' && judged.title === STEEL_NAME);
  const name = isGiven ? judged.title : correction.name;
  const free = naming === 'free';
  const { severity, reasons } = severityOf(judged, panel, correction);
  const rated = free || correction.severity !== null;
  const compliance = complianceOf(judged, correction);
  const advice = adviceOf(judged, correction);
  const grave = SEVERITY_RANK[severity] >= SEVERITY_RANK.high;
  const as4349: Assessment['as4349'] = rated
    ? {
        kinds: judged.as4349.kinds,
        classification: null,
        safetyHazard: judged.as4349.safetyHazard && grave,
        text: CLASS_OPEN,
      }
    : judged.as4349;
  const finding = isPlace ? judged.description : sentence(`the inspector’s finding: ${lowerFirst(name)}`);
  return {
    ...judged,
    title: name,
    description: [finding, sentence(note), isPlace ? '' : sizes].filter(Boolean).join(' '),
    severity,
    severityReasons: reasons,
    compliance,
    as4349,
    actions: advice.actions,
    whoToCall: advice.whoToCall,
    recommendations: advice.recommendations,
    executiveSummary: [
      finding,
      sentence(note),
      `Severity: ${severity}${correction.lifted ? ', raised by an open hazard alert' : correction.severity ? ', set by the inspector' : ''}.`,
      correction.compliance
        ? `Compliance: ${VERDICTS[correction.compliance]}, set by the inspector.`
        : compliance.text,
      as4349.safetyHazard
        ? `${SAFETY_HAZARD}${judged.executiveSummary.includes(KEEP_AWAY) ? `: ${KEEP_AWAY}` : ''}.`
        : '',
      advice.first,
    ]
      .filter(Boolean)
      .join(' '),
    technicalAnalysis: free
      ? [OWN_WORDS, as4349.text].join('\n')
      : judged.technicalAnalysis.replace(judged.as4349.text, as4349.text),
    ...(free ? { limits: SURFACE_ONLY, considerationPoints: [] } : {}),
    panel: panelSaid(panel),
  };
}

function severityOf(judged: Assessment, panel: Assessment, { severity, naming, lifted }: Correction) {
  if (severity) return { severity, reasons: [lifted ? byAlert(lifted) : BY_INSPECTOR] };
  if (naming !== 'free') return { severity: judged.severity, reasons: judged.severityReasons };
  // An unnamed defect isn't minor because nobody has rated it yet.
  const kept = SEVERITY_RANK[panel.severity] > SEVERITY_RANK.medium ? panel.severity : 'medium';
  return { severity: kept, reasons: [NO_SEVERITY(kept)] };
}

function complianceOf({ compliance }: Assessment, correction: Correction): Assessment['compliance'] {
  if (!correction.compliance || correction.compliance === compliance.verdict) return compliance;
  return {
    verdict: correction.compliance,
    byInspector: true,
    text: BY_INSPECTOR,
    rule: null,
    otherRules: [],
    missingFacts: [],
    missingWords: [],
  };
}

/** Advice of the named defect, unless the inspector's own words say who has to look or name it freely. */
function adviceOf(judged: Assessment, { name, naming, note }: Correction) {
  const called = tradesNamed(`${naming === 'kept' ? '' : name}. ${note}`);
  const free = naming === 'free';
  const known = judged.whoToCall[0];
  const settled = called.length > 0 && (free || called.length > 1 || called[0] !== known);
  if (!free && !settled) {
    const { actions, whoToCall, recommendations } = judged;
    return { actions, whoToCall, recommendations, first: actions.immediate[0] ?? '' };
  }
  const look =
    called.length > 0
      ? `Have ${listOf(called.map(withArticle))} look at it before any repair.`
      : UP_TO_INSPECTOR;
  const immediate = free ? [] : judged.actions.immediate;
  return {
    actions: { immediate, shortTerm: [look], longTerm: [] },
    whoToCall: called,
    recommendations: [...(free && note.trim() ? [sentence(note)] : []), ...immediate, look],
    first: look,
  };
}
