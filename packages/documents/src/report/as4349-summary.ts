import { countOf, listOf } from './print-words.ts';
import { classOf, isHazard } from './rating.ts';
import type { ReportFinding } from './report-content.ts';

interface Numbered {
  finding: ReportFinding;
  /** As printed: '01'. */
  number: string;
}

/**
 * The counted findings by the classes of AS 4349.1: an unclassified one is never called minor. Among the hazards stands
 * whatever is warned of, counted or not.
 */
export function as4349Summary(
  counted: readonly Numbered[],
  warned: readonly Numbered[],
  hazardsNotChosen: readonly unknown[] = [],
): {
  sentence: string;
  minor: number;
  open: number;
} {
  const of = (wanted: ReturnType<typeof classOf>) =>
    counted.filter(({ finding }) => classOf(finding) === wanted).map(({ number }) => number);
  const [major, minor, open] = [of('major'), of('minor'), of('open')];
  const hazards = [...counted.filter(({ finding }) => isHazard(finding)), ...warned]
    .map(({ number }) => number)
    .sort((one, other) => Number(one) - Number(other));
  const sentenceOf = (name: string, numbers: string[]) =>
    `${name}: ${numbers.length === 0 ? 'none' : listOf(numbers)}.`;
  const parts = [
    sentenceOf('Major defects', major),
    sentenceOf('Minor defects', minor),
    ...(open.length > 0 ? [sentenceOf('Not classified', open)] : []),
    sentenceOf(hazardsNotChosen.length > 0 ? 'Safety hazards in this report' : 'Safety hazards', hazards),
  ];
  return {
    sentence: counted.length + warned.length === 0 ? '' : ` In the terms of AS 4349.1: ${parts.join(' ')}`,
    minor: minor.length,
    open: open.length,
  };
}

/** What the conclusion says of findings that are not significant items. */
export function lesserDefects({ minor, open }: { minor: number; open: number }): string {
  const unclassified =
    open === 0
      ? ''
      : ` ${countOf(open, 'finding isn’t', 'findings aren’t')} classified: an engineer or inspector has to confirm.`;
  return minor === 0
    ? `No minor defect is counted.${unclassified}`
    : `${countOf(minor, 'minor defect is', 'minor defects are')} counted; plan ${minor === 1 ? 'its' : 'their'} repair with the maintenance of the building.${unclassified}`;
}
