/** A small drawing of each material, so that a chip is known before it is read. */
export function MaterialPicture({ material }: { material: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 rounded-sm" fill="none">
      <rect width="24" height="24" className="fill-sunken" />
      <g className="stroke-ink-soft" strokeWidth="1.2">
        <path d={LINES[material] ?? ''} />
      </g>
      <path d="M5 0l4 7-3 5 6 5-2 7" className="stroke-accent" strokeWidth="1.6" />
    </svg>
  );
}

const LINES: Readonly<Record<string, string>> = {
  masonry: 'M0 6h24M0 12h24M0 18h24M8 0v6M18 0v6M3 6v6M13 6v6M23 6v6M8 12v6M18 12v6M3 18v6M13 18v6',
  plaster: 'M12 0v24M4 5h.1M4 12h.1M4 19h.1M20 5h.1M20 12h.1M20 19h.1',
  concrete: 'M4 4h1M15 5h2M9 11h1M19 12h1M3 17h2M13 19h1M20 20h1M17 15h.1',
  render: 'M0 4q4 3 8 0t8 0 8 0M0 11q4 3 8 0t8 0 8 0M0 18q4 3 8 0t8 0 8 0',
  tile: 'M0 8h24M0 16h24M8 0v24M16 0v24',
};
