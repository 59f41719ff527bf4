/** How far the areas of a building were inspected, in words. */
import { type OwnVisit, plain } from '../account-data.ts';
import { day, MOST_LISTED, numbered } from '../compose/list-words.ts';

type Areas = Pick<OwnVisit, 'inspectedAreas' | 'notInspected'>;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether an area stands in both lists of a visit: it was inspected, and its reason says of which part not. */
export const isPart = ({ inspectedAreas }: Areas, area: string): boolean =>
  inspectedAreas.some((one) => same(one, area));

/** ' Inspected: shed. Inspected in part: roof space (low end). Not inspected: subfloor (no access).' */
export function areasSaid(visit: Areas): string {
  const { inspectedAreas, notInspected } = visit;
  const whole = inspectedAreas.filter((area) => !notInspected.some((one) => same(one.area, area)));
  const reasons = (part: boolean) =>
    notInspected
      .filter(({ area }) => isPart(visit, area) === part)
      .map(({ area, reason }) => `${plain(area)} (${plain(reason)})`);
  return [
    ['Inspected', whole.map(plain)] as const,
    ['Inspected in part', reasons(true)] as const,
    ['Not inspected', reasons(false)] as const,
  ]
    .map(([how, areas]) => (areas.length > 0 ? ` ${how}: ${areas.join(', ')}.` : ''))
    .join('');
}

/** An area that nobody has inspected since, or only a part of it. */
export interface Missed {
  projectId: number;
  area: string;
  reason: string;
  on: string;
  part: boolean;
}

/** What no visit since has inspected, or only in part, the newest reason of each; the visits of any order. */
export function stillMissed(visits: readonly OwnVisit[]): Missed[] {
  const left = new Map<string, Missed>();
  for (const visit of [...visits].sort((a, b) => a.on.localeCompare(b.on))) {
    const { projectId, on, inspectedAreas, notInspected } = visit;
    const key = (area: string) => `${projectId}/${area.toLowerCase()}`;
    for (const area of inspectedAreas) left.delete(key(area));
    for (const { area, reason } of notInspected)
      left.set(key(area), { projectId, area, reason, on, part: isPart(visit, area) });
  }
  return [...left.values()];
}

export const missedLine = ({ area, reason, on }: Missed, name = ''): string =>
  `**${plain(area)}**${name ? ` (${name})` : ''}: ${plain(reason)} (${day(on).slice(3)})`;

/** The areas that weren't inspected, then those inspected in part: each list under its own count, where there are any. */
export function missedLists(
  missed: readonly Missed[],
  heads: Readonly<Record<'none' | 'part', (count: number) => string>>,
  line: (one: Missed) => string = missedLine,
): string[] {
  return (['none', 'part'] as const).flatMap((how) => {
    const those = missed.filter(({ part }) => part === (how === 'part'));
    return those.length === 0
      ? []
      : [`${heads[how](those.length)}\n${numbered(those.slice(0, MOST_LISTED).map(line))}`];
  });
}
