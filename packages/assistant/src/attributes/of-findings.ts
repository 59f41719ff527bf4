/** What an account holds of a finding. */
import { chosenSize, formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { formatReading } from '@plumbline/knowledge/monitoring';
import { type OwnContext, type OwnFindingSummary, plain, plainUpTo } from '../account-data.ts';
import { longDay } from '../compose/list-words.ts';
import { repairSaid } from '../recorded/recorded.ts';
import { large, listed, small } from '../rows/row.ts';
import type { Attribute, Value } from './attribute.ts';

const LONGEST_NOTE = 400;
const ON_ITS_PAGE = 'The finding’s page takes it.';

/** A size of a finding, with where it comes from. */
interface SizeHeld {
  said: string;
  /** In millimetres where it is a length. */
  mm: number | undefined;
  from: 'inspector' | 'reading' | 'words';
  /** Who or what gave it, as the end of a sentence. */
  by: string;
}

/** The sizes that are held of a finding, the surest first: measured on site, the newest reading, what was written. */
export async function sizesOf(finding: OwnFindingSummary, own: OwnContext): Promise<SizeHeld[]> {
  const { measured = [], words, decisionNote = '' } = finding;
  const read = (await own.monitored()).find((each) => each.finding.id === finding.id);
  const newest = (read?.readings ?? []).filter(({ moved }) => !moved).at(-1);
  return [
    ...measured.map((each) => ({
      said: formatMeasurement(each),
      mm: each.unit === 'mm' ? each.value : undefined,
      from: 'inspector' as const,
      by: chosenSize(each)
        ? 'chosen on site'
        : `measured by the inspector${each.reference ? ` with a ${plain(each.reference)}` : ''}`,
    })),
    ...(newest
      ? [
          {
            said: formatReading(newest.mm, newest.plusMinus, { signed: false }),
            mm: newest.mm,
            from: 'reading' as const,
            by: `read on ${longDay(newest.day)}${newest.point ? ` at ${plain(newest.point)}` : ''}`,
          },
        ]
      : []),
    ...[
      [words, 'written with the photo'],
      [decisionNote, 'written with the decision'],
    ].flatMap(([written = '', where]) =>
      readMeasurements(plain(written)).map((each) => ({
        said: formatMeasurement(each),
        mm: each.unit === 'mm' ? each.value : undefined,
        from: 'words' as const,
        by: `stated in what was ${where}: ‘${plain(written)}’`,
      })),
    ),
  ];
}

async function size(finding: OwnFindingSummary, name: string, own: OwnContext): Promise<Value | undefined> {
  const [first, ...others] = await sizesOf(finding, own);
  const written = plainUpTo(finding.words, LONGEST_NOTE);
  // A figure without its unit is told in its own words.
  if (!first) return /\d/.test(written) ? { said: `‘${written}’`, is: `written to ${name}` } : undefined;
  const more = others.filter(({ said }) => said !== first.said).map(({ said, by }) => `${said}, ${by}`);
  return {
    said: first.said,
    is: `the size on record for ${name}, ${first.by}`,
    ...(more.length > 0 ? { more: `Besides: ${more.join('; ')}.` } : {}),
  };
}

async function measurer(
  finding: OwnFindingSummary,
  name: string,
  own: OwnContext,
): Promise<Value | undefined> {
  const [first] = await sizesOf(finding, own);
  if (!first) return undefined;
  const { reference = '' } = finding.measured?.[0] ?? {};
  const note = plain(finding.decisionNote ?? '');
  return {
    said:
      first.from === 'inspector'
        ? `The inspector${reference ? `, with a ${plain(reference)}` : ''}`
        : first.from === 'reading'
          ? 'Whoever entered the reading'
          : 'Whoever wrote it to the photo',
    is: `${first.said} is on record for ${name}, ${first.by}`,
    ...(note ? { more: `Written with the decision: ‘${note}’.` } : {}),
  };
}

function written({ words, decisionNote = '' }: OwnFindingSummary, name: string): Value | undefined {
  const [first, ...others] = [words, decisionNote]
    .map((each) => plainUpTo(each, LONGEST_NOTE))
    .filter((each) => each !== '');
  return first === undefined
    ? undefined
    : {
        said: `‘${first}’`,
        is: `written to ${name}`,
        ...(others.length > 0 ? { more: `With the decision: ‘${others.join(' ')}’.` } : {}),
      };
}

const decisionOf = ({ decision, rejected, decided }: OwnFindingSummary) =>
  decision ?? (rejected ? 'rejected' : decided ? 'confirmed' : undefined);

function decided(finding: OwnFindingSummary, name: string): Value | undefined {
  const decision = decisionOf(finding);
  if (!decision) return undefined;
  const note = plain(finding.decisionNote ?? '');
  return {
    said: `${large(decision)} by the inspector${finding.decidedOn ? ` on ${longDay(finding.decidedOn)}` : ''}`,
    is: name,
    ...(note ? { more: `Written with it: ‘${note}’.` } : {}),
  };
}

function reason(finding: OwnFindingSummary, name: string): Value | undefined {
  const note = plain(finding.decisionNote ?? '');
  const decision = decisionOf(finding);
  return note === '' || !decision
    ? undefined
    : {
        said: `‘${note}’`,
        is: `written when ${name} was ${decision}`,
        ...(decision === 'rejected' ? { more: 'Lists and reports leave it out.' } : {}),
      };
}

function original({ originally, title, severity }: OwnFindingSummary, name: string): Value | undefined {
  if (!originally) return undefined;
  const same = originally.title === title && originally.severity === severity;
  return {
    said: `${plain(originally.title)}, ${originally.severity}`,
    is: `what the panel made of ${name}${same ? '; nobody changed it' : ''}`,
    ...(same ? {} : { more: `It counts as ${small(plain(title))}, ${severity}, now.` }),
  };
}

/** How sure the panel is, and why where that is asked. */
async function surely(
  { id, confidence, decided: was }: OwnFindingSummary,
  name: string,
  own: OwnContext,
  text: string,
): Promise<Value | undefined> {
  if (confidence === undefined) return undefined;
  const {
    agreement = '',
    mismatch = '',
    divergentPoints = [],
  } = (/\bwhy\b|\bhow come\b/i.test(text) ? await own.findingWith(id) : null) ?? {};
  const why = [agreement, mismatch ?? '', ...divergentPoints].map(plain).filter(Boolean);
  return {
    said: `${Math.round(confidence * 100)}%`,
    is: `sure of ${name}: the panel’s own figure`,
    goesOn: true,
    more: [
      ...why,
      was ? 'The inspector has decided on it since.' : 'Nobody has decided on it yet.',
      ...(why.length > 0 ? ['How sure it is says nothing of how bad it is.'] : []),
    ].join(' '),
  };
}

async function repair(finding: OwnFindingSummary, name: string, own: OwnContext): Promise<Value | undefined> {
  const one = (await own.repairs()).find((each) => each.finding.id === finding.id);
  if (!one) return undefined;
  const who = [plain(one.person), plain(one.trade).toLowerCase()].filter(Boolean).join(', ');
  return {
    said: who || 'Nobody is named',
    is: `the repair of ${name}: ${repairSaid(one, own.today).replaceAll('**', '').replace(/\.$/, '')}`,
  };
}

async function reading(
  finding: OwnFindingSummary,
  name: string,
  own: OwnContext,
): Promise<Value | undefined> {
  const one = (await own.monitored()).find((each) => each.finding.id === finding.id);
  const newest = one?.readings.at(-1);
  if (!one || !newest) return undefined;
  return {
    said: formatReading(newest.mm, newest.plusMinus, { signed: newest.moved }),
    is: `the last reading of ${name}, on ${longDay(newest.day)}${newest.point ? ` at ${plain(newest.point)}` : ''}`,
    ...(one.nextOn ? { more: `The next one is due on ${longDay(one.nextOn)}.` } : {}),
  };
}

async function nextReading(
  finding: OwnFindingSummary,
  name: string,
  own: OwnContext,
): Promise<Value | undefined> {
  const on = (await own.monitored()).find((each) => each.finding.id === finding.id)?.nextOn;
  return on ? { said: longDay(on), is: `the next reading of ${name} is due` } : undefined;
}

const DID =
  '(?:reject\\w*|kn[oe]ck\\w* (?:it |that |this )?back|confirm\\w*|correct\\w*|overrul\\w*|sign\\w* (?:it |that |this )?off|decid\\w*|decision)';
const PHOTOS = '(?:photos?|pics?|pictures?|images?|shots?)';

/** In the order in which they are tried: what is asked in rarer words goes first. */
export const FINDING_ATTRIBUTES: readonly Attribute<OwnFindingSummary>[] = [
  {
    id: 'stage',
    asked:
      /\b(?:what|which|whats)\b.{0,16}\bstages?\b(?! (?:claim|payment|inspection))|\bstage of (?:the )?works?\b/i,
    read: ({ stages = [] }, name) =>
      stages.length > 0
        ? { said: listed(stages.map(plain)), is: `the stage of works that ${name} was recorded in` }
        : undefined,
    none: 'No stage of works is recorded',
    add: ON_ITS_PAGE,
  },
  {
    id: 'measurer',
    asked:
      /\bwho\b.{0,24}\b(?:measur\w+|gaug\w+)\b|\b(?:measured|gauged) (?:it |that |this )?(?:with|by)\b|\bhow (?:was|were|did) .{0,40}\b(?:measure|gauge)d?\b|\bwhose (?:measurement|reading|figure)\b/i,
    read: measurer,
    none: 'No size is recorded',
    add: 'Add it with **Edit** on the finding, in millimetres.',
  },
  {
    id: 'photos',
    asked: new RegExp(`\\bhow many ${PHOTOS}\\b|\\bnumber of ${PHOTOS}\\b`, 'i'),
    read: async ({ id, projectId, photos }, name, own) => {
      const count = photos ?? (await own.findingsOf(projectId)).find((each) => each.id === id)?.photos;
      return count === undefined
        ? undefined
        : { said: `${count} ${count === 1 ? 'photo' : 'photos'}`, is: `what there is of ${name}` };
    },
    none: 'No photo is recorded',
    add: '',
  },
  {
    id: 'original',
    asked:
      /\b(?:panel|ai|app|engines?|it|you)\b.{0,24}\b(?:first|original(?:ly)?|at first|initially|to begin with)\b.{0,24}\b(?:call\w*|sa(?:y|id)|nam\w*|rat\w*|make|made|think|thought|tak\w*|took)\b|\b(?:first|original(?:ly)?|initially)\b.{0,14}\b(?:called|named|rated|rating|title|name|severity|verdict)\b|\b(?:call\w*|rat\w*|name\w*|down as)\b.{0,30}\bbefore (?:i|we|it was|it got|anyone)\b.{0,14}\b(?:chang|correct|edit|touch)\w*/i,
    read: original,
    none: 'What the panel first made of it isn’t recorded',
    add: '',
  },
  {
    id: 'decidedOn',
    asked: new RegExp(
      `\\b(?:when|(?:what|which) (?:day|date)|how long ago|since when)\\b.{0,50}\\b${DID}\\b|\\b(?:day|date) (?:of|it was|i|we) (?:the |my |our )?${DID}\\b`,
      'i',
    ),
    read: (finding, name) => {
      const decision = decisionOf(finding);
      return decision && finding.decidedOn
        ? { said: longDay(finding.decidedOn), is: `the day that ${name} was ${decision}` }
        : undefined;
    },
    none: 'No day of a decision is recorded',
    add: '',
  },
  {
    id: 'reason',
    asked: new RegExp(
      `\\b(?:why|how come|what for|what(?:['’]?s| is| was) the reason|reasons?|on what grounds)\\b.{0,50}\\b${DID}\\b|\\b${DID}\\b.{0,30}\\b(?:why|what for|reasons?)\\b`,
      'i',
    ),
    read: reason,
    none: 'No reason is written with a decision',
    add: '',
  },
  {
    id: 'nextReading',
    asked:
      /\b(?:next|due)\b.{0,24}\breadings?\b|\breadings?\b.{0,14}\b(?:next|due)\b|\bwhen\b.{0,24}\b(?:read|measure) (?:it |that |this )?again\b/i,
    read: nextReading,
    none: 'No next reading is planned',
    add: 'The finding’s page takes one.',
  },
  {
    id: 'reading',
    asked:
      /\b(?:last|latest|newest|most recent)\b.{0,10}\breading\b|\bwhat\b.{0,16}\b(?:last|latest)\b.{0,12}\bread(?:ing)?\b/i,
    read: reading,
    none: 'No reading is recorded',
    add: 'The finding’s page takes one.',
  },
  {
    id: 'decision',
    asked: new RegExp(
      `^(?!.*\\b(?:would|could|can|will|need)\\b).*\\b(?:did|has|have|was|were|is|are|who)\\b.{0,50}\\b${DID}\\b(?! (?:ever )?(?:work|help)\\b)`,
      'i',
    ),
    read: decided,
    none: 'No decision is recorded yet',
    add: 'It is still undecided and waits for review: confirm, correct or reject it on its page.',
  },
  {
    id: 'repair',
    asked:
      /\bwho (?:did|fixed|repaired|mended|replaced|re-?did|was (?:it|that|this) given to)\b|\bnotes?\b.{0,40}\b(?:repair|fix)\b|\b(?:repair|fix)\b.{0,16}\bnotes?\b|\b(?:which|what|who)\b.{0,10}\b(?:trade|tradie|tradesman)\b.{0,12}\b(?:is|was|has|have|got|did)\b.{0,12}\b(?:do|doing|fixing|on|assigned|got|has)\b/i,
    read: repair,
    none: 'No repair is recorded',
    add: 'Assign it under **Repair** on the finding.',
  },
  {
    id: 'sureness',
    asked:
      /\bhow (?:sure|confident|certain)\b|\bconfidence\b|\b(?:what|which)\b.{0,8}(?:per ?cent(?:age)?|%).{0,24}\b(?:sure|panel|confident)\b|\b(?:why|how come|only|just|so) .{0,40}\d ?(?:%|per ?cent)(?= (?:sure|certain|confident)|\W|$)|\b(?:why|how come)\b.{0,40}(?:\b(?:so|not|un)|n['’]?t) ?(?:\w+ )?(?:sure|certain|confident)\b/i,
    read: surely,
    none: 'The panel gives no figure',
    add: '',
  },
  {
    id: 'number',
    asked: /\b(?:what|which|whats)\b.{0,12}\b(?:finding )?number\b(?! of\b).{0,8}\b(?:is|was|has|did)\b/i,
    read: ({ number }, name) => ({ said: `Finding ${number}`, is: name }),
    none: 'No number is recorded',
    add: '',
  },
  {
    id: 'found',
    asked:
      /\b(?:when|(?:what|which) (?:day|date))\b.{0,50}\b(?:record|logg?|found|find|pick|not|enter|photograph|snap|add|notic|spott?|see|saw|seen)(?:ed|ing)?\b(?: up| in| down)?/i,
    read: ({ foundOn }, name) =>
      foundOn === '' ? undefined : { said: longDay(foundOn), is: `the day that ${name} was recorded` },
    onlyBeside: true,
    none: 'No day is recorded',
    add: '',
  },
  {
    id: 'size',
    asked:
      /\bhow (?:wide|big|long|high|tall|deep|thick|large|far (?:up|out|down|along|apart|off))\b(?! (?:has|have|will|can|until|do|does (?:it|that) take|ago|since|should)\b)|\b(?:what|which|whats)\b.{0,10}\b(?:width|size|height|length|depth|gap|measurement)s?\b.{0,40}\b(?:of|is|was|for|on|did|have|at)\b|\b(?:width|size|height|depth) (?:of|for|on) (?:the|my|our|that)\b/i,
    read: size,
    none: 'No size is recorded',
    add: 'Add it with **Edit** on the finding, in millimetres.',
  },
  {
    id: 'written',
    asked:
      /\bwhat\b.{0,6}\b(?:did|have|had)\b.{0,4}\b(?:i|we)\b.{0,8}\b(?:write|written|wrote|note|noted|type|typed|jot|jotted|dictated?|comment(?:ed)?)\b|\b(?:my|our) (?:notes?|words|comments?) (?:on|for|of|about|to)\b/i,
    read: written,
    none: 'No words are written',
    add: ON_ITS_PAGE,
  },
  {
    id: 'what',
    asked:
      /^\W*(?:(?:and|so|ok|hey)\W+)*(?:what(?:['’]?s| is| was| were| are)|tell me) (?:the|my|our|that) (?!\w+ (?:of|for|with|about|on)\b)(?:[\w-]+ ){1,4}(?:in|at|on|under|above|near|from) /i,
    alone: true,
    read: written,
    none: 'No words are written',
    add: ON_ITS_PAGE,
  },
];
