import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let crack: Buffer;
let wall: Buffer;
beforeAll(async () => {
  [server, crack, wall] = await Promise.all([startTestServer(), crackOnPlaster(), cleanWall()]);
});
afterAll(() => server.stop());

const credits = async (person: Person) =>
  (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

/** Somebody with a project and an answer to the crack, one credit of five spent. */
async function answered() {
  const person = await server.member();
  const project = await person.project();
  const ask = (more: Partial<Parameters<Person['analyse']>[1]> = {}, photo = crack) =>
    person.analyse(photo, { projectId: project.id, unlessAnalysed: true, ...more });
  const first = await ask({ key: 'first' });
  expect(first.status).toBe(200);
  expect(first.body.charged).toBe(true);
  return { person, project, ask, finding: first.body.defect };
}

test('a photo that has an answer is refused before it is charged, with what there is to open', async () => {
  const { person, ask, finding } = await answered();
  const again = await ask();
  expect(again).toMatchObject({
    status: 409,
    body: {
      code: 'analysed_before',
      message: 'You analysed this photo before. Open what was found, or analyse it again for one credit.',
      before: { findingId: finding.id, number: finding.number, title: finding.defectType, charged: true },
    },
  });
  // It is one photo, whatever is said of it.
  expect((await ask({ description: 'Crack beside the door' })).body.code).toBe('analysed_before');
  expect(await credits(person)).toBe(4);
  // As a stream.
  const told = await person.analyse(
    crack,
    { projectId: finding.projectId ?? 0, unlessAnalysed: true },
    { accept: 'text/event-stream' },
  );
  expect(String(told.body)).toContain('"code":"analysed_before"');
  expect(String(told.body)).toContain(`"findingId":${finding.id}`);
  expect(await credits(person)).toBe(4);
});

test('words of a danger that the finding doesn’t tell of are analysed, for they would be kept nowhere', async () => {
  const { person, ask, finding } = await answered();
  expect(finding.alerts).toEqual([]);
  const description = 'Bare live wires hang out of the ceiling over the cot';
  const warned = await ask({ description });
  expect(warned.status).toBe(200);
  expect(warned.body.charged).toBe(true);
  expect(warned.body.defect.alerts.map(({ kind }) => kind)).toContain('electrical');
  expect(await credits(person)).toBe(3);
  // From now on a finding tells of it: what is offered is that one, whichever was last.
  const again = { status: 409, body: { before: { findingId: warned.body.defect.id } } };
  expect(await ask({ description: 'Live wires hang out of the wall here' })).toMatchObject(again);
  expect((await ask({ unlessAnalysed: false })).body.defect.alerts).toEqual([]);
  const told = await ask({ description });
  expect(told).toMatchObject(again);
  const kinds = (told.body as { alerts?: { kind: string }[] }).alerts?.map(({ kind }) => kind);
  expect(kinds).toContain('electrical');
  const projectId = finding.projectId ?? 0;
  const as = { accept: 'text/event-stream' };
  const streamed = await person.analyse(crack, { projectId, unlessAnalysed: true, description }, as);
  expect(String(streamed.body)).toContain('event: alert');
  expect(await credits(person)).toBe(2);
});

test('a danger that somebody closed is known, one that is more pressing than it isn’t', async () => {
  const { ask, person } = await answered();
  const calm = 'Crack 6 mm wide';
  const warned = await ask({ description: calm });
  expect(warned.body.defect.alerts).toMatchObject([{ kind: 'structural', urgency: 'soon' }]);
  const closing = await person.post(`/api/defects/${warned.body.defect.id}/alerts/structural/close`, {
    reason: 'Checked by an engineer, who found it old and still',
  });
  expect(closing.status).toBe(200);
  expect((await ask({ description: calm })).body.code).toBe('analysed_before');
  const pressing = await ask({ description: 'The wall leans and could fall over' });
  expect(pressing.status).toBe(200);
  expect(pressing.body.defect.alerts).toMatchObject([{ kind: 'structural', urgency: 'now' }]);
});

test('whoever doesn’t ask for it is charged as before, and so is whoever wants it again', async () => {
  const { person, ask, finding } = await answered();
  const again = await ask({ unlessAnalysed: false });
  expect(again.status).toBe(200);
  expect(again.body.defect.id).not.toBe(finding.id);
  expect(await credits(person)).toBe(3);
  const value = new FormData();
  value.set('projectId', String(finding.projectId));
  value.set('unlessAnalysed', 'perhaps');
  value.set('image', new Blob([Uint8Array.from(crack)]), 'photo.jpg');
  expect((await person.call('POST', '/api/analyze', { body: value })).status).toBe(400);
});

test('a lost answer is asked for again under its key, and no other run begins', async () => {
  const { person, ask, finding } = await answered();
  const again = await ask({ key: 'first' });
  expect(again.status).toBe(200);
  expect(again.body.defect.id).toBe(finding.id);
  expect(await credits(person)).toBe(4);
});

test('many at once under keys of their own are one run and one credit', async () => {
  const person = await server.member();
  const project = await person.project();
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => person.analyse(crack, { projectId: project.id, unlessAnalysed: true })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [kept] = replies.filter(({ status }) => status === 200);
  const late = await person.analyse(crack, { projectId: project.id, unlessAnalysed: true });
  expect(late.body).toMatchObject({ before: { findingId: kept?.body.defect.id } });
  expect(await credits(person)).toBe(4);
  const { rows } = await server.services.database.execute(
    sql`select state from analyses where project_id = ${project.id}`,
  );
  expect(rows).toEqual([{ state: 'succeeded' }]);
  const { rows: photos } = await server.services.database.execute(
    sql`select id from photos where project_id = ${project.id}`,
  );
  expect(photos).toHaveLength(1);
});

test('another photo, project or account, a deleted answer and a failed run stand in nobody’s way', async () => {
  const { person, ask, finding } = await answered();
  expect((await ask({}, wall)).status).toBe(200);
  const other = await person.project();
  expect((await ask({ projectId: other.id })).status).toBe(200);
  const stranger = await server.member();
  const theirs = await stranger.project();
  expect((await stranger.analyse(crack, { projectId: theirs.id, unlessAnalysed: true })).status).toBe(200);
  expect((await person.delete(`/api/defects/${finding.id}`)).status).toBe(200);
  const begun = await ask({ key: 'after' });
  expect(begun.status).toBe(200);
  await server.services.database.execute(
    sql`update analyses set state = 'failed', photo_id = null where idempotency_key = 'after'`,
  );
  await server.services.database.execute(sql`delete from defects where id = ${begun.body.defect.id}`);
  expect((await ask()).status).toBe(200);
});

test('an answer that was free counts with the same words alone: doubt asks for more', async () => {
  const { person, ask, finding } = await answered();
  await server.services.database.execute(
    sql`update analyses set charged = false where id = (select analysis_id from defects where id = ${finding.id})`,
  );
  expect((await ask()).body).toMatchObject({
    code: 'analysed_before',
    message: 'You analysed this photo before. Open what was found, or analyse it again.',
    before: { charged: false },
  });
  expect((await ask({ description: 'Crack beside the door' })).status).toBe(200);
  expect(await credits(person)).toBe(3);
});

test('a photo is known by the file that it was made smaller from', async () => {
  const person = await server.member();
  const project = await person.project();
  const sent = (photo: Buffer) => {
    const form = new FormData();
    form.set('projectId', String(project.id));
    form.set('originalSha256', 'ab'.repeat(32));
    form.set('unlessAnalysed', 'true');
    form.set('image', new Blob([Uint8Array.from(photo)]), 'photo.jpg');
    return person.call('POST', '/api/analyze', { body: form });
  };
  expect((await sent(crack)).status).toBe(200);
  expect(await sent(wall)).toMatchObject({ status: 409, body: { code: 'analysed_before' } });
});
