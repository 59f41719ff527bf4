/**
 * What was measured, as the scorecard has it; a test compares the two. The scorecard itself would weigh on the first
 * visit. Praise comes from people, through the server.
 */
export const FIGURES: readonly { value: string; label: string }[] = [
  { value: '81%', label: 'of its answers right, on 1,195 test photos' },
  { value: '64%', label: 'of 1,879 test photos answered, the rest ‘not sure’' },
  { value: '3 of 898', label: 'photos of defects called clean' },
  { value: '11%', label: 'of the defects it reported weren’t there' },
];

/** A text and not the contract's constants, which would weigh on the first visit. */
export const PRICE_TERMS =
  'In Australian dollars, GST included. 15 credits cost A$15.00 and never expire. There is no subscription.';

/** What each thing costs; a test compares them with what the server charges. */
export const PRICES = [
  {
    unit: 'To try it',
    price: 'A$0',
    words: 'One photo without an account, or 5 with one. No card needed.',
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
