import type { PhotoPoint } from '@plumbline/knowledge/measurements';

const SIDE = 132;
const TIMES = 4;

interface LoupeProps {
  src: string;
  at: PhotoPoint;
  /** Width and height of the photo on screen, in pixels. */
  shown: readonly [width: number, height: number];
}

/** What lies under the finger, four times as large, in the corner that the finger isn't in. */
export function Loupe({ src, at: [x, y], shown: [width, height] }: LoupeProps) {
  const times = TIMES;
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 z-10 overflow-hidden rounded-full border-2 border-line-strong bg-sunken shadow-md ${x < 0.5 ? 'right-2' : 'left-2'}`}
      style={{
        width: SIDE,
        height: SIDE,
        backgroundImage: `url("${src}")`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: `${width * times}px ${height * times}px`,
        backgroundPosition: `${SIDE / 2 - x * width * times}px ${SIDE / 2 - y * height * times}px`,
      }}
    >
      <svg viewBox="-66 -66 132 132" aria-hidden="true" className="size-full fill-none">
        <path d="M-66 0H-6M6 0H66M0 -66V-6M0 6V66" className="stroke-mark-edge" strokeWidth="3" />
        <path d="M-66 0H-6M6 0H66M0 -66V-6M0 6V66" className="stroke-accent" strokeWidth="1" />
      </svg>
    </div>
  );
}
