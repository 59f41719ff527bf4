import { renderCover } from '@plumbline/documents';
import type { FastifyReply } from 'fastify';
import type { Member } from '../../platform/actor.ts';
import type { Services } from '../../services.ts';
import { loadLogo } from '../pictures/pictures.ts';
import { type LetterheadValues, readLetterhead } from './letterhead.ts';

/** The first page of an example report with this letterhead and the saved logo, as SVG. */
export async function sendLetterheadPreview(
  { database, files }: Services,
  actor: Member,
  values: LetterheadValues,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { logo } = await readLetterhead(database, actor);
  const picture = await renderCover(
    {
      reportId: 0,
      version: 1,
      title: 'Example report',
      madeAt: new Date().toISOString(),
      declaredInspection: false,
      inspection: null,
      project: {
        name: 'Example project',
        address: '14 Example Street, Marrickville NSW 2204',
        state: '',
        buildingType: '',
      },
      clientName: 'Your client',
      inspectedOn: '',
      limitations: '',
      letterhead: values,
      counts: { critical: 0, high: 2, medium: 3, low: 1 },
      findings: [],
    },
    await loadLogo(files, logo),
  );
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline; filename="letterhead.svg"')
    .send(Buffer.from(picture));
}
