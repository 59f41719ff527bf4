/** Whether a danger is there is answered from what is recorded of that danger, never from findings that share a word. */
import { type Alert, readAlerts } from '@plumbline/knowledge/hazards';
import type { OwnProject } from '../account-data.ts';
import { noneOfThatKind, ofThatKind } from '../compose/hazard-parts.ts';
import { asksEverywhere, withoutNames } from '../compose/work-parts.ts';
import { everythingRecorded } from '../everything.ts';
import { readDefects } from '../question/defect-mentions.ts';
import { projectsNamed } from './meant.ts';
import type { Routed, Situation } from './routed.ts';

const ASKS_THERE =
  /^\W*(?:(?:and|so|ok|but|hey|hi|then)\b[\s,]*)*(?:(?:is|are) there|(?:have|has) (?:i|we|it) (?:still )?got|do (?:i|we) have|does it have|got|any)(?: still)?(?: (?:an?|any|some|the))?(?: signs? of(?: an?)?)? ([^.?!,;]{3,60}?)[\s?!.]*$/i;
/** What is asked for is a rule, a way, a name or a record, and no danger. */
const ASKS_OTHER =
  /\b(?:way|rules?|laws?|limits?|standards?|tolerances?|numbers?|forms?|reports?|tests?|checks?|checklist|chance|point|need|someone|anyone|one|people|trades?|licen\w*|cost\w*|warrant\w*|insur\w*|grants?|photos?|alerts?|advice|tips?|difference|risk|reason|idea|how|what|who|when|if|to|can|could|should|houses|homes|buildings)\b/i;
/** A part of one's own house: 'in the ensuite', 'under our stairs at' where the name of the house was taken out. */
const AT_PLACE =
  /\s+(?:(?:in|at|on|under|behind|above|inside|around|near|by|outside|below|of) (?:the|my|our|this|that) (?:[\w-]+ ){0,3}?[\w-]+|anywhere|here)(?:\s+(?:in|at|on|of))?\s*$/i;
/** So short it names the danger and no part of any house: 'asbestos in vinyl floors' may be asked of none of one's own. */
const isShort = (asked: string) => asked.replace(AT_PLACE, '').trim().split(/\s+/).length <= 3;
const tellsOf = (words: string): Alert[] =>
  readAlerts({ words }).filter(({ basis, urgency }) => basis === 'words' && urgency !== 'soon');

/** What a message asks for, where that is a danger, with the alerts that it would raise. */
export function dangerAskedFor(
  text: string,
  named: readonly OwnProject[],
): { asked: string; alerts: readonly Alert[] } | undefined {
  const asked = ASKS_THERE.exec(withoutNames(text, named))?.[1];
  if (asked === undefined || ASKS_OTHER.test(asked)) return undefined;
  const alerts = [`There is ${asked}.`, `There are ${asked}.`, asked].flatMap(tellsOf);
  return alerts.length > 0 ? { asked, alerts } : undefined;
}

/** Answers 'is there a gas leak'; undefined where a message asks for no danger of the user's own work. */
export async function dangerThere(
  text: string,
  { thread, own, projects, warned }: Pick<Situation, 'thread' | 'own' | 'projects' | 'warned'>,
): Promise<Pick<Routed, 'aim' | 'parts' | 'choices' | 'projectId' | 'asks'> | undefined> {
  const named = projectsNamed(text, projects);
  // What was told in the conversation is what such a question leans on.
  if (projects.length === 0 || thread.danger !== '') return undefined;
  const { asked = '', alerts = [] } = dangerAskedFor(text, named) ?? {};
  const [alert] = alerts;
  if (!alert) return undefined;
  const kinds = alerts.map(({ kind }) => kind);
  const isOf = ({ kind }: Alert) => kinds.includes(kind);
  const [only] = projects.length === 1 ? projects : [];
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project ?? only ?? null;
  const project = asksEverywhere(text) ? null : named.length > 0 ? (named[0] ?? null) : spokenOf;
  const among = named.length > 1 ? named : project ? [project] : projects;
  const defects = readDefects(asked).mentioned.filter(({ strength }) => strength >= 0.95);
  const recorded = (await everythingRecorded(own)).filter(
    ({ projectId, rejected }) => !rejected && among.some(({ id }) => id === projectId),
  );
  const open = recorded.filter(({ alerts = [] }) => alerts.some(isOf));
  const told = recorded.filter(
    (each) =>
      !open.includes(each) &&
      (defects.some(({ defectId }) => defectId === each.defectId) || tellsOf(each.words).some(isOf)),
  );
  const where = { project: named.length > 1 ? null : project, projects, open };
  // What is recorded without an open alert is listed as any finding is, save where the place would be listed for it.
  const listed = told.length > 0 && !AT_PLACE.test(asked);
  if (open.length === 0 && (listed || (told.length === 0 && project === null && !isShort(asked))))
    return undefined;
  const said =
    open.length + told.length > 0
      ? ofThatKind({ ...where, open: [...open, ...told] })
      : noneOfThatKind(where, warned ? undefined : alert);
  return {
    aim: 'own.list',
    parts: said.parts,
    choices: said.choices ?? [],
    asks: false,
    projectId: project?.id ?? thread.projectId,
  };
}
