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
  { value: '6', label: 'building types with a handover checklist' },
  { value: '21', label: 'stages of works, from site preparation to landscaping' },
  { value: '8', label: 'states and territories, each with its own rules' },
];

/** What each thing costs; a test compares them with what the server charges. */
export const PRICES = [
  {
    unit: 'To try it',
    price: 'A$0',
    words: 'One photo without an account. With an account, 5 analyses. You need no card.',
  },
  {
    unit: 'A photo',
    price: 'A$1.00',
    words: 'For an answer. When the panel isn’t sure or the photo can’t be used, you pay nothing.',
  },
  {
    unit: 'A report',
    price: 'A$10.00',
    words: 'As a PDF, paid once. Download it as often as you like, edits included.',
  },
] as const;

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
