import type { Severity } from '@plumbline/knowledge';
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { as4349Class, NOT_CLASSIFIED } from '@plumbline/knowledge/rules';
import { SEVERITY_WORDS } from './print-words.ts';
import { isFixed, type ReportFinding } from './report-content.ts';

/** How grave a finding is, in the words of its report: the product's severity, or the class of AS 4349.1. */
export interface Rating {
  /** Its colour and shape on the page. */
  mark: Severity;
  word: string;
}

type Rated = Pick<ReportFinding, 'classification' | 'severity'>;

/** Its printed class; reports of earlier versions lack it, so their severity speaks. */
export function classOf({ classification, severity }: Rated): 'major' | 'minor' | 'open' {
  if (classification.includes(NOT_CLASSIFIED)) return 'open';
  const printed = /\b(major|minor)\b/i.exec(classification)?.[1]?.toLowerCase();
  return (printed ?? as4349Class(severity)) === 'major' ? 'major' : 'minor';
}

const CLASSES = {
  major: { mark: 'high', word: 'Major defect' },
  minor: { mark: 'low', word: 'Minor defect' },
  open: { mark: 'medium', word: 'Not classified' },
} as const satisfies Record<string, Rating>;

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** A report before a purchase speaks the language of AS 4349.1 alone: the product's own words would be a second scale. */
export const speaksAs4349 = (kind: ReportKind): boolean => kind === 'pre_purchase';

export const ratingOf = (finding: Rated, kind: ReportKind): Rating =>
  speaksAs4349(kind)
    ? CLASSES[classOf(finding)]
    : { mark: finding.severity, word: SEVERITY_WORDS[finding.severity] };

/** How many findings have each rating, the gravest first; those of no class stand there only where there are any. */
export function countRatings(counted: readonly Rated[], kind: ReportKind): (Rating & { count: number })[] {
  const of = (rating: Rating) => ({
    ...rating,
    count: counted.filter((finding) => ratingOf(finding, kind).word === rating.word).length,
  });
  if (!speaksAs4349(kind)) return SEVERITIES.map((mark) => of({ mark, word: SEVERITY_WORDS[mark] }));
  const open = of(CLASSES.open);
  return [of(CLASSES.major), of(CLASSES.minor), ...(open.count > 0 ? [open] : [])];
}

/**
 * A hazard is one in every list, whether the rules found it or a warning is still open. Where somebody closed its
 * warnings with a reason, or it is fixed, it isn't an open one. A photo that isn't counted is one by its open warnings alone.
 */
export const isHazard = ({
  group,
  safetyHazard,
  alerts = [],
  closedAlerts = [],
  history,
}: Pick<ReportFinding, 'group' | 'safetyHazard' | 'alerts' | 'closedAlerts' | 'history'>): boolean =>
  alerts.length > 0 ||
  (group === 'defect' && safetyHazard && closedAlerts.length === 0 && !isFixed({ history, alerts }));

/** Whether it has to be told before everything else. */
export const isSignificant = (finding: ReportFinding, kind: ReportKind): boolean =>
  !isFixed(finding) &&
  (isHazard(finding) ||
    // Closing a warning takes nothing from among what is told first.
    finding.safetyHazard ||
    // An inspector may call a defect major whose severity is lower. Only before a purchase may their minor outweigh a severity.
    classOf(finding) === 'major' ||
    (!speaksAs4349(kind) && (finding.severity === 'critical' || finding.severity === 'high')));
