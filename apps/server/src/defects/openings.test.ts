import type { DefectSummary } from '@plumbline/contract';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { answer, asked, findingSeenAs, read } from '../../test/support/seen-findings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { changeFindings } from '../judgement/index.ts';
import { defects } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

test.each([
  ['a dark opening that is marked', { holed: 1 }, true],
  ['a dark opening that goes on outside the photo', { holed: 1 }, false],
  ['a stain', { stained: 1 }, true],
])(
  '%s keeps people from under it until somebody answers, whatever the votes say',
  async (_, seen, isMarked) => {
    const { person, id } = await findingSeenAs(server, photo, { outcome: 'not_sure', family: null });
    const looks = (parts: { holed?: number; stained?: number }) =>
      changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
        examination: {
          ...examination,
          overlays: examination.overlays.flatMap((one) =>
            one.kind !== 'outline' ? one : isMarked ? { ...one, place: 1 } : [],
          ),
          votes: examination.votes.map((vote) =>
            vote.opinion ? { ...vote, opinion: { ...vote.opinion, ...parts } } : vote,
          ),
          consensus: {
            ...examination.consensus,
            distribution: {
              ...(Object.fromEntries(FAMILIES.map((family) => [family, 0])) as Record<Family, number>),
              normal: 1,
            },
          },
        },
      }));
    await looks({});
    expect((await read(person, id)).precaution).toBeNull();
    await looks(seen);
    expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
    expect(await read(person, id)).toMatchObject({ severity: 'medium', precaution: PRECAUTION });
    const [listed] = (await person.get<DefectSummary[]>('/api/defects')).body;
    expect(listed?.precaution).toBe(PRECAUTION);
    const calm = await answer(person, id, 'no');
    expect(calm).toMatchObject({ precaution: null, alerts: [] });
  },
);
