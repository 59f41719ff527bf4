import { createHash } from 'node:crypto';
import { chatExchanges } from '../../platform/database/schema.ts';
import type { ChatBody } from '../format/read-chat.ts';
import { type Bringing, bringSection, idsHere, moment, StaysOut } from './bring.ts';

export function bringChats(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'chats',
    sequence: 'chat_exchanges_id_seq',
    async insert(tx, placed) {
      const bodies = placed.map(({ row }) => row.body as ChatBody);
      const found = await idsHere(
        { ...bringing, tx },
        'defects',
        bodies.map(({ defect }) => defect),
      );
      const projects = await idsHere(
        { ...bringing, tx },
        'projects',
        bodies.map(({ project }) => project),
      );
      const rows = placed.map(({ row, id }) => {
        const { defect, project, createdAt, ...said } = row.body as ChatBody & { label?: string };
        const defectId = defect === null ? null : found.get(defect);
        if (defectId === undefined) throw new StaysOut('Its finding isn’t here');
        const { question, answer, citations, metadata, answeredBy, notice, alerts, helpful, feedbackNote } =
          said;
        const at = moment(createdAt);
        return {
          id,
          userId,
          defectId,
          projectId: project === null ? null : (projects.get(project) ?? null),
          clientId: clientId(bringing.run.source, row.sourceId),
          question,
          answer,
          citations,
          metadata,
          answeredBy,
          notice,
          alerts,
          helpful,
          feedbackNote,
          startedAt: at,
          answeredAt: at,
          createdAt: at,
        };
      });
      await tx.insert(chatExchanges).values(rows);
    },
  });
}

/** Clients name their messages; one that was brought here is named by where it comes from. */
const clientId = (source: string, sourceId: string) =>
  `moved-${createHash('sha256').update(`${source}\0${sourceId}`).digest('hex').slice(0, 32)}`;
