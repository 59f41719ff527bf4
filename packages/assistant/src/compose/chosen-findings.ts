/** Which findings of a list a message asks for: how grave, what and where, whether it complies, whether they are decided. */
import { type ComplianceVerdict, SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import type { OwnFindingSummary } from '../account-data.ts';
import { findingsAbout, severitiesSaid } from '../aims/meant.ts';

/** 'Which can I leave till after Christmas?' */
const CAN_WAIT =
  /\b(?:which|what|any)(?: \w+){0,3} (?:can|could|to) (?:i |we |be )?(?:safely |just |maybe )?(?:leave|left|wait|put off|hold off|ignored?|parked?|skip)\b/i;
export const asksWhatCanWait = (text: string): boolean => CAN_WAIT.test(text);
/** 'What is least urgent?' */
const LEAST =
  /\b(?:least|lowest)\b|\bwait (?:the )?longest\b|\b(?:leave|do|fix) (?:till |until |for )?last\b/i;
/** 'Which can wait longest?' asks for the other end of the list. */
export const asksOfLeast = (text: string): boolean => LEAST.test(text) || CAN_WAIT.test(text);
const leastOf = (findings: readonly OwnFindingSummary[]): Severity[] =>
  findings.length === 0
    ? []
    : [
        findings
          .map(({ severity }) => severity)
          .reduce((a, b) => (SEVERITY_RANK[b] < SEVERITY_RANK[a] ? b : a)),
      ];

const LEFT_OUT =
  /\b(?:but not|not|except(?: for)?|apart from|other than|besides|excluding|leaving out|without|isn['’]?t|aren['’]?t|ain['’]?t|never mind|ignoring)\b(.+)$/i;

/** What a message leaves out by its severity or by what it is: 'the one that isn’t critical', 'not the damp'. */
function leftOut(text: string, findings: readonly OwnFindingSummary[]) {
  const found = LEFT_OUT.exec(text);
  const severities: readonly Severity[] = (found && severitiesSaid(found[1] ?? '')) ?? [];
  const about = found ? findingsAbout(found[1] ?? '', findings) : [];
  const all = about.length === findings.length;
  if (!found || (severities.length === 0 && (about.length === 0 || all))) return undefined;
  return {
    rest: text.slice(0, found.index),
    stays: (each: OwnFindingSummary) =>
      !severities.includes(each.severity) && (severities.length > 0 || !about.includes(each)),
  };
}

/** Whose compliance nobody knows yet. */
const OPEN_QUESTION =
  /\bundetermined\b|\b(?:no|without an?|have ?n['’]?t an?|has ?n['’]?t an?) verdict\b|\bunconfirmed\b|\bup in the air\b|\b(?:not|isn['’]?t|aren['’]?t) (?:yet |been )*(?:determined|decided|confirmed|settled|sure)\b/i;

/** Asks for those that comply. */
const PASSES = /\b(?:pass(?:es|ed)?|compl(?:y|ies|iant))\b(?! \w* ?with)/i;
const FAILS = /\b(?:(?:non|not).?compl(?:iant|ying)|(?:don't|doesn't|do not|does not) comply|fail|breach)/i;

/** What nobody has decided yet: 'only the open ones', 'what is still outstanding'. */
const OPEN =
  /\b(?:still|only|just|are|is|was|were|the|all|ones?|what(?:['’]?s)?|which|any\w*|how many|not|findings?|defects?|issues?|items?|stuff)\b(?: \w+){0,2} open\b(?! (?:hazards?|alerts?|the|it|up|finding|number|plan|air|#?\d))|^\W*(?:and )?open (?:ones?|findings?|items?|issues?|defects?)\b|\b(?:outstanding|unresolved|un(?:reviewed|checked))\b/i;
const DECIDED =
  /(?<!\b(?:not|un|never|yet to be|to be|isn['’]?t|aren['’]?t|have ?n['’]?t|has ?n['’]?t) (?:yet |been )*)\b(?:(?:already )?(?:reviewed|decided|signed off|ticked off|dealt with)|closed (?:ones?|findings?|items?)|(?:closed|done) (?:already|only))\b/i;
export type Status = 'open' | 'decided';
const statusSaid = (text: string): Status | undefined =>
  OPEN.test(text) ? 'open' : DECIDED.test(text) ? 'decided' : undefined;

/** Whether a message asks for those that are open, or those that are decided. */
export const asksOfStatus = (text: string): boolean => statusSaid(text) !== undefined;

/** Whether nobody has decided on it, or a hazard of it is open. */
const isOpen = ({ decided, alerts = [] }: OwnFindingSummary) => !decided || alerts.length > 0;

/** What a message asks of the findings, and those that are so. */
export interface Chosen {
  severities: readonly Severity[] | undefined;
  /** Those that its words describe. */
  about: readonly OwnFindingSummary[];
  compliance: ComplianceVerdict | undefined;
  status: Status | undefined;
  /** Whether its words describe some and not all. */
  here: boolean;
  /** Whether it leaves some out, and the message without saying so. */
  without: boolean;
  text: string;
  kept: readonly OwnFindingSummary[];
}

export function chosen(written: string, findings: readonly OwnFindingSummary[]): Chosen {
  const without = leftOut(written, findings);
  const text = without?.rest ?? written;
  const severities = asksOfLeast(text) ? leastOf(findings) : severitiesSaid(text);
  const about = findingsAbout(text, findings);
  const compliance: ComplianceVerdict | undefined = FAILS.test(text)
    ? 'non_compliant'
    : OPEN_QUESTION.test(text)
      ? 'undetermined'
      : PASSES.test(text)
        ? 'compliant'
        : undefined;
  const status = statusSaid(text);
  const here = about.length > 0 && about.length < findings.length;
  const kept = findings
    .filter(({ severity }) => !severities || severities.includes(severity))
    .filter((each) => !here || about.includes(each))
    .filter((each) => !compliance || each.compliance === compliance)
    .filter((each) => !status || (status === 'open') === isOpen(each))
    .filter(without?.stays ?? (() => true));
  return { severities, about, compliance, status, here, without: without !== undefined, text, kept };
}

/** The order that is asked for says nothing of which. */
const ORDER_WORDS =
  /\b(?:high(?:est)?|low(?:est)?|worst|least|best|newest|oldest|latest|most|(?:least|most) urgent) (?:first|on top|at the top|to \w+)\b|\bby (?:\w+ )?\w+\b|\b(?:sort|order|rank|arrange|group)\w*\b/gi;
/** The findings that are to be put in order. */
export const toSort = (
  text: string,
  findings: readonly OwnFindingSummary[],
  orNone = false,
): OwnFindingSummary[] => {
  const kept = [...chosen(text.replace(ORDER_WORDS, ' '), findings).kept];
  return kept.length > 0 || orNone ? kept : [...findings];
};
