import { askedToName, CONFIRM_ON_SITE, PRECAUTION, WHO_NAMED_IT } from '@plumbline/knowledge/assess';
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { YEAR_BY_EDITION } from '@plumbline/knowledge/standards';
import { capital } from './print-words.ts';
import { isFixed, type ReportFinding } from './report-content.ts';

interface Readers {
  kind: ReportKind;
  /** Leave out what the software worded and marked. */
  ownWordsOnly: boolean;
  /** An inspector declares the inspection. */
  inspected?: boolean;
}

/**
 * A finding as the readers of this kind of report need it. What tells how the software came to it stands in the annexure;
 * once somebody has decided, what only guessed or asked for an inspection has gone.
 */
export function forReadersOf(
  finding: ReportFinding,
  { kind, ownWordsOnly, inspected = false }: Readers,
): ReportFinding {
  const { actions, alerts = [] } = finding;
  const measured = wasMeasured(finding);
  const steps = (items: readonly string[]) => {
    const told = items.filter((step) => !askedToName(step) && !(inspected && isConfirmOnSite(step)));
    return measured ? withoutMeasuring(told) : told;
  };
  const shown: ReportFinding = {
    ...finding,
    references: finding.references.filter((line) => line !== YEAR_BY_EDITION),
    // A warning names whom to call in its own words; each profession stands once. A building inspector was there.
    whoToCall: finding.whoToCall.filter(
      (who) =>
        who !== WHO_NAMED_IT &&
        !alerts.some(({ call }) => sameWords(call, who)) &&
        !(inspected && INSPECTOR.test(who)),
    ),
    alerts: alerts.map((alert) => ({ ...alert, steps: steps(alert.steps) })),
    actions: {
      immediate: steps(actions.immediate),
      shortTerm: steps(actions.shortTerm),
      longTerm: steps(actions.longTerm),
    },
    complianceText: [complianceForReaders(finding.complianceText), cautionFor(finding)]
      .filter(Boolean)
      .join(' '),
    ...(kind === 'dilapidation' && asCondition(finding)),
  };
  const decided = finding.decision ? asDecided(shown) : shown;
  if (isFixed(finding)) Object.assign(decided, NOTHING_TO_DO);
  else decided.description = [decided.description, notRecorded(finding, inspected)].filter(Boolean).join(' ');
  return ownWordsOnly ? inOwnWords(decided) : decided;
}

const isConfirmOnSite = (step: string) => sameWords(step.replace(/\.$/, ''), CONFIRM_ON_SITE);

/** What whoever makes a report is asked to say, or was there to see, is told to its readers as what is open. */
function notRecorded({ actions }: ReportFinding, inspected: boolean): string {
  const open = [
    ...actions.immediate.flatMap((step) => askedToName(step) ?? []),
    ...(inspected && actions.shortTerm.some(isConfirmOnSite) ? ['the material and the cause'] : []),
  ];
  return open.length > 0 ? `Not recorded: ${open.join('; ')}.` : '';
}

/** What is fixed wants nobody to come and nothing to be done. */
const NOTHING_TO_DO = {
  actions: { immediate: [], shortTerm: [], longTerm: [] },
  whoToCall: [],
} satisfies Partial<ReportFinding>;

const INSPECTOR = /^(?:an? )?building inspector$/i;

const OF_A_WARRANTY = /^Statutory warranty: /;
const ASK_THE_BUILDER = / ?The guide counts it as defective, so the builder can be asked to fix it\..*$/;

/** A record of a condition says neither what caused it, nor whom to ask to mend it and until when. */
const asCondition = ({ references, rule }: ReportFinding): Partial<ReportFinding> => ({
  causes: [],
  references: references.filter((line) => line !== YEAR_BY_EDITION && !OF_A_WARRANTY.test(line)),
  rule: rule && { ...rule, reason: rule.reason.replace(ASK_THE_BUILDER, '') },
});

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** 'Gap: measured by the inspector with a … as', 'Gap: recorded by the inspector as', 'Crack width: 3 Nov 2026 2 mm (crack gauge)'. */
const wasMeasured = ({ measurements }: ReportFinding) =>
  measurements.some((line) => /: (?:(?:measured|recorded by the inspector)\b|\d+ \w{3} \d{4} )/.test(line));

/** Nobody is told to measure what was measured. */
const withoutMeasuring = (items: readonly string[]): string[] =>
  items
    .map((item) => capital(item.replace(/^measure\b.*?\band (?=(?:photograph|see|re-set)\b)/i, '')))
    .filter((item) => !/^measure\b/i.test(item));

/** Whoever decided was there. */
const INSPECT_IT = /^Compliance couldn’t be determined from a photo: have it inspected\.\s*/;

/** What a verdict wants is asked of whoever makes the report, on the screen; its readers are told what is lacking. */
const complianceForReaders = (text: string): string =>
  text
    // The mark beside it says the rest.
    .replace(INSPECT_IT, 'Have it inspected. ')
    .replace(/: say which (?:it is|one it is in)\./, '. Which one it is isn’t recorded.')
    .replace(/ ?To have a rule checked, .*?\.(?= |$)/, '')
    .replace(/ Another rule may answer: state .*?\.(?= |$)/, '')
    .replace(
      /Nothing to compare yet: state .*?\.(?= |$)/,
      'No size is known that a limit could be checked with.',
    )
    .replace(
      'The limit comes from secondary sources: check it in the document.',
      'The limit comes from secondary sources; the document itself wasn’t read.',
    );

/** AS 4349.1 and AS 2870 both warn of it, wherever a width or a category of width is told. */
const WIDTH_ALONE = 'Width alone never decides: even a fine crack may be structural.';

const cautionFor = ({ measurements, severityReasons, rule, complianceText }: ReportFinding): string =>
  [...measurements, ...severityReasons, rule?.limit ?? '', complianceText].some((text) =>
    /crack width|\bcategory \d/i.test(text),
  )
    ? WIDTH_ALONE
    : '';

const GUESSED = /^Appears to be: .*?\.(?= |$)/;
/** Whoever decided stands behind it; that the software saw nothing of it in the photo stays said. */
const WORDS_ALONE =
  /Based on the description only: (?:the photo doesn’t show it|no check of the photo bears it out)\./;
const NOT_SEEN_BY_SOFTWARE = 'The software didn’t see it in the photo.';

/** True where no check of the photo bore out what the description says, and nobody named it otherwise. */
export const isSaidOnly = ({ description }: Pick<ReportFinding, 'description'>): boolean =>
  WORDS_ALONE.test(description);

const CORRECTED = /^The inspector’s finding: .*?\.(?= |$)/;

function asDecided(finding: ReportFinding): ReportFinding {
  const note = finding.decision?.note ?? '';
  const listed = finding.measurements.map((line) => `${line.replace(': ', ' ')}.`);
  // The title, the note and the list of measurements say the rest already.
  const remaining = [note, ...listed].reduce(
    (text, sentence) => text.replace(sentence, ''),
    finding.description
      .replace(GUESSED, '')
      .replace(CORRECTED, '')
      .replace(WORDS_ALONE, NOT_SEEN_BY_SOFTWARE),
  );
  return {
    ...finding,
    description: remaining.replace(/^[\s.]+/, '').trim(),
    complianceText: finding.complianceText.replace(/^Have it inspected\.\s*/, '').trim(),
    typicalSigns: [],
    limits: '',
    blindSpots: [],
  };
}

/** What a person wrote, measured and decided, with the provision and its limit; hazards and what keeps people clear stay. A marked photo is an altered one. */
const inOwnWords = (finding: ReportFinding): ReportFinding => ({
  ...finding,
  description: '',
  typicalSigns: [],
  severityReasons: [],
  causes: [],
  actions: {
    immediate: finding.actions.immediate.filter((step) => step === PRECAUTION),
    shortTerm: [],
    longTerm: [],
  },
  limits: '',
  blindSpots: [],
  overlays: [],
  overlayDescription: '',
});
