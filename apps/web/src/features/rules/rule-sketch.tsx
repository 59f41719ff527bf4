import type { RuleSketch as Kind } from '@plumbline/knowledge/rule-pages';

/** What is measured, drawn: the building in ink, the measure in orange. */
export function RuleSketch({ kind, title }: { kind: Kind; title: string }) {
  const { ink, measure } = DRAWINGS[kind];
  return (
    <svg
      viewBox="0 0 320 160"
      role="img"
      aria-label={`Sketch of what is measured: ${title}`}
      fill="none"
      className="w-full max-w-md rounded-md bg-sunken"
    >
      <path d={ink} className="stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <path d={measure} className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const DRAWINGS: Readonly<Record<Kind, { ink: string; measure: string }>> = {
  crack: {
    ink: 'M20 20h280v120H20zM150 20l-8 34 12 26-10 30 6 30M166 20l-4 34 10 26-8 30 4 30',
    measure: 'M118 80h30M202 80h-30M140 74l8 6-8 6M180 74l-8 6 8 6',
  },
  gap: {
    ink: 'M20 60h130v50H20zM172 60h128v50H172zM20 120h280',
    measure: 'M150 40v16M172 40v16M118 48h32M204 48h-32M142 42l8 6-8 6M180 42l-8 6 8 6',
  },
  level: {
    ink: 'M20 110q70-10 140 8t140-6v28H20zM20 84h280v10H20z',
    measure: 'M160 94v22M154 100l6-6 6 6M154 110l6 6 6-6',
  },
  height: {
    ink: 'M40 130h240M90 130V50h140v80M90 50v80M120 50v80M150 50v80M180 50v80M210 50v80',
    measure: 'M262 52v76M256 60l6-8 6 8M256 120l6 8 6-8',
  },
  fall: {
    ink: 'M30 70l230 44v26H30zM260 106h30v34h-30',
    measure: 'M30 70h230M260 70v40M254 102l6 8 6-8',
  },
  spacing: {
    ink: 'M30 30h260M30 130h260M60 30v100M120 30v100M180 30v100M240 30v100',
    measure: 'M124 80h52M132 74l-8 6 8 6M168 74l8 6-8 6',
  },
  look: {
    ink: 'M190 20h90v120h-90zM40 80q36-34 72 0-36 34-72 0M76 70a10 10 0 1 0 .1 0',
    measure: 'M118 80h62M172 74l8 6-8 6',
  },
};
