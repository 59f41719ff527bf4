/** Answers about the user's reports: which there are, when one was made, whether it was bought; how one is made. */
import { type OwnContext, type OwnReport, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { rowsNamed } from '../corpus.ts';
import { counted, day, MOST_LISTED, numbered, type Said, say } from './list-words.ts';

const HOW = /\bhow (?:do|can|would|to)\b|\bwhere do\b|\bcan i\b|\bsend\b/i;
const WHEN = /\bwhen\b|\b(?:what|which) (?:day|date)\b|\bhow long ago\b/i;
const NEWEST = /\b(?:last|latest|newest|most recent)\b/i;
const UNPAID =
  /\b(?:not|un|n['’]?t|haven['’]?t|never|yet to)[ -]?(?:yet )?(?:bought|paid|purchased|buy|pay)\b|\bunpaid\b|\bdrafts?\b|\bstill (?:have )?to (?:buy|pay)\b/i;
const PAID = /\b(?:bought|paid|purchased|download(?:able)?)\b/i;

const line = ({ title, bought, madeOn }: OwnReport) =>
  `**${plain(title)}**, made ${day(madeOn)}, ${bought ? 'bought' : 'not bought'}`;

export async function reportsOf(
  text: string,
  own: OwnContext,
  spokenOf: number | null = null,
): Promise<Said> {
  const reports = await own.reports();
  const how = rowsNamed('help:guide/reports/make-a-report', 'help:guide/reports/report-price');
  if (HOW.test(text)) return { parts: how.map((row) => ({ text: row.text, rows: [row], support: 0.9 })) };
  if (reports.length === 0)
    return say(
      '**No, you have no report yet.** Go to **Reports** and choose **Generate New Report**: you see its first pages before you buy.',
      how,
    );
  const [named] = projectsNamed(text, await own.projects());
  const ofProject = named ? reports.filter(({ projectId }) => projectId === named.id) : reports;
  const where = named ? ` for ${plain(named.name)}` : '';
  const [what, some] = UNPAID.test(text)
    ? ([' not bought', ofProject.filter(({ bought }) => !bought)] as const)
    : PAID.test(text)
      ? ([' bought', ofProject.filter(({ bought }) => bought)] as const)
      : (['', ofProject] as const);
  const source = how.slice(0, 1);
  const [newest] = some;
  if (!newest && ofProject.length > 0)
    return say(
      `**None${what}${where}.** There ${ofProject.length === 1 ? 'is' : 'are'} ${counted(ofProject.length, 'report')}${where}:\n${numbered(ofProject.slice(0, MOST_LISTED).map(line))}`,
      source,
    );
  if (!newest)
    return say(`**None${what}${where}.** You have ${counted(reports.length, 'report')} in all.`, source);
  const spoken = spokenOf !== null && WHEN.test(text) ? reports.find(({ id }) => id === spokenOf) : undefined;
  if (spoken || WHEN.test(text) || NEWEST.test(text))
    return say(
      `${line(spoken ?? newest)}.${some.length > 1 ? ` It is the newest of ${counted(some.length, 'report')}${where}.` : ''}`,
      source,
    );
  const more =
    some.length > MOST_LISTED ? 'The rest is under **Reports**.' : 'Open **Reports** to download them.';
  return say(
    `**${counted(some.length, 'report')}${what}**${where}, the newest first:\n${numbered(some.slice(0, MOST_LISTED).map(line))}\n\n${more}`,
    source,
  );
}
