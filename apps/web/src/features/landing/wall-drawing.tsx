/** One course of bricks is 26 high, one brick 74 long, in running bond. */
const COURSE = 26;
const BRICK = 74;
const WIDTH = 592;
const COURSES = 18;
const WINDOW = { left: 3 * BRICK, right: 6 * BRICK, top: 3 * COURSE, bottom: 10 * COURSE };

function insideWindow(x: number, y: number): boolean {
  return x > WINDOW.left && x < WINDOW.right && y >= WINDOW.top && y < WINDOW.bottom;
}

function bedJoint(course: number): string {
  const y = course * COURSE;
  const through = y > WINDOW.top && y < WINDOW.bottom;
  return through ? `M0 ${y}H${WINDOW.left}M${WINDOW.right} ${y}H${WIDTH}` : `M0 ${y}H${WIDTH}`;
}

function perpends(course: number): string {
  const y = course * COURSE;
  const first = course % 2 === 0 ? 0 : BRICK / 2;
  const columns = Array.from({ length: 9 }, (_, index) => first + index * BRICK);
  return columns
    .filter((x) => x > 0 && x < WIDTH && !insideWindow(x, y))
    .map((x) => `M${x} ${y}v${COURSE}`)
    .join('');
}

const COURSE_NUMBERS = Array.from({ length: COURSES }, (_, index) => index);
const JOINTS = COURSE_NUMBERS.map((course) => (course > 0 ? bedJoint(course) : '') + perpends(course)).join(
  '',
);

/** Down the perpends and along the beds from the window's corner, as a footing that sinks at its end makes it. */
const CRACK_STEPS = [0, 1, 2, 3, 4];
const CRACK = CRACK_STEPS.map((step) => {
  const x = WINDOW.left - (step * BRICK) / 2;
  const y = WINDOW.bottom + step * COURSE;
  const wobble = step % 2 === 0 ? 2 : -2;
  return `${step === 0 ? `M${x} ${y}` : ''}L${x + wobble} ${y + 11}L${x} ${y + COURSE}L${x - 17} ${y + COURSE - wobble}L${x - BRICK / 2} ${y + COURSE}`;
}).join('');

/** A brick wall, the stepped crack under a window, and the line that was traced along it. */
export function WallDrawing() {
  const height = COURSES * COURSE;
  return (
    <svg
      viewBox={`-8 -8 ${WIDTH + 16} ${height + 16}`}
      role="img"
      aria-label="Drawing of a brick wall: a stepped crack runs from the corner of a window down to the left, traced in orange and measured at about 2 mm."
      className="h-auto w-full"
    >
      <rect width={WIDTH} height={height} className="fill-surface" />
      <path d={JOINTS} fill="none" className="stroke-line" strokeWidth="1.5" />
      <rect width={WIDTH} height={height} fill="none" className="stroke-line-strong" />
      <g className="stroke-line-strong" fill="none">
        <rect
          x={WINDOW.left}
          y={WINDOW.top}
          width={WINDOW.right - WINDOW.left}
          height={WINDOW.bottom - WINDOW.top}
          className="fill-sunken"
        />
        <rect x={WINDOW.left + 10} y={WINDOW.top + 10} width="96" height="154" className="fill-paper" />
        <rect x={WINDOW.left + 116} y={WINDOW.top + 10} width="96" height="154" className="fill-paper" />
        <path
          d={`M${WINDOW.left - 12} ${WINDOW.bottom - 8}H${WINDOW.right + 12}V${WINDOW.bottom}H${WINDOW.left - 12}Z`}
          className="fill-surface"
        />
      </g>
      <path
        d={CRACK}
        fill="none"
        className="stroke-accent"
        strokeWidth="13"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.32"
      />
      <path
        d={CRACK}
        fill="none"
        className="stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g className="stroke-link" fill="none" strokeWidth="1.5">
        <path d="M132 322L72 240" />
        <circle cx="138" cy="329" r="9" />
      </g>
      <g className="fill-surface stroke-link" strokeWidth="1.5">
        <rect x="24" y="210" width="84" height="30" rx="4" />
      </g>
      <text x="66" y="230" textAnchor="middle" className="tabular fill-link text-[15px] font-semibold">
        ≈ 2 mm
      </text>
    </svg>
  );
}
