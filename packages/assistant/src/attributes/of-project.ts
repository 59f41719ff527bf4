/** What an account holds of a project. */
import { type OwnContext, type OwnProject, type OwnVisit, plain } from '../account-data.ts';
import { counted, longDay } from '../compose/list-words.ts';
import { STATUS_WORDS } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import type { Attribute, Value } from './attribute.ts';

const EDIT = 'Add it with **Edit project** in the project’s menu.';
const WHEN = '(?:when|(?:what|which|whats) (?:was |is )?(?:the )?(?:day|date)|how long ago|since when)';

const dayOf =
  (which: (project: OwnProject) => string | null, is: (name: string) => string) =>
  (project: OwnProject, name: string): Value | undefined => {
    const on = which(project);
    return on ? { said: longDay(on), is: `${is(name)}, as entered` } : undefined;
  };

/** How long ago it was complete, in whole months. */
function aged(completed: string, name: string, today: string): Value {
  const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
  const months = Math.max(
    0,
    monthOf(today) - monthOf(completed) - (today.slice(8) < completed.slice(8) ? 1 : 0),
  );
  const years = Math.floor(months / 12);
  const spans = [
    ...(years > 0 ? [counted(years, 'year')] : []),
    ...(months % 12 > 0 || years === 0 ? [counted(months % 12, 'month')] : []),
  ];
  return { said: spans.join(' and '), is: `the age of ${name}, complete on ${longDay(completed)}` };
}

/** The last visit that is over and tells this, of the kind that a message names where it names one. */
async function lastVisit(
  project: OwnProject,
  own: OwnContext,
  text: string,
  tells: (visit: OwnVisit) => boolean,
): Promise<OwnVisit | undefined> {
  const over = (await own.visits()).filter(
    (visit) => visit.projectId === project.id && visit.on <= own.today && tells(visit),
  );
  const said = text.toLowerCase();
  return over.find(({ kind }) => said.includes(kind.split(' ')[0] ?? kind)) ?? over[0];
}

const PERSON =
  "((?:head |main )?(?:builder|contractor|owner|client|customer|certifier|architect|developer|designer|agent|vendor|seller|buyer|purchaser|tenant|landlord|surveyor|neighbour|strata manager|site manager|supervisor|foreman|project manager)(?=s?\\b)(?!s?[’' ]*s? corp))s?";
/** Who built, owns or bought it: nobody enters that with a project. */
const PEOPLE = new RegExp(
  `\\bwho(?:['’]?s| is| was| are| were)? (?:the |my |our )?${PERSON}|\\b(?:name|phone|mobile|number|email|contact|details)s? (?:number |details )?(?:of|for) (?:the |my |our )?${PERSON}|\\b(?:which|what) ${PERSON} (?:built|did|is|was|has)\\b|\\bwhat(?:['’]?s| is| was) (?:the |my |our )?${PERSON}(?:['’]s)? (?:name|phone|number|email|called)`,
  'i',
);

/** In the order in which they are tried. */
export const PROJECT_ATTRIBUTES: readonly Attribute<OwnProject>[] = [
  {
    id: 'contract',
    asked: new RegExp(
      `\\b${WHEN}\\b.{0,50}\\b(?:contract(?:ed)?|signed(?: up)?)\\b|\\bcontract\\b.{0,12}\\b(?:date|day|dated)\\b|\\b(?:date|day) (?:of|on) (?:the )?(?:\\w+ )?contract\\b`,
      'i',
    ),
    read: dayOf(
      ({ dates }) => dates.contractDate,
      (name) => `the contract of ${name}`,
    ),
    none: 'No contract date is recorded',
    add: EDIT,
  },
  {
    id: 'approval',
    asked: new RegExp(
      `\\b${WHEN}\\b.{0,50}\\b(?:approv\\w+|permit(?:ted)?|da\\b|consent)\\b|\\b(?:approval|permit|consent)\\b.{0,12}\\b(?:date|day)\\b|\\b(?:date|day) of (?:the )?(?:\\w+ )?(?:approval|permit)\\b`,
      'i',
    ),
    read: dayOf(
      ({ dates }) => dates.approvalDate,
      (name) => `the approval of ${name}`,
    ),
    none: 'No approval date is recorded',
    add: EDIT,
  },
  {
    id: 'completion',
    notOfPart: 'I don’t have a date for that part.',
    asked: new RegExp(
      `\\b${WHEN}\\b.{0,50}\\b(?:complet\\w*|finish\\w*|handed over|handover|done)\\b|\\b(?:completion|finish|handover)\\b.{0,12}\\b(?:date|day)\\b|\\b(?:date|day) of (?:the )?completion\\b`,
      'i',
    ),
    read: dayOf(
      ({ dates }) => dates.completionDate,
      (name) => `${name} was complete`,
    ),
    none: 'No completion date is recorded',
    add: EDIT,
  },
  {
    id: 'age',
    notOfPart: 'I don’t have an age for that part.',
    asked: /\bhow (?:old|new) (?:is|was|are)\b|\bage of\b/i,
    read: ({ dates }, name, own) =>
      dates.completionDate ? aged(dates.completionDate, name, own.today) : undefined,
    none: 'No completion date is recorded',
    add: EDIT,
  },
  {
    id: 'started',
    asked: new RegExp(
      `\\b${WHEN}\\b.{0,50}\\b(?:set (?:it |that |this )?up|creat\\w+|ma[dk]e|start\\w*|open(?:ed)?|add(?:ed)?)\\b.{0,40}\\b(?:project|job|here|in plumbline|in the app)\\b|\\b${WHEN}\\b.{0,50}\\b(?:project|job)\\b.{0,16}\\b(?:set up|creat\\w+|made|start\\w*|opened|added)\\b`,
      'i',
    ),
    read: ({ startedOn }, name) =>
      startedOn === '' ? undefined : { said: longDay(startedOn), is: `the day that ${name} was set up here` },
    none: 'No day of its setting up is recorded',
    add: '',
  },
  {
    id: 'type',
    asked:
      /\b(?:what|which|whats)\b.{0,8}\b(?:sort|kind|type)s? of (?:a )?(?:building|place|property|house|project|structure)\b|\bbuilding (?:type|kind)\b/i,
    read: ({ buildingType = '' }, name) =>
      buildingType === ''
        ? undefined
        : { said: plain(buildingType), is: `the type of building entered for ${name}` },
    none: 'No type of building is recorded',
    add: EDIT,
  },
  {
    id: 'address',
    saidWhatFor: true,
    asked:
      /\b(?:what|whats|which|tell|give|got|full|the|street)\b.{0,20}\baddress\b(?! (?:do|does|should|can|must|would|will) (?!(?:i|we|you) (?:have|hold)\b))/i,
    read: ({ address }, name) =>
      address === '' ? undefined : { said: plain(address), is: `the address of ${name}` },
    none: 'No address is recorded',
    add: EDIT,
  },
  {
    id: 'status',
    asked:
      /\b(?:is|was|did|have|has)\b.{0,40}\b(?:on hold|still (?:active|going|in progress|running)|marked (?:as )?(?:complete|finished|done))\b|\b(?:what|whats)\b.{0,10}\bstatus\b/i,
    read: ({ status, progress }, name) => ({
      said: `${name} is ${STATUS_WORDS[status] ?? plain(status)}`,
      is: `at ${progress}%`,
      goesOn: true,
    }),
    none: 'No status is recorded',
    add: EDIT,
  },
  {
    id: 'weather',
    asked:
      /^(?!.*\b(?:tomorrow|forecast|tonight|today|next|coming|later|will|going to|weekend|now)\b).*\bweather\b|\bwas it (?:raining|wet|dry|sunny|hot|cold) (?:when|on|at|the day)\b|\bdid it rain (?:when|on|at|the day)\b/i,
    read: async (project, name, own, text) => {
      const visit = await lastVisit(project, own, text, ({ weather = '' }) => weather !== '');
      return visit?.weather
        ? {
            said: plain(visit.weather),
            is: `the weather of the ${visit.kind} of ${name} on ${longDay(visit.on)}`,
          }
        : undefined;
    },
    none: 'No weather is recorded',
    add: 'A visit’s page takes it.',
  },
  {
    id: 'photos',
    asked:
      /^(?!.*\b(?:analy\w+|scann?\w*|process\w*|upload\w*|run|ran|panel|can|left|credits?)\b).*\bhow many (?:photos?|pics?|pictures?|images?)\b/i,
    read: async ({ id }, name, own) => {
      const findings = await own.findingsOf(id);
      const known = findings.filter(({ photos }) => photos !== undefined);
      const sum = known.reduce((so, { photos = 0 }) => so + photos, 0);
      return known.length === 0
        ? undefined
        : {
            said: `${sum} ${sum === 1 ? 'photo' : 'photos'}`,
            is: `what the ${findings.length === 1 ? 'finding' : `${findings.length} findings`} of ${name} ${findings.length === 1 ? 'has' : 'have'}`,
            more: 'Photos that were kept without a finding aren’t counted here.',
          };
    },
    none: 'No photo is recorded',
    add: '',
  },
  {
    id: 'people',
    saidWhatFor: true,
    asked: PEOPLE,
    read: (_project, name, _own, text) => ({
      said: 'That isn’t recorded',
      is: `the ${(PEOPLE.exec(text)?.slice(1).find(Boolean) ?? 'people').toLowerCase()} of ${name}`,
      more: 'A project here holds its name, address, type of building and dates. Who came stands with a visit, who mends it with a repair, and whom it is for with a report.',
    }),
    none: 'Nobody is recorded',
    add: '',
  },
  {
    id: 'attended',
    asked:
      /\bwho\b.{0,20}\b(?:came|was there|went|attended|was present|turned up|met me)\b(?!.*\b(?:finding|repair)\b)/i,
    read: async (project, name, own, text) => {
      const visit = await lastVisit(project, own, text, ({ attendedBy }) => attendedBy.length > 0);
      return visit
        ? {
            said: listed(visit.attendedBy.map(plain)),
            is: `who was at the ${visit.kind} of ${name} on ${longDay(visit.on)}`,
          }
        : undefined;
    },
    none: 'Nobody’s attendance is recorded',
    add: 'A visit’s page takes it.',
  },
];
