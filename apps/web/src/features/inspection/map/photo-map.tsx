import type { Photo } from '@plumbline/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Minus } from '../../../ui/icons/minus.tsx';
import { Plus } from '../../../ui/icons/plus.tsx';
import { fit, MOST_ZOOM, marksOf, type Place, type Point, tilesIn } from './tile-places.ts';

type Placed = Photo & Place;

interface PhotoMapProps {
  photos: readonly Placed[];
  tilesUrl: string;
  attribution: string;
  /** Shows one of them large. */
  onShow: (photoId: number) => void;
}

const HEIGHT = 360;

/** Where the photos were taken, on the operator's map. Drag to move, buttons to zoom. */
export default function PhotoMap({ photos, tilesUrl, attribution, onShow }: PhotoMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: Point; middle: Point } | null>(null);
  const [width, setWidth] = useState(0);
  const [moved, setMoved] = useState<{ zoom: number; middle: Point } | null>(null);
  const [shown, setShown] = useState<readonly Placed[]>([]);
  useLayoutEffect(() => {
    const measure = () => setWidth(frame.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const { zoom, middle } = moved ?? fit(photos, width || HEIGHT, HEIGHT);
  const zoomBy = (by: number) => {
    const next = Math.min(MOST_ZOOM, Math.max(1, zoom + by));
    const scale = 2 ** (next - zoom);
    setMoved({ zoom: next, middle: { x: middle.x * scale, y: middle.y * scale } });
  };
  const tiles = width > 0 ? tilesIn(tilesUrl, zoom, middle, width, HEIGHT) : [];
  return (
    <section aria-label="Map" className="mb-6">
      <div
        ref={frame}
        className="relative touch-none overflow-hidden rounded-md border border-line bg-sunken"
        style={{ height: HEIGHT }}
        onPointerDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button, a')) return;
          drag.current = { from: { x: event.clientX, y: event.clientY }, middle };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={({ clientX, clientY }) => {
          const start = drag.current;
          if (!start) return;
          const x = start.middle.x - (clientX - start.from.x);
          const y = start.middle.y - (clientY - start.from.y);
          setMoved({ zoom, middle: { x, y } });
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        {tiles.map(({ key, url, left, top }) => (
          <img
            key={key}
            src={url}
            alt=""
            draggable={false}
            className="absolute size-64 max-w-none select-none"
            style={{ left, top }}
          />
        ))}
        {marksOf(photos, zoom).map((mark) => (
          <button
            key={mark.photos[0]?.id}
            type="button"
            aria-label={`${mark.photos.length} ${mark.photos.length === 1 ? 'photo' : 'photos'} taken here`}
            onClick={() => setShown(mark.photos)}
            className="tabular absolute -mt-6 -ml-6 flex size-12 items-center justify-center"
            style={{ left: mark.at.x - middle.x + width / 2, top: mark.at.y - middle.y + HEIGHT / 2 }}
          >
            <span className="flex size-7 items-center justify-center rounded-full border-2 border-surface bg-ink text-xs font-semibold text-surface">
              {mark.photos.length}
            </span>
          </button>
        ))}
        <div className="absolute top-2 right-2 flex flex-col gap-2 rounded-md bg-surface">
          <IconButton label="Zoom in" outlined onClick={() => zoomBy(1)}>
            <Plus aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label="Zoom out" outlined onClick={() => zoomBy(-1)}>
            <Minus aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        <p className="absolute right-0 bottom-0 rounded-tl-md bg-surface px-2 py-0.5 text-xs text-ink-soft">
          {attribution}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul aria-label="Photos taken here" className="mt-2 flex gap-2 overflow-x-auto">
          {shown.map(({ id, fileName, findingNumbers: [number] }) => (
            <li key={id} className="shrink-0">
              <button
                type="button"
                aria-label={number === undefined ? `Show ${fileName}` : `Show ${fileName}, finding ${number}`}
                onClick={() => onShow(id)}
                className="block size-24 overflow-hidden rounded-md bg-sunken"
              >
                <img
                  src={addressOf('photoImage', { params: { id }, query: { size: '320' } })}
                  alt=""
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
