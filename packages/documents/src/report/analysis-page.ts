import { COMPLIANCE_WORDS, confidenceWords, countOf, SEVERITY_WORDS, sentence } from './print-words.ts';
import type { ReportFinding } from './report-content.ts';

/** How many opinions agree; a report of an earlier version counted engines instead. */
function agreementOf({ agreement, agreements, enginesVoted, enginesAsked }: ReportFinding['panel']): string {
  return (
    agreement ??
    `${enginesVoted} of ${countOf(enginesAsked, 'check')} gave an opinion. ${agreements[0] ?? ''}`.trim()
  );
}

/**
 * How the analysis was made: for each finding what the panel named, how sure it was, how its opinions agreed and where
 * they differed. An annexure, so that the client's pages hold what was found and these what it was found with.
 */
export function analysisOf(numbered: readonly { finding: ReportFinding; number: string }[]) {
  const versions = [...new Set(numbered.map(({ finding }) => finding.panel.modelVersion))].filter(Boolean);
  return {
    how: [
      'Each photo was read by several independent engines: networks trained on labelled photos, measurements of lines and texture, and the words given with the photo. Their votes were combined into one probability for each kind of defect, calibrated on photos that they weren’t trained on.',
      'Severity, provisions, causes and actions come from fixed tables and rules, not from a text generator. An inspector’s decision overrides all of it.',
      ...(versions.length > 0 ? [`Panel ${versions.join(', ')}.`] : []),
    ],
    rows: numbered.map(({ finding: { panel, decision }, number }) => ({
      number,
      named: `${panel.title}, ${SEVERITY_WORDS[panel.severity].toLowerCase()}. ${sentence(COMPLIANCE_WORDS[panel.compliance])}`,
      sure:
        panel.confidence === undefined
          ? 'no figure'
          : `${confidenceWords(panel.confidence)} (${Math.round(panel.confidence * 100)}%)`,
      agreement: [agreementOf(panel), ...panel.divergences].map(sentence),
      decided: decision
        ? { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Set aside' }[decision.verdict]
        : 'Not decided',
    })),
  };
}
