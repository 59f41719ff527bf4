/** A message that has no subject of its own, with the one that is talked of. */
import type { Thread } from '../question/thread.ts';
import { asksVerdict, plainQuestion, questionOfSaying } from './plain-questions.ts';
import { asksAnything, readTurn } from './read-turn.ts';

const LEADS_ON = /\b(?:it|that)\b(?=[^a-z]*\?$| myself)/i;

/** Whether a conversation is about something that a message can go on from. */
const hasSubject = ({ topic, findingId, projectId, defectIds }: Thread): boolean =>
  topic !== '' || findingId !== null || projectId !== null || defectIds.length > 0;

/** Whether a message goes on from what is talked of, and that is nothing of the user's own work. */
export const goesOnElsewhere = (message: string, { topic, findingId, projectId, aim }: Thread): boolean =>
  topic !== '' &&
  findingId === null &&
  projectId === null &&
  aim?.startsWith('own.') !== true &&
  readTurn(message, topic) !== 'new';

/**
 * What a message asks, with its subject, the surest way first: as the plain question that it is, as that question of what
 * was told first, or with all that was told.
 */
export function completed(message: string, thread: Thread): readonly string[] {
  if (!hasSubject(thread)) return [];
  const { topic, asked } = thread;
  if (topic !== '' && readTurn(message, topic) === 'new') return [];
  const lines = topic.split('\n').filter(Boolean);
  if (asksVerdict(message)) {
    const claim = questionOfSaying(lines.at(-1) ?? '');
    return claim ? [[...lines.slice(0, -1), claim].join('. '), claim] : asked ? [asked] : [];
  }
  const plain = plainQuestion(message);
  const told = lines.filter((line) => !asksAnything(line));
  const [first] = told.length > 0 ? told : lines;
  const named = plain && first ? [`${plain.replace(LEADS_ON, '').replace(/\s*\?$/, '')}: ${first}`] : [];
  return [...(plain && plain !== message ? [plain] : []), ...named];
}

/** All that was told of the subject, with this message. */
export const wholly = (message: string, { topic, told }: Thread): string =>
  [...new Set([...topic.split('\n'), told, message])].filter(Boolean).join('. ');
