import { URGENCY_NAMES } from '@plumbline/knowledge';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { byDanger, byPressing } from '@plumbline/knowledge/hazards';
import { capital, countOf, listOf, printDate, sentence } from './print-words.ts';
import type { Rating } from './rating.ts';
import type { HazardNotChosen, ReportFinding } from './report-content.ts';

const SHADE = { now: 'critical', today: 'high', soon: 'medium' } as const;

type Told = Pick<ReportFinding, 'alerts'> & Partial<Pick<ReportFinding, 'group' | 'actions' | 'photo'>>;
type Warned = Pick<ReportFinding, 'id' | 'title' | 'location' | 'closedAlerts'> & Told;

/** True where nobody has said whether anything has fallen, is loose or has a hole in it. */
export const isUnsaid = ({ group, actions }: Told): boolean =>
  group !== 'rejected' && actions?.immediate.includes(PRECAUTION) === true;

/** What nobody has answered of a finding stands among its warnings, so that it is read before anything else of it. */
const UNSAID = {
  title: 'Not known whether anything has fallen, is loose or has a hole in it',
  when: 'Until it is known',
  shade: SHADE.today,
  steps: [PRECAUTION],
  call: 'A licensed builder or a structural engineer',
  because: 'The question was open when the report was made',
  source: 'Trade practice',
};

/** The open alerts of a finding and what is open of it, ready to be set. */
export function openHazards(finding: Told) {
  const open = (finding.alerts ?? []).map(({ title, urgency, steps, call, because, basis, source }) => ({
    title,
    when: URGENCY_NAMES[urgency],
    shade: SHADE[urgency],
    steps,
    call,
    because:
      basis === 'words'
        ? `From the description: “${because}”`
        : basis === 'finding'
          ? because
          : `Because of: ${because}`,
    source,
  }));
  return isUnsaid(finding) ? [...open, UNSAID] : open;
}

/** Who closed which alert of a finding, when and why: it stands beside the rating that followed. */
export const closedHazards = (
  { closedAlerts = [] }: Pick<ReportFinding, 'closedAlerts'>,
  clock: string,
): string[] =>
  closedAlerts.map(({ alert, reason, closedAt, closedBy }) => {
    const by = closedBy ? ` by ${closedBy}` : '';
    return `A hazard alert (${alert.title}) was closed${by} on ${printDate(closedAt, clock)}: ${sentence(reason)}`;
  });

/** An open warning is printed whether its photo is counted or not: in lists it is rated by that alone. */
export const ratedAsHazard = ({ alerts = [] }: Pick<ReportFinding, 'alerts'>): Rating => ({
  mark: SHADE[[...alerts].sort(byPressing)[0]?.urgency ?? 'soon'],
  word: 'Safety hazard',
});

/**
 * The page of safety hazards: every finding that has or had one, whatever became of its photo; null where none has. The
 * most pressing comes first; what was closed stands after everything that is open.
 */
export function hazardsPage(numbered: readonly { finding: Warned; number: string }[], clock: string) {
  const open = numbered
    .filter(({ finding }) => (finding.alerts ?? []).length > 0 || isUnsaid(finding))
    .map(({ finding, number }) => ({
      name: nameOf(finding, number),
      alerts: [...(finding.alerts ?? [])].sort(byPressing),
      finding,
    }))
    // Equally pressing ones stay in the order of their numbers; what nobody has answered comes last.
    .sort(byDanger)
    .map(({ name, alerts, finding }) => ({
      ...name,
      photo: finding.photo?.sha256,
      open: openHazards({ ...finding, alerts }),
      closed: [],
    }));
  const closed = numbered.flatMap(({ finding, number }) => {
    const alerts = (finding.closedAlerts ?? []).map(({ alert, reason, closedAt, closedBy }) => ({
      title: alert.title,
      reason,
      by: [closedBy, printDate(closedAt, clock)].filter((part) => part !== '').join(', '),
    }));
    return alerts.length > 0 ? [{ ...nameOf(finding, number), open: [], closed: alerts }] : [];
  });
  const items = [...onceAPhoto(open), ...closed];
  return items.length === 0 ? null : items;
}

interface Listed {
  number: string;
  title: string;
  /** SHA-256 of its photo. */
  photo: string | undefined;
  open: ReturnType<typeof openHazards>;
}

/** A hazard of one photo stands once where it is the same word for word, with the other findings that it concerns. */
function onceAPhoto<Item extends Listed>(
  items: readonly Item[],
): (Omit<Item, 'open'> & { open: (Listed['open'][number] & { also: string })[] })[] {
  const keyOf = ({ photo, number }: Listed, hazard: Listed['open'][number]) =>
    JSON.stringify([photo ?? number, hazard]);
  const byKey = new Map<string, Item[]>();
  for (const item of items)
    for (const hazard of item.open) {
      const key = keyOf(item, hazard);
      byKey.set(key, [...(byKey.get(key) ?? []), item]);
    }
  return items.flatMap((item) => {
    const open = item.open.flatMap((hazard) => {
      const [first, ...others] = byKey.get(keyOf(item, hazard)) ?? [];
      return first === item ? [{ ...hazard, also: alsoFor(others) }] : [];
    });
    return open.length > 0 ? [{ ...item, open }] : [];
  });
}

const alsoFor = (others: readonly Listed[]): string =>
  others.length === 0
    ? ''
    : `The same hazard stands for ${listOf(others.map(({ number, title }) => `${number} ${title}`))}, from the same photo.`;

/** In danger 000 comes first, and stands with the hazards: here is who has to look afterwards. */
const FIRST_000 = /^000\b.*?(?:, then |$)/;

/** Who has to look at each open hazard: an inspection that is recommended before any other, each hazard once. */
export function hazardCalls(numbered: readonly { finding: Warned; number: string }[]): string[] {
  const byHazard = new Map<string, string[]>();
  for (const { finding, number } of [...numbered].sort((a, b) => Number(a.number) - Number(b.number))) {
    for (const { title, call } of finding.alerts ?? []) {
      const who = capital(call.replace(FIRST_000, '')) || 'See Safety hazards';
      const key = `${sentence(title)} ${sentence(who)}`;
      byHazard.set(key, [...(byHazard.get(key) ?? []), number]);
    }
  }
  return [...byHazard].map(([hazard, numbers]) => `${listOf(numbers)}: ${hazard}`);
}

/** The open hazards that are in the project and not in the report, most urgent first; null where all were chosen. */
export function hazardsNotChosen(left: readonly HazardNotChosen[]) {
  if (left.length === 0) return null;
  const lines = left
    .flatMap(({ alerts, title, location, number }) =>
      alerts.map((alert) => ({ alert, where: [title, location, `finding ${number}`] })),
    )
    .sort((one, other) => byPressing(one.alert, other.alert))
    .map(({ alert, where }) => ({
      when: URGENCY_NAMES[alert.urgency],
      shade: SHADE[alert.urgency],
      title: alert.title,
      where: where.filter((part) => part !== '').join(' · '),
      call: alert.call,
    }));
  return { heading: 'Open in the project, not in this report', lead: notChosenLead(left.length), lines };
}

/** How many, as a sentence. */
export const notChosenLead = (findings: number): string =>
  `${countOf(findings, 'finding')} of this project ${findings === 1 ? 'has' : 'have'} an open hazard and ${findings === 1 ? 'isn’t' : 'aren’t'} part of this report.`;

const nameOf = ({ title, location }: Warned, number: string) => ({ number, title, location });
