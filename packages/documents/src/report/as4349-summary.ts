import { as4349Class, NOT_CLASSIFIED } from '@plumbline/knowledge/rules';
import { countOf, listOf } from './print-words.ts';
import type { ReportFinding } from './report-content.ts';

interface Numbered {
  finding: ReportFinding;
  /** As printed: '01'. */
  number: string;
}

/** Its printed class; reports of earlier versions lack it, so their severity speaks. */
function classOf({ classification, severity }: ReportFinding): 'major' | 'minor' | 'open' {
  if (classification.includes(NOT_CLASSIFIED)) return 'open';
  const printed = /\b(major|minor)\b/i.exec(classification)?.[1]?.toLowerCase();
  return (printed ?? as4349Class(severity)) === 'major' ? 'major' : 'minor';
}

/** The counted findings by the classes of AS 4349.1: an unclassified one is never called minor. */
export function as4349Summary(counted: readonly Numbered[]): {
  sentence: string;
  minor: number;
  open: number;
} {
  const of = (wanted: ReturnType<typeof classOf>) =>
    counted.filter(({ finding }) => classOf(finding) === wanted).map(({ number }) => number);
  const [major, minor, open] = [of('major'), of('minor'), of('open')];
  const hazards = counted.filter(({ finding }) => finding.safetyHazard).map(({ number }) => number);
  const said = (name: string, numbers: string[]) =>
    `${name}: ${numbers.length === 0 ? 'none' : listOf(numbers)}.`;
  const parts = [
    said('Major defects', major),
    said('Minor defects', minor),
    ...(open.length > 0 ? [said('Not classified', open)] : []),
    said('Safety hazards', hazards),
  ];
  return {
    sentence: counted.length === 0 ? '' : ` In the terms of AS 4349.1: ${parts.join(' ')}`,
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
    : `${countOf(minor, 'minor defect is', 'minor defects are')} counted; plan their repair with the maintenance of the building.${unclassified}`;
}
