/** Signs that the public pages show: a handful of lines each, so that they need no library of icons. */
const SHAPES = {
  tick: 'M4 12.5 9.5 18 20 6.5',
  cross: 'M6 6 18 18M18 6 6 18',
  question:
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19ZM9.2 9.4a2.9 2.9 0 1 1 4 2.7c-.8.4-1.2.9-1.2 1.9M12 17.2v.1',
  offline:
    'M3 3 21 21M5 13a10 10 0 0 1 3.5-2.2M19 13a10 10 0 0 0-6-2.9M2 9a15 15 0 0 1 4-2.6M22 9a15 15 0 0 0-11-4M8.5 16.4a5 5 0 0 1 7 0M12 20v.1',
  letter: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
} as const;

type GlyphName = keyof typeof SHAPES;

/** Decoration: the words stand beside it. */
export function Glyph({ name, className = 'size-4' }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
