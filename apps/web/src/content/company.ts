/** Facts about the business that several public pages state. */
export const HOURS = [
  { days: 'Monday to Friday', times: '8:00–18:00 AEST' },
  { days: 'Saturday', times: '9:00–13:00 AEST' },
  { days: 'Sunday', times: 'Closed' },
] as const;

export const SERVICE_AREAS =
  'All Australian states and territories. NCC adoption, warranty periods and guides to tolerances differ between them, and results take the state of the project into account.';

/** The date on privacy policy and terms: change it with their text. */
export const LEGAL_DATE = '23 November 2026';
