import { reportEndpoints } from './reports/reports.ts';

/** What the reports page calls. The browser fetches this part of the table with that page. */
export const reportPageEndpoints = { ...reportEndpoints };
