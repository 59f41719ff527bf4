import type { ChatAnswer, Project } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { preferences, users } from '../platform/database/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

const RIGHT = { displayName: 'Ann Example', phone: '', location: 'Hobart', bio: '', website: '' };

describe('the profile', () => {
  test('is saved and read back, and the name shows at once', async () => {
    const person = await server.member();
    const said = { ...RIGHT, displayName: 'Ann Other', bio: 'x'.repeat(500), website: 'https://ann.example' };
    expect((await person.put('/api/account/profile', said)).body).toEqual(said);
    expect((await person.get('/api/account/profile')).body).toEqual(said);
    expect((await person.get('/api/me')).body).toMatchObject({ displayName: 'Ann Other' });
  });

  test.each([
    [{ displayName: 'A' }, 'displayName', 'Display name must be at least 2 characters'],
    [{ bio: 'x'.repeat(501) }, 'bio', 'Bio must be less than 500 characters'],
    [{ website: 'ann' }, 'website', 'Please enter a valid URL'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid URL'],
  ])('refuses %j', async (wrong, field, message) => {
    const person = await server.member();
    const { status, body } = await person.put('/api/account/profile', { ...RIGHT, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: message } });
    expect((await person.get('/api/account/profile')).body).toMatchObject({ location: '' });
  });
});

describe('the photo', () => {
  const upload = (person: Person, bytes: Uint8Array, name = 'me.jpg') => {
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(bytes)]), name);
    return person.call<{ avatar: string | null; message: string }>('POST', '/api/account/photo', {
      body: form,
    });
  };
  const drawn = (kind: 'jpeg' | 'png' | 'gif' | 'webp') =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#884400' } })
      .withExif({ IFD0: { Copyright: 'Somewhere secret' } })
      .toFormat(kind)
      .toBuffer();

  test.each(['jpeg', 'png', 'gif'] as const)(
    'may be a %s, is drawn anew and shown to its owner',
    async (kind) => {
      const person = await server.member();
      const { status, body } = await upload(person, await drawn(kind));
      expect(status).toBe(200);
      expect(body.avatar).toMatch(/^\/api\/account\/photo\?v=\w+$/);
      const shown = await fetch(`${server.url}${body.avatar}`, { headers: { cookie: person.cookie } });
      expect(shown.headers.get('cache-control')).toBe('private, no-cache');
      const kept = await sharp(await shown.arrayBuffer()).metadata();
      expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(kept.exif).toBeUndefined();
      expect((await server.visitor().get(body.avatar ?? '')).status).toBe(401);
      expect((await (await server.member()).get(body.avatar ?? '')).status).toBe(404);
    },
  );

  test('is refused when it is too large or no picture, and the old one stays', async () => {
    const person = await server.member();
    const { avatar } = (await upload(person, await drawn('png'))).body;
    const large = await upload(person, new Uint8Array(2 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([413, 'Photo must be at most 2MB']);
    for (const wrong of [
      await drawn('webp'),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]) {
      const { status, body } = await upload(person, wrong);
      expect([status, body.message]).toEqual([415, 'Photo must be a JPG, PNG or GIF']);
    }
    expect((await person.get('/api/me')).body).toMatchObject({ avatar });
    expect((await person.delete<{ avatar: null }>('/api/account/photo')).body.avatar).toBeNull();
    expect((await person.get('/api/account/photo')).status).toBe(404);
  });
});

describe('preferences', () => {
  test('begin with the defaults; what is left out stays; agreeing to marketing is kept with its time', async () => {
    const person = await server.member();
    const { body } = await person.get('/api/account/preferences');
    expect(body).toEqual({
      theme: 'system',
      state: null,
      work: null,
      welcomed: false,
      emailNotifications: true,
      smsNotifications: false,
      pushNotifications: true,
      analysisComplete: true,
      reportGenerated: true,
      repairAnswers: true,
      repairReminders: true,
      systemUpdates: true,
      marketingEmails: false,
      weeklyDigest: false,
    });
    expect((await person.patch('/api/account/preferences', {})).body).toEqual(body);
    await person.patch('/api/account/preferences', {
      theme: 'dark',
      state: 'WA',
      work: 'builder',
      welcomed: true,
    });
    const changed = await person.patch('/api/account/preferences', { marketingEmails: true });
    expect(changed.body).toEqual({
      ...body,
      theme: 'dark',
      state: 'WA',
      work: 'builder',
      welcomed: true,
      marketingEmails: true,
    });
    const [account] = await server.services.database
      .select()
      .from(users)
      .where(eq(users.email, person.email));
    const [row] = await server.services.database
      .select()
      .from(preferences)
      .where(eq(preferences.userId, account?.id ?? 0));
    expect(row?.marketingConsentAt).toBeInstanceOf(Date);
    for (const wrong of [{ theme: 'pink' }, { state: 'XX' }, { weeklyDigest: 'yes' }]) {
      expect((await person.patch('/api/account/preferences', wrong)).status).toBe(400);
    }
  });
});

test('the state that somebody mostly inspects in is what new projects and questions start with', async () => {
  const person = await server.member();
  await person.patch('/api/account/preferences', { state: 'WA' });
  const create = async (facts: object) =>
    (await person.post<Project>('/api/projects', { name: 'House', ...facts })).body.state;
  expect(await create({})).toBe('WA');
  expect(await create({ state: 'TAS' })).toBe('TAS');
  expect(await create({ state: null })).toBeNull();
  expect(await create({ address: '1 Hay Street, Perth WA 6000' })).toBe('WA');
  // Elsewhere: what the address says is assumed until somebody confirms it.
  expect(await create({ address: '8 Banksia Street, Ballarat VIC 3350' })).toBeNull();
  const asked = await person.post<ChatAnswer>('/api/ai/chat', {
    message: 'How long is the builder’s warranty?',
  });
  expect(asked.body.citations.map(({ rowId }) => rowId)).toContain('state:WA/warranty');
});
