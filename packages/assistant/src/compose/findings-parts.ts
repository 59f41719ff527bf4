/** Answers about one project's findings: the list, what comes first, compliance, a summary, what is left to review. */
import { findDefectName } from '@plumbline/knowledge';
import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { ROOMS } from '../aims/entities.ts';
import { NUMBERED_ROOM } from '../aims/meant.ts';
import { kindSaid } from '../aims/where-it-lies.ts';
import { readDefects } from '../question/defect-mentions.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed, small } from '../rows/row.ts';
import { chosen } from './chosen-findings.ts';
import { counted, itemsOf, MOST_LISTED, moreThan, numbered, type Said, say, tally } from './list-words.ts';
import { isGrave, isPressingFinding, topAlert, urgencySaid } from './open-hazards.ts';
import { unmentioned, yes } from './whether-parts.ts';

const NONE_SUCH = {
  non_compliant: 'that a rule finds non-compliant',
  undetermined: 'whose compliance is open',
  compliant: 'that a rule finds compliant',
} as const;

/** A room, unit or level that is told by its number, and in which nothing lies. */
function emptyRoom(text: string, findings: readonly OwnFindingSummary[]): string | undefined {
  const rooms = [...text.toLowerCase().matchAll(NUMBERED_ROOM)].map(([room]) => room);
  const [room] = rooms;
  const lies = (wanted: string) =>
    findings.some(
      ({ location }) =>
        ` ${location.toLowerCase()} `.includes(wanted.replace(/^bed /, 'bedroom ')) ||
        location.toLowerCase().includes(wanted),
    );
  return room && rooms.every((each) => !lies(each)) ? room : undefined;
}

/** Asks whether there is one at all. */
const WHETHER =
  /\b(?:any|anywhere|anything|ever|have (?:i|we)|do (?:i|we)|did (?:i|we|you)|(?:is|are|was|were) there|got|where)\b/i;

/** A defect that is asked for and that no finding is. */
function notRecorded(text: string, findings: readonly OwnFindingSummary[]): string | undefined {
  const [named] = readDefects(text).mentioned.filter(({ strength }) => strength >= 0.95);
  if (!named || !WHETHER.test(text) || findings.some(({ defectId }) => defectId === named.defectId))
    return undefined;
  const known = findDefectName(named.defectId)?.name;
  return known && small(known);
}

/** 'Terrace has 5 findings elsewhere', of one project or of all of them. */
const elsewhere = (name: string, count: number) =>
  `${name === 'your projects' ? 'Your projects have' : `${name} has`} ${counted(count, 'finding')} elsewhere.`;

export function listOf(project: OwnProject, findings: readonly OwnFindingSummary[], written: string): Said {
  const name = plain(project.name);
  if (findings.length === 0)
    return say(`**${name}** has no findings yet. Analyse a photo in it and I can list them.`, [
      projectRow(project),
    ]);
  const { severities, about, compliance, status, here, without, text, kept } = chosen(written, findings);
  const place =
    /\b(?:in|on|at|for|near|above|below|around) (?:the|my|our)\b|\bwet areas?\b|outside|upstairs|downstairs/i.test(
      text,
    );
  const room = new RegExp(ROOMS.source).exec(text.toLowerCase())?.[0] ?? '';
  const shown = kept.slice(0, MOST_LISTED);
  const empty = here ? undefined : emptyRoom(text, findings);
  if (empty)
    return {
      none: true,
      ...say(
        `**Nothing is recorded for ${empty}.** ${elsewhere(name, findings.length)} No finding doesn’t mean no defect.`,
        [projectRow(project)],
      ),
      projectId: project.id,
      choices: [`List the findings of ${name}`],
    };
  const kind = kindSaid(text);
  if (kind && about.length === 0)
    return {
      none: true,
      ...say(
        `**No finding in ${name} is named as ${kind}.** It has ${counted(findings.length, 'finding')}: ${listed(tally(findings))}. No finding doesn’t mean no defect.`,
        [projectRow(project)],
      ),
      projectId: project.id,
      choices: [`List the findings of ${name}`],
    };
  const unheard =
    about.length === 0 && kept.length === findings.length ? unmentioned(text, findings) : undefined;
  if (unheard)
    return {
      none: true,
      ...say(
        `**None recorded.** Nothing that is written of a finding in ${name} speaks of ‘${unheard}’. Recorded there: ${listed(tally(findings))}. No finding doesn’t mean no defect.`,
        [projectRow(project)],
      ),
      projectId: project.id,
      choices: [`List the findings of ${name}`],
    };
  const missing = about.length === 0 ? notRecorded(text, findings) : undefined;
  if (missing)
    return {
      none: true,
      ...say(
        `**None.** No finding in ${name} is recorded as ${missing}. It has ${counted(findings.length, 'finding')}: ${listed(tally(findings))}. No finding doesn’t mean no defect.`,
        [projectRow(project)],
      ),
      projectId: project.id,
      choices: [`List the findings of ${name}`],
    };
  const all = kept.length === findings.length && !severities && !compliance && !status && !here;
  if (all && !without && ASKS_ANOTHER_THING.test(text))
    return {
      ...say('**I’m not sure what you want of the findings.** I can list them, rank them or count them:', [
        projectRow(project),
      ]),
      asks: true,
      projectId: project.id,
      choices: [
        `List the findings of ${name}`,
        `What should I fix first in ${name}?`,
        'How many findings wait for my review?',
      ],
    };
  const which = `${status === undefined ? '' : `${status} `}${severities ? `${listed(severities, 'or')} ` : ''}`;
  if (shown.length === 0)
    return {
      none: true,
      ...say(
        `**None.** ${name} has no ${which}finding ${compliance ? NONE_SUCH[compliance] : 'like that'}. It has ${counted(findings.length, 'finding')}: ${listed(tally(findings))}.`,
        [projectRow(project)],
      ),
    };
  if (
    place &&
    !without &&
    !here &&
    !severities &&
    !compliance &&
    about.length === 0 &&
    /\b(?:any|anything|whats|what's|what is|how many|what (?:did|have|do))\b/i.test(text) &&
    !/project|job|list/i.test(text)
  )
    return {
      none: true,
      ...say(
        `**Nothing is recorded ${room ? `for the ${room}` : 'there'}.** ${elsewhere(name, findings.length)} No finding doesn’t mean no defect.`,
        [projectRow(project)],
      ),
    };
  return {
    parts: [
      {
        text: `${corrected(text, kept.length) || yes(text, all)}**${counted(kept.length, `${which}finding`)}** in ${name}${kept.length === findings.length ? ` (${listed(tally(findings))})` : ''}, the worst first:\n${numbered(shown.map((each) => findingLine(each)))}${moreThan(shown.length, kept.length)}${status === 'open' ? OPEN_MEANS : ''}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices:
      shown.length > 1
        ? ['What should I fix first?', 'Who fixes the first one?']
        : ['Who fixes it?', 'Can it wait?'],
  };
}

const OPEN_MEANS = '\n\nOpen: without your decision yet, or with an open hazard.';

/** What no list of findings tells: told as an answer, it would be none. */
const ASKS_ANOTHER_THING =
  /\b(?:charged|refund\w*|assigned|overdue|repl(?:y|ied|ies)|expensive|cheap\w*|quot(?:e|ed|es)|insur\w*|emailed|texted|called|rang|downloaded|printed|shared|duplicate\w*|edited|renamed|average|tenants?|budget|invoice\w*|scheduled|booked|visits?|measured|signed|uploaded|synced?|offline|deleted|merged)\b/i;

const CLAIMED = /\b(\d{1,3}) (?:\w+ )?(?:findings?|defects?|issues?|items?|problems?|ones)\b/i;

/** 'It has 12 findings, doesn’t it?': a number that isn't so is said to be wrong first. */
function corrected(text: string, count: number): string {
  const claimed = CLAIMED.exec(text)?.[1];
  if (claimed === undefined || /\bhow many\b|\btop\b|\bfirst\b/i.test(text)) return '';
  return Number(claimed) === count ? '' : `No, not ${claimed}. `;
}

const HOW_SOON = {
  critical: 'act at once',
  high: 'have it looked at within days',
  medium: 'plan it within weeks',
  low: 'it can usually wait',
} as const;

function comesFirst(worst: OwnFindingSummary, name: string): string {
  const where = worst.location ? ` (${plain(worst.location)})` : '';
  const alert = topAlert(worst);
  if (!alert && worst.precaution)
    return `**${plain(worst.title)}**${where} comes first in ${name}. **${worst.precaution}** Say on the finding whether anything has fallen, is loose or has a hole in it: until then it is rated **${worst.severity}**.`;
  if (!alert)
    return `**${plain(worst.title)}**${where} comes first in ${name}: it is rated **${worst.severity}**, so ${HOW_SOON[worst.severity]}.`;
  const of = worst.unsettled ? `finding ${worst.number}` : `finding ${worst.number}, ${plain(worst.title)}`;
  const whereBy = worst.location ? `, ${plain(worst.location)}` : '';
  const rated = worst.unsettled ? '' : `, rated **${worst.severity}**`;
  return `**${alert.title}** (${of}${whereBy}) comes first in ${name}: **${urgencySaid(alert.urgency)}**${rated}. ${alert.steps[0] ?? ''} Who to call: ${alert.call}`;
}

/** What is first among those that are still to be mended, of so many that are recorded. */
export function firstOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  recorded = findings.length,
): Said {
  const name = plain(project.name);
  const [worst, ...rest] = findings.slice(0, 3);
  if (!worst && recorded > 0)
    return say(
      `**Nothing recorded in ${name} is left to mend:** each repair was verified, or it was no defect. I know only what was photographed and written.`,
      [projectRow(project)],
    );
  if (!worst)
    return say(`**${name}** has no findings yet, so there is nothing to fix first.`, [projectRow(project)]);
  const more =
    rest.length > 0
      ? `\n\nThen:\n\n${rest.map((each, at) => `${at + 2}. ${findingLine(each)}`).join('\n')}`
      : '';
  return {
    parts: [
      {
        text: `${comesFirst(worst, name)}${more}\n\n${topAlert(worst) ? 'I rank open hazards first, by how urgent they are, then by severity.' : 'I rank by severity: people’s safety first, then damage that spreads.'}`,
        rows: [findingRow(worst), ...rest.map(findingRow)],
        support: 0.95,
        listed: itemsOf([worst, ...rest]),
      },
    ],
    projectId: project.id,
    choices: ['Who fixes it?', 'How long have I got?', 'Who pays, me or the builder?'],
  };
}

export function complianceOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
): Said {
  const name = plain(project.name);
  const handover = /\bhand|settle|ready|sign|completion|final/i.test(text);
  if (findings.length === 0)
    return say(
      `**I can’t say:** ${name} has no findings yet, and no finding doesn’t mean that it complies. A building surveyor or certifier decides that on site.`,
      [projectRow(project)],
    );
  const failing = findings.filter(({ compliance }) => compliance === 'non_compliant');
  const open = findings.filter(({ compliance }) => compliance === 'undetermined');
  const grave = findings.filter(isGrave);
  const hazards = findings.filter(isPressingFinding);
  const stands = [...new Set([...hazards, ...failing, ...grave])].slice(0, 6);
  const lead =
    failing.length > 0
      ? `**No, not as it stands.** ${counted(failing.length, 'finding')} in ${name} ${failing.length === 1 ? 'breaks' : 'break'} a rule.`
      : handover && grave.length > 0
        ? `**Not yet.** ${name} has ${counted(grave.length, 'finding')} rated high or critical.`
        : `**It can’t be said yet.** No finding in ${name} breaks a rule that I could check.`;
  const undecided =
    open.length > 0
      ? `For ${open.length} of ${counted(findings.length, 'finding')} compliance is **not determined**: a photo doesn’t settle it, so state a measurement or have it inspected.`
      : '';
  return {
    parts: [
      {
        text: [
          lead,
          stands.length > 0
            ? `Deal with these before ${handover ? 'handover' : 'you rely on it'}:\n${numbered(stands.map((each) => findingLine(each)))}`
            : '',
          undecided,
          'Only a building surveyor or certifier can say that a whole building complies.',
        ]
          .filter(Boolean)
          .join('\n\n'),
        rows: [projectRow(project), ...stands.map(findingRow)],
        support: 0.9,
        listed: itemsOf(stands),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?', 'Show the criticals'],
  };
}

export function summaryOf(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const row = projectRow(project);
  const shown = findings.slice(0, MOST_LISTED);
  if (shown.length === 0) return say(`${row.text} No finding is listed.`, [row]);
  const undecided = findings.filter(({ decided }) => !decided).length;
  return {
    parts: [
      {
        text: `${row.text} The worst first:\n${numbered(shown.map((each) => findingLine(each)))}\n\n${undecided === 0 ? 'Each of these has been decided by an inspector.' : `${undecided} of these wait for your decision.`}`,
        rows: [row, ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?', 'Is it compliant?', 'How do I get a report?'],
  };
}

export function reviewOf(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const waiting = findings.filter(({ decided }) => !decided);
  const name = plain(project.name);
  if (waiting.length === 0)
    return say(`**Nothing.** Every finding in ${name} has your decision.`, [projectRow(project)]);
  return {
    parts: [
      {
        text: `**${counted(waiting.length, 'finding')}** in ${name} ${waiting.length === 1 ? 'waits' : 'wait'} for your review:\n${numbered(waiting.slice(0, MOST_LISTED).map((each) => findingLine(each)))}\n\nOpen each one to confirm or correct it.`,
        rows: [projectRow(project), ...waiting.slice(0, MOST_LISTED).map(findingRow)],
        support: 0.95,
        listed: itemsOf(waiting.slice(0, MOST_LISTED)),
      },
    ],
    projectId: project.id,
  };
}
