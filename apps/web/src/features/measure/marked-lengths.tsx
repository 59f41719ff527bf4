import type { PhotoPoint, PhotoSize } from '@plumbline/knowledge/measurements';
import { type ReactNode, useRef, useState } from 'react';
import { Handle } from './handle.tsx';
import { Loupe } from './loupe.tsx';
import { KNOWN_IDS, type MarkId, type Marks, markName, type Outline, setMark } from './marks.ts';

interface MarkedLengthsProps {
  src: string;
  alt: string;
  photo: PhotoSize;
  marks: Marks;
  outline: Outline;
  zoom: number;
  /** What is measured can be marked once there is a scale to measure it by. */
  measuring: boolean;
  /** Written beside the measured length. */
  label: string;
  hintId: string;
  onMark: (id: MarkId, mark: Marks[MarkId]) => void;
}

/** The photo with the marks on it. Larger than its frame it scrolls, so that a mark can be set finely. */
export function MarkedLengths({
  src,
  alt,
  photo,
  marks,
  outline,
  zoom,
  measuring,
  label,
  hintId,
  onMark,
}: MarkedLengthsProps) {
  const picture = useRef<HTMLDivElement>(null);
  const ratio = photo.width / photo.height;
  const [held, setHeld] = useState<{ id: MarkId; shown: readonly [number, number] } | null>(null);
  const known = KNOWN_IDS[outline];
  const ids: MarkId[] = measuring ? [...known, 'from', 'to'] : [...known];
  const move = (id: MarkId, [dx, dy]: readonly [number, number]) => {
    const { width, height } = picture.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width === 0 || height === 0) return;
    const [x, y] = marks[id].at;
    onMark(id, setMark([x + dx / width, y + dy / height], photo, width));
  };
  return (
    // No tab stop of its own: whoever moves a mark by keyboard brings it into view.
    <div className="relative">
      {held ? <Loupe src={src} at={marks[held.id].at} shown={held.shown} /> : null}
      <section aria-label="Photo to measure on" className="max-h-[52vh] overflow-auto rounded-md bg-sunken">
        <div
          ref={picture}
          className="relative mx-auto"
          style={{ aspectRatio: ratio, width: `calc(min(100%, 52vh * ${ratio}) * ${zoom})` }}
        >
          <img src={src} alt={alt} draggable={false} className="size-full select-none" />
          <Lines>
            {(outline === 'rectangle' ? known : known.slice(0, 1)).map((id, at) => (
              <Line key={id} from={marks[id].at} to={marks[known[(at + 1) % known.length] ?? id].at} known />
            ))}
            {measuring ? <Line from={marks.from.at} to={marks.to.at} /> : null}
          </Lines>
          {measuring && label ? <Label from={marks.from.at} to={marks.to.at} text={label} /> : null}
          {ids.map((id) => (
            <Handle
              key={id}
              name={markName(id, outline)}
              at={marks[id].at}
              known={id.startsWith('known')}
              describedBy={hintId}
              onMove={(by) => move(id, by)}
              onHeld={(now) => {
                const { width = 0, height = 0 } = picture.current?.getBoundingClientRect() ?? {};
                setHeld((before) =>
                  now ? { id, shown: [width, height] } : before?.id === id ? null : before,
                );
              }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}

interface Ends {
  from: PhotoPoint;
  to: PhotoPoint;
}

function Line({ from, to, known = false }: Ends & { known?: boolean }) {
  const line = {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <>
      <line {...line} className="stroke-mark-edge" strokeWidth="4.5" />
      <line
        {...line}
        className={known ? 'stroke-mark-known' : 'stroke-accent'}
        strokeWidth="2"
        {...(known ? { strokeDasharray: '7 5' } : {})}
      />
    </>
  );
}

function Label({ from, to, text }: Ends & { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="tabular pointer-events-none absolute -translate-x-1/2 translate-y-3 rounded-sm bg-surface px-2 py-0.5 text-sm font-medium whitespace-nowrap"
      style={{ left: `${((from[0] + to[0]) / 2) * 100}%`, top: `${((from[1] + to[1]) / 2) * 100}%` }}
    >
      {text}
    </span>
  );
}
