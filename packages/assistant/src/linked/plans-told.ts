/** Who plans to let, sell, use or fill a place of their own, and asks what is to be done before: what stands open there, the dangers first. */
import { type OwnContext, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import type { Routed } from '../aims/routed.ts';
import { itemsOf, MOST_LISTED, numbered, tally } from '../compose/list-words.ts';
import { hazardLine, isGrave, isPressingFinding, topAlert, withOpen } from '../compose/open-hazards.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { COMES_TO_USE } from './hazards-first.ts';

/** Somebody comes, without a word of using it. */
const SOMEBODY_COMES =
  /\b(?:in-?laws|parents|mum|dad|nan|pop|grand\w+|family|visitors|friends|kids|relatives|guests|tenants?|buyers?|agent|lodgers?|students?|everyone|people)\b.{0,30}\b(?:com(?:e|es|ing)|arriv\w+|over|here|land\w*|round|visit\w*)\b|\b(?:party|wedding|christmas|xmas|bbq|barbecue|wake|reunion|housewarming|sleepover)\b/i;
const ASKS_WHAT =
  /\b(?:what|whats|what['’]s|anything|which|what all)\b.{0,50}\b(?:do|done|fix\w*|sort\w*|need\w*|outstanding|left|first|before\w*|ready|tackle|have to|should|must)\b|\b(?:do|should|must) (?:i|we) (?:have|need) to\b.{0,30}\b(?:anything|something|before|first)\b|\b(?:to do|to fix|to sort)(?: \w+){0,2} (?:before|first)\b|\bbefore (?:that|then)\b/i;
const WAS =
  /\b(?:tell|disclos\w*|declare|mention|did|was|were|found|recorded|logged|who|how (?:much|long|many)|warrant\w*|report|cost|pay\w*|insur\w*|deposit|bond|lease|contract|permit|law|legal\w*)\b/i;
/** What a plan to hand it to somebody asks of law and papers. */
const TAKEN_ON =
  /\b(?:rent\w*|let(?:ting)?|leas\w*|tenants?|air ?bnb|sell\w*|sold|sale|auction\w*|settl\w*|market|buyers?)\b/i;

const plans = (text: string) => COMES_TO_USE.test(text) || SOMEBODY_COMES.test(text);
const MOST_ASKED = 12;

/** The answer; undefined where nobody plans anything with a place of their own, or asks for something else. */
export async function planTold(text: string, thread: Thread, own: OwnContext): Promise<Reply | undefined> {
  if (!ASKS_WHAT.test(text) || WAS.test(text)) return undefined;
  const projects = await own.projects();
  const here = projectsNamed(text, projects);
  const onTold = here.length === 0 && text.trim().split(/\s+/).length <= MOST_ASKED && plans(thread.told);
  if (!plans(text) && !onTold) return undefined;
  const named = onTold ? projectsNamed(thread.told, projects) : here;
  const spokenOf =
    named.length === 0 && onTold ? projects.find(({ id }) => id === thread.projectId) : undefined;
  const project = named.length === 1 ? named[0] : spokenOf;
  if (!project) return undefined;
  const open = (await own.hazards()).open.filter(({ projectId }) => projectId === project.id);
  const unsaid = ((await own.hazards()).unsaid ?? []).filter(({ projectId }) => projectId === project.id);
  const all = withOpen(await own.findingsOf(project.id), [...open, ...unsaid]);
  const first = all.filter((each) => topAlert(each) || each.precaution);
  const then = all.filter((each) => !first.includes(each) && isGrave(each));
  const rest = all.filter((each) => !first.includes(each) && !then.includes(each));
  const shown = [...first, ...then].slice(0, MOST_LISTED);
  const name = plain(project.name);
  const calls = [...new Set(first.filter(isPressingFinding).flatMap((each) => topAlert(each)?.call ?? []))];
  const more = first.length + then.length - shown.length;
  const lines = [
    shown.length === 0
      ? `**Nothing grave is recorded in ${name}.** That doesn’t make it safe: I know only what was photographed and written.`
      : `**First deal with ${first.length > 0 ? 'what may hurt somebody' : 'what is rated high'} in ${name}:**`,
    numbered(shown.map((each) => (topAlert(each) ? hazardLine(each) : findingLine(each)))),
    more > 0 ? `And ${more} more: the project’s page lists them all.` : '',
    calls.length > 0
      ? `Nobody goes into or under these parts until they have been checked on site. Who to call: ${calls.map((call) => call.replace(/\.$/, '')).join('; ')}.`
      : '',
    rest.length > 0 ? `Also recorded: ${listed(tally(rest))}.` : '',
    TAKEN_ON.test(`${text} ${onTold ? thread.told : ''}`)
      ? 'What the law asks of whoever lets or sells I don’t hold: ask the agent, a conveyancer or your state’s authority.'
      : '',
  ];
  const routed: Routed = {
    aim: 'own.first',
    parts: [
      {
        text: lines.filter(Boolean).join('\n\n'),
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.9,
        listed: itemsOf(shown),
      },
    ],
    asks: false,
    declined: false,
    choices: ['Who do I call first?', 'How long have I got?'],
    question: readQuestion(text, thread, project.state ?? own.homeState),
    finding: null,
    projectId: project.id,
    ...(first.some(isPressingFinding)
      ? { alerts: first.filter(isPressingFinding).flatMap(({ alerts = [] }) => alerts) }
      : {}),
  };
  return routedReply(routed, thread);
}
