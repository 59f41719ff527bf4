/**
 * Every figure and every praise that a public page shows. Facts of the product stand here outright; a figure of
 * performance may stand here only together with the way it was measured, and praise only with the person's consent.
 */
interface Figure {
  value: string;
  label: string;
  /** How it was measured, for figures of performance; facts of the product need none. */
  measuredBy?: string;
}

export const FIGURES: readonly Figure[] = [
  { value: '5', label: 'free analyses with a new account, no card needed' },
  { value: 'A$1', label: 'an analysis after that: 15 for A$15.00, GST included' },
  { value: '21', label: 'stages of works, from site preparation to landscaping' },
  { value: '8', label: 'states and territories, each with its own rules' },
];

interface Testimonial {
  words: string;
  name: string;
  role: string;
}

/** Empty until somebody has said something and agreed to be quoted. */
export const TESTIMONIALS: readonly Testimonial[] = [];

export const OFFER = '5 free analyses, no card needed';

/** In one line, where people decide. */
export const PRICE_LINE = 'Then A$1 a photo and A$10 a report.';
