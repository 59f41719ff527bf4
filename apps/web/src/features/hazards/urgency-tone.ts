/** How a hazard is drawn, by how soon it is to be dealt with. */
export const URGENCY_TONE = {
  now: 'border-critical bg-critical-soft [--tone:var(--critical)]',
  today: 'border-high bg-high-soft [--tone:var(--high)]',
  soon: 'border-medium bg-medium-soft [--tone:var(--medium)]',
} as const;
