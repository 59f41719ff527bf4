import { BCF_LIMITS, type BcfTopic } from '@plumbline/contract';
import { AppError } from '../../platform/errors.ts';
import { withoutHalves } from '../parse-csv.ts';
import type { Markup } from './read-markup.ts';

/** What a topic's `markup.bcf` says. */
export interface ReadTopic {
  topic: BcfTopic;
  title: string;
  description: string;
  location: string;
  priority: string;
  /** Names of the pictures in its folder, in their order. */
  snapshots: string[];
}

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A name, a status, a label. */
const WORD_MAX = 200;

const tidy = (text: string) =>
  withoutHalves(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

const childOf = (element: Markup, name: string) => element.children.find((child) => child.name === name);

/** Entries of a list: repeated as 2.1 writes them, or wrapped as 3.0 does. */
const listed = (element: Markup, wrapper: string, entry: string): Markup[] =>
  element.children.flatMap((child) =>
    child.name === wrapper && child.children.some(({ name }) => name === entry)
      ? child.children.filter(({ name }) => name === entry)
      : child.name === wrapper || child.name === entry
        ? [child]
        : [],
  );

function words(element: Markup | undefined, most: number): string {
  const text = tidy(element?.text ?? '');
  if (text.length > most) {
    throw new AppError('too_large', {
      message: `A text in this BCF file is longer than ${most.toLocaleString('en-AU')} characters.`,
    });
  }
  return text;
}

/** A moment as the file says it; one without a zone is of UTC. Null where it says none. */
function momentOf(text: string): string | null {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/i.exec(text);
  const moment = parts ? new Date(`${parts[1]}${parts[2] ?? 'Z'}`) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** The day that was written, in whatever zone. */
function dayOf(text: string): string | null {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
  if (!day) return null;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

/** The topic of a `markup.bcf`, whichever version wrote it; undefined where there is none. @throws AppError too_large */
export function topicOfMarkup(root: Markup, folder: string): ReadTopic | undefined {
  const topic = childOf(root, 'topic');
  if (!topic) return undefined;
  const word = (name: string) => words(childOf(topic, name), BCF_LIMITS.words);
  const attribute = (name: string) => tidy(topic.attributes[name] ?? '').slice(0, WORD_MAX);
  const guid = [attribute('guid'), folder].map((one) => one.toLowerCase()).find((one) => GUID.test(one));
  if (!guid) return undefined;
  const labels = listed(topic, 'labels', 'label')
    .map((label) => words(label, BCF_LIMITS.words))
    .filter(Boolean);
  const comments = [...listed(topic, 'comments', 'comment'), ...listed(root, 'comments', 'comment')].flatMap(
    (comment) => {
      const text = words(childOf(comment, 'comment'), BCF_LIMITS.words);
      if (!text) return [];
      const guid = tidy(comment.attributes.guid ?? '').toLowerCase();
      return {
        guid: GUID.test(guid) ? guid : '',
        author: words(childOf(comment, 'author'), WORD_MAX),
        at: momentOf(words(childOf(comment, 'date'), WORD_MAX)),
        text,
      };
    },
  );
  if (labels.length > BCF_LIMITS.labels || comments.length > BCF_LIMITS.comments) {
    throw new AppError('too_large', {
      message: `A topic can have at most ${BCF_LIMITS.comments} comments and ${BCF_LIMITS.labels} labels.`,
    });
  }
  const tagged = (kind: string) => labels.find((label) => label.startsWith(`${kind}:`));
  const [room, trade] = [tagged('room'), tagged('trade')];
  const views = [topic, root].flatMap(({ children }) => children.flatMap(viewsOf));
  return {
    title: word('title'),
    description: word('description'),
    location: room?.slice('room:'.length).trim() ?? '',
    priority: word('priority'),
    snapshots: inOrder(views).flatMap((view) => tidy(childOf(view, 'snapshot')?.text ?? '') || []),
    topic: {
      guid,
      number: attribute('serverassignedid') || word('index'),
      type: attribute('topictype'),
      status: attribute('topicstatus'),
      person: words(childOf(topic, 'assignedto'), WORD_MAX),
      trade: trade?.slice('trade:'.length).trim() ?? '',
      dueOn: dayOf(word('duedate')),
      labels: labels.filter((label) => label !== room && label !== trade),
      author: words(childOf(topic, 'creationauthor'), WORD_MAX),
      createdAt: momentOf(word('creationdate')),
      comments,
    },
  };
}

/** In 3.0 the element wraps views, in 2.1 it is one. */
const viewsOf = (element: Markup): Markup[] => {
  if (element.name !== 'viewpoints') return [];
  if (childOf(element, 'snapshot')) return [element];
  return element.children.filter(({ name }) => name === 'viewpoint');
};

/** By the index that each view states; what states none stays where it stands. */
const inOrder = (views: readonly Markup[]) => {
  const indexOf = (view: Markup) => {
    const text = tidy(childOf(view, 'index')?.text ?? '');
    return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  };
  return views.toSorted((one, other) => indexOf(one) - indexOf(other));
};
