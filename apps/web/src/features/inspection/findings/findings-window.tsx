import { shortHazards } from '@plumbline/knowledge';
import { useEffect, useMemo, useRef } from 'react';
import { useDevice } from '../../../browser/device.ts';
import { localToday } from '../../../ui/days.ts';
import { useWindowRange } from '../../../ui/use-window-range.ts';
import { type ListLine, roomOf } from './arrange-findings.ts';
import { FindingRow } from './finding-row.tsx';

/** Heights in pixels: every row of a sort is as high as the next, so that nothing has to be measured. */
const HEADING = 44;
const ROW = 72;
/** A hazard and what to do first have lines of their own, on a desk one each, else two: cut, they lose their verb. */
const HAZARD = { desk: 24, narrow: 42, another: 18 };
const FIRST_THING = { desk: 20, narrow: 36 };

function heightOf(line: ListLine, narrow: boolean): number {
  if (line.kind === 'heading') return HEADING;
  const { alerts, precaution } = line.finding;
  const { length } = shortHazards(alerts).named;
  const meanwhile = precaution ? 1 : 0;
  if (!narrow) return length === 0 ? ROW : ROW + HAZARD.desk + FIRST_THING.desk * (1 + meanwhile);
  const hazard = length === 0 ? 0 : HAZARD.narrow + HAZARD.another * (length - 1) + FIRST_THING.narrow;
  return ROW + hazard + FIRST_THING.narrow * meanwhile;
}

interface FindingsWindowProps {
  lines: readonly ListLine[];
  /** Names of the rooms by their ids. */
  rooms: ReadonlyMap<number, string>;
  selected: ReadonlySet<number>;
  /** The finding that the keyboard stands on. */
  active: number | null;
  onSelect: (id: number, selected: boolean, range: boolean) => void;
  onOpen: (id: number) => void;
  onFocus: (id: number) => void;
}

/** A list of any length of which only the part in the window is drawn. It scrolls with the page. */
export function FindingsWindow({
  lines,
  rooms,
  selected,
  active,
  onSelect,
  onOpen,
  onFocus,
}: FindingsWindowProps) {
  const today = localToday();
  const narrow = useDevice() !== 'desktop';
  const list = useRef<HTMLUListElement>(null);
  const { offsets, places, count } = useMemo(() => {
    const offsets = [0];
    const places = new Map<number, number>();
    for (const line of lines) {
      offsets.push((offsets.at(-1) ?? 0) + heightOf(line, narrow));
      if (line.kind === 'finding') places.set(line.finding.id, places.size + 1);
    }
    return { offsets, places, count: places.size };
  }, [lines, narrow]);
  const { from, to } = useWindowRange(list, offsets);

  const latest = useRef({ lines, offsets });
  useEffect(() => {
    latest.current = { lines, offsets };
  });
  // The keyboard moves on: into the window first, then the focus, once the row is drawn. Only then: a list that is read
  // anew while somebody has scrolled on doesn't take them back.
  useEffect(() => {
    const { lines, offsets } = latest.current;
    if (active === null || !list.current) return;
    const at = lines.findIndex((line) => line.kind === 'finding' && line.finding.id === active);
    if (at < 0) return;
    const top = list.current.getBoundingClientRect().top + (offsets[at] ?? 0);
    const margin = 2 * ROW;
    if (top < margin) window.scrollBy(0, top - margin);
    else if (top > window.innerHeight - margin - ROW)
      window.scrollBy(0, top - window.innerHeight + margin + ROW);
    const focus = () =>
      list.current?.querySelector<HTMLElement>(`[data-finding="${active}"]`)?.focus({ preventScroll: true });
    focus();
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [active]);

  return (
    <ul
      ref={list}
      aria-label="Findings"
      className="relative overflow-hidden rounded-md border border-line bg-surface"
      style={{ height: offsets.at(-1) }}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>('[data-finding]');
        if (row) onFocus(Number(row.dataset.finding));
      }}
    >
      {lines.slice(from, to).map((line, index) => {
        const at = from + index;
        const top = offsets[at] ?? 0;
        return line.kind === 'heading' ? (
          <li
            key={line.key}
            className="absolute inset-x-0 flex items-end border-b border-line bg-sunken px-4 pb-2"
            style={{ top, height: HEADING }}
          >
            <h2 className="truncate text-sm font-semibold">{line.label}</h2>
            <span className="tabular ml-2 text-sm text-ink-soft">{line.count}</span>
          </li>
        ) : (
          <FindingRow
            key={line.key}
            finding={line.finding}
            room={roomOf(line.finding, rooms)}
            top={top}
            height={heightOf(line, narrow)}
            narrow={narrow}
            today={today}
            selected={selected.has(line.finding.id)}
            place={places.get(line.finding.id) ?? 0}
            of={count}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        );
      })}
    </ul>
  );
}
