import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { idParams } from '../basis/shapes.ts';

/** How findings, and the rooms that they lie in, leave for other products. */
export const EXCHANGE_FORMATS = [
  'csv',
  'bcf-2.1',
  'bcf-3.0',
  'procore',
  'acc-locations',
  'aconex-areas',
] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** The end of a downloaded file's name. */
export const EXCHANGE_FILE_ENDS: Readonly<Record<ExchangeFormat, string>> = {
  csv: '.csv',
  'bcf-2.1': '-2.1.bcf',
  'bcf-3.0': '-3.0.bcf',
  procore: '-procore.csv',
  'acc-locations': '-locations.xlsx',
  'aconex-areas': '-areas.xlsx',
};

export const exchangeEndpoints = {
  exportFindings: endpoint({
    method: 'GET',
    path: '/api/projects/:id/findings/export',
    summary:
      'A project’s defects as a list (CSV); for other products: BCF 2.1 or 3.0 with photos, or Procore’s punch list as CSV; or its rooms as locations of Autodesk Build or areas of Aconex. Rejected findings stay out',
    tag: 'Exchange',
    access: 'session',
    params: idParams,
    query: z.object({ format: z.enum(EXCHANGE_FORMATS) }),
    response: 'binary',
    errors: ['not_found', 'conflict', 'busy'],
    limitPerMinute: 10,
    heavy: true,
  }),
};
