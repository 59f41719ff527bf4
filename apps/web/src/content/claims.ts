/**
 * Every figure that a public page shows. Facts of the product stand here outright; a figure of
 * performance may stand here only together with the way it was measured. Praise comes from people, through the server.
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

/** A text and not the contract's constants, which would weigh on the first visit. */
export const PRICE_TERMS =
  'In Australian dollars, GST included. 15 credits cost A$15.00 and never expire. There is no subscription.';

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

export const OFFER = '5 free analyses, no card needed';

/** In one line, where people decide. */
export const PRICE_LINE = 'Then A$1 a photo and A$10 a report.';
