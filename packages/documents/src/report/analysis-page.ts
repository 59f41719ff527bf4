import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { signerOf } from './conclusion.ts';
import {
  COMPLIANCE_WORDS,
  capital,
  confidenceWords,
  countOf,
  lower,
  SEVERITY_WORDS,
  sentence,
} from './print-words.ts';
import { speaksAs4349 } from './rating.ts';
import { CAME_IN, type ReportFinding, wasAnalysed } from './report-content.ts';

const DECIDED = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Set aside' } as const;

/** What the panel called it, and in the product's own reports how grave that is. */
const namedBy = ({ title, severity }: ReportFinding['panel'], kind: ReportKind) =>
  speaksAs4349(kind) ? title : `${title}, ${SEVERITY_WORDS[severity].toLowerCase()}`;

/** How many opinions agree; a report of an earlier version counted engines instead. */
function agreementOf({ agreement, agreements, enginesVoted, enginesAsked }: ReportFinding['panel']): string {
  return (
    agreement ??
    `${enginesVoted} of ${countOf(enginesAsked, 'check')} gave an opinion. ${agreements[0] ?? ''}`.trim()
  );
}

const OF_TEST_PHOTOS = /^Of (\d+) test photos that it read as .*, (\d+|none) showed it\.$/;

/** What a figure counts besides the look that test photos were read by, where it is surer than those bear out. */
function beyondTestPhotos({ confidence = 0, divergences, agreement = '' }: ReportFinding['panel']): string {
  const [, said, named] = divergences.map((line) => OF_TEST_PHOTOS.exec(line)).find((found) => found) ?? [];
  if (!said || confidence <= (Number(named) || 0) / Number(said)) return '';
  const besides = /\bdescription\b/.test(agreement) ? 'the description' : 'what else is seen in this photo';
  return `, ${besides} counted in; the test photos beside are read without it`;
}

/**
 * How the analysis was made: for each finding what the panel named, how sure it was, how its opinions agreed and where
 * they differed. An annexure, so that the client's pages hold what was found and these what it was found with.
 */
export function analysisOf(
  numbered: readonly { finding: ReportFinding; number: string }[],
  kind: ReportKind,
) {
  const looked = numbered.filter(({ finding }) => wasAnalysed(finding));
  const versions = [...new Set(looked.map(({ finding }) => finding.panel.modelVersion))].filter(Boolean);
  const broughtIn = numbered.length - looked.length;
  const them = broughtIn === 1 ? 'it' : 'them';
  return {
    // Even where no software looked, that is said: a tribunal asks for every use of it.
    how:
      numbered.length === 0
        ? []
        : [
            ...(broughtIn === 0
              ? []
              : [
                  `${countOf(broughtIn, 'finding', 'findings')} ${CAME_IN}. No engine looked at ${them} or named ${them}.`,
                ]),
            ...(looked.length === 0
              ? []
              : [
                  'Several independent engines read each photo: trained networks, measurements of lines and texture, and the words given with it. Their votes were combined into one probability for each kind of defect. It is calibrated on photos that they weren’t trained on.',
                ]),
            `${speaksAs4349(kind) ? 'Classes' : 'Severity'}, provisions, causes and actions come from fixed tables and rules, not from a text generator. The ${signerOf(kind)}’s decision overrides all of it.`,
            ...(versions.length > 0 ? [`Panel ${versions.join(', ')}.`] : []),
          ],
    rows: looked.map(({ finding: { panel, decision, observed = [], blindSpots = [] }, number }) => ({
      number,
      named: `${namedBy(panel, kind)}. Compliance: ${sentence(lower(COMPLIANCE_WORDS[panel.compliance]))}`,
      sure:
        panel.confidence === undefined
          ? 'No figure.'
          : `${capital(confidenceWords(panel.confidence, panel.sureOf))} (${Math.round(panel.confidence * 100)}%${beyondTestPhotos(panel)}).`,
      agreement: [
        sentence(agreementOf(panel)),
        ...panel.divergences.map(sentence),
        ...(observed.length > 0 ? [`Seen: ${observed.join(' ')}`] : []),
        // Before a decision they stand beside the finding, whose reader has nothing else.
        ...(decision ? blindSpots : []),
      ].filter(Boolean),
      decided: decision ? `${DECIDED[decision.verdict]} by the ${signerOf(kind)}.` : 'Not decided.',
    })),
  };
}
