/** What an account holds of a report. */
import { type OwnReport, plain } from '../account-data.ts';
import type { Attribute } from './attribute.ts';

/** In the order in which they are tried; each message says 'report' as well. */
export const REPORT_ATTRIBUTES: readonly Attribute<OwnReport>[] = [
  {
    id: 'pages',
    asked: /\bhow (?:many pages|long)\b|\bpages\b/i,
    read: ({ pages }, name) =>
      pages === undefined ? undefined : { said: `${pages} ${pages === 1 ? 'page' : 'pages'}`, is: name },
    none: 'No page count is recorded',
    add: 'It is known once the report is made.',
  },
  {
    id: 'client',
    asked:
      /\bwho(?:m|se)?\b.{0,40}\b(?:for|out to|client|addressed|name)\b|\b(?:client|addressee)\b|\bmade (?:out )?(?:to|for)\b/i,
    read: ({ client = '' }, name) =>
      client === '' ? undefined : { said: plain(client), is: `whom ${name} was made for` },
    none: 'No client is recorded',
    add: 'Edit the report to name one.',
  },
];
