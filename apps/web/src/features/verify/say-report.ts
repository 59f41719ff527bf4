import { compareHead, type KeptHead, type PackCheck, type ReportCheck } from '@plumbline/contract/check-pack';
import { dateAndTime } from '../../ui/dates.ts';
import type { Published, Verdict } from './say-check.ts';
import { sayPdfSignature } from './say-signature.ts';

export async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

/** What a report's printed page says, from the address that its code opens. */
export function readPrinted(hash: string): (KeptHead & { report: string }) | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [report = '', head = ''] = [said.get('report') ?? '', said.get('head') ?? ''];
  const [project, entries] = [Number(said.get('project')), Number(said.get('entries'))];
  const whole = Number.isSafeInteger(project) && Number.isSafeInteger(entries) && project > 0 && entries > 0;
  return whole && /^\d{1,10}-\d{1,6}$/.test(report) && /^[0-9a-f]{64}$/.test(head)
    ? { report, project, entries, head }
    : undefined;
}

interface BesidePack {
  check: PackCheck;
  /** Of the report's file. */
  hash: string;
  /** Of the pack. */
  tone: Verdict['tone'];
}

const CHANGED = 'This report was changed after it was made';
const REWRITTEN: Pick<Verdict, 'tone' | 'headline' | 'lines'> = {
  tone: 'changed',
  headline: 'The pack’s trail isn’t the one this report was made with',
  lines: ['Either the trail was rewritten or one of the two was made up.'],
};

/** Of a report's PDF, by its own signature and by its pack where there is one. */
export function sayReport(
  name: string,
  report: ReportCheck,
  published: Published,
  beside?: BesidePack,
  printed?: KeptHead,
): Verdict {
  const packed = beside?.check.manifest?.files.find(({ sha256 }) => sha256 === beside.hash);
  const recorded = beside?.check.trail.find(({ subjectSha256 }) => subjectSha256 === beside.hash);
  if (report.state === 'bad') {
    return { name, tone: 'changed', headline: CHANGED, lines: ['Its signature doesn’t match its bytes.'] };
  }
  if (report.state === 'unsigned') return sayUnsigned(name, beside, packed?.path);
  const { statement } = report;
  const { project, trail } = statement;
  const kept = { project, ...trail };
  if (printed && (printed.project !== project || printed.head !== trail.head)) {
    return {
      ...{ name, tone: 'changed', headline: 'This PDF isn’t the report on the printed page' },
      lines: ['Its trail head is different. It may be another version of the report.'],
    };
  }
  const lines = [
    `Report ${statement.report}-${statement.version} of project ${project}.`,
    `Made on ${dateAndTime(statement.madeAt)}, by its server’s clock.`,
    // A file can't know what was made after it, and an old draft checks as well as what followed.
    `This is version ${statement.version}. ${MAY_BE_OLD} A draft says so on its cover.`,
    ...(packed ? [`In the pack: ${packed.path}`] : []),
    ...(recorded ? [`Entry ${recorded.sequence} of the trail records it.`] : []),
    ...(printed ? ['The trail head is the one on the printed page.'] : []),
  ];
  const place = beside && compareHead(beside.check.trail, kept);
  if (place === 'rewritten') return { name, ...REWRITTEN };
  if (place === 'contained') lines.push('The pack’s trail contains the head that this report was made with.');
  if (place === 'older')
    lines.push('This pack is older than the report, so the trail can’t be compared. Ask for a new pack.');
  if (place === 'other_project') lines.push('This pack is from another project.');
  if (!place) {
    lines.push(`Its project’s trail had ${trail.entries} entries. Head: ${trail.head}`);
    lines.push('To check the trail too, choose the report together with its evidence pack.');
  }
  const { publicKey } = statement;
  const { pdf } = report;
  if (pdf) lines.push(...sayPdfSignature(pdf, published));
  const certified = pdf === undefined || published?.certificates.includes(pdf.certificateSha256);
  if (report.state === 'unchecked' && !(pdf && certified)) {
    const headline = 'Your browser can’t check this report’s signature';
    return { name, tone: 'partly', headline, lines: [...lines, 'Open this page in a newer browser.'] };
  }
  if (published?.keys.includes(publicKey) && certified) {
    return { name, tone: 'proved', headline: 'This report is unchanged since it was made', lines };
  }
  const who = published
    ? 'This site doesn’t publish the key that signed it. Anyone could have made it.'
    : 'We couldn’t load this site’s keys. Compare the key with the one its maker publishes.';
  const headline = 'Unchanged since it was signed, but we can’t tell by whom';
  return { name, tone: 'partly', headline, lines: [...lines, who, `Key: ${publicKey}`] };
}

/** The newest version that was made of a report; null where it was deleted. */
export interface Standing {
  newest: number | null;
}

const MAY_BE_OLD = 'A newer one may have been made since: ask who sent it.';

/** What is said of a report that is proved, with what became of it where it was made. */
export function sayStanding(said: Verdict, version: number, standing: Standing | undefined): Verdict {
  if (!standing) return said;
  const lines = (now: string) => said.lines.map((line) => line.replace(MAY_BE_OLD, now));
  const { newest } = standing;
  if (newest === null) {
    const headline = 'Unchanged, but this report was withdrawn';
    return { ...said, tone: 'partly', headline, lines: lines('Whoever made it has deleted the report.') };
  }
  if (newest <= version) return { ...said, lines: lines('None is newer.') };
  const headline = `Unchanged, but version ${newest} has replaced it`;
  return { ...said, tone: 'partly', headline, lines: lines(`Ask who sent it for version ${newest}.`) };
}

function sayUnsigned(name: string, beside: BesidePack | undefined, path: string | undefined): Verdict {
  if (!beside) {
    const lines = ['Older reports have none. Choose the file together with its evidence pack.'];
    return { name, tone: 'partly', headline: 'This PDF has no signature of ours', lines };
  }
  if (path)
    return { name, tone: beside.tone, headline: 'This file is in the pack, unchanged', lines: [path] };
  return {
    ...{ name, tone: 'changed', headline: 'This file isn’t in the pack' },
    lines: ['It was changed, or it’s another file.'],
  };
}

/** Of the head on a printed page, beside a pack. */
export function sayPrintedHead(check: PackCheck, pack: Verdict, printed: KeptHead): Verdict {
  const name = 'Printed page';
  const place = compareHead(check.trail, printed);
  if (place === 'rewritten') return { name, ...REWRITTEN };
  if (place === 'contained') {
    const lines = [`Entry ${printed.entries} of the trail has the printed hash.`];
    return { name, tone: pack.tone, headline: 'This pack’s trail contains the printed head', lines };
  }
  const lines =
    place === 'older'
      ? ['The pack is older than the printed report. Ask for a new one.']
      : ['The printed report is from another project.'];
  return { name, tone: 'partly', headline: 'This pack can’t confirm the printed page', lines };
}
