import type { Report } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';

let server: TestServer;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.member('Ann'), server.member('Bob')]);
});
afterAll(() => server.stop());

describe('the letterhead', () => {
  const letterhead = {
    companyName: 'Straight & True',
    abn: '51 824 753 556',
    address: '',
    phone: '',
    email: '',
    inspectorName: 'Ann Example',
    licenceNumber: 'NSW 1',
    accentColour: '#1b4b85',
    limitations: 'Roof spaces are never entered in rain.',
  };

  test('is empty at first, saved, and refuses what is no colour', async () => {
    expect((await bob.get('/api/letterhead')).body).toMatchObject({ companyName: '', hasLogo: false });
    const saved = await ann.put('/api/letterhead', letterhead);
    expect(saved.body).toEqual({ ...letterhead, hasLogo: false });
    expect((await ann.put('/api/letterhead', { ...letterhead, accentColour: 'red' })).status).toBe(400);
    const pale = await ann.put<{ fields: Record<string, string> }>('/api/letterhead', {
      ...letterhead,
      accentColour: '#ffee88',
    });
    expect(pale.status).toBe(400);
    expect(pale.body.fields.accentColour).toContain('Too pale');
  });

  test('is shown on a first page before it is saved', async () => {
    const { status, headers, body } = await bob.post<string>('/api/letterhead/preview', {
      ...letterhead,
      companyName: '<script>#panic("x")</script>',
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(body.slice(0, 4)).toBe('<svg');
    expect(body).not.toContain('<script');
    expect((await bob.get('/api/letterhead')).body).toMatchObject({ companyName: '' });
  });

  test('takes a logo, refuses what is no picture or too large, and lets go of it', async () => {
    const send = (bytes: Uint8Array) => {
      const form = new FormData();
      form.set('logo', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'logo.png');
      return ann.call('POST', '/api/letterhead/logo', { body: form });
    };
    expect((await send(Buffer.from('no picture'))).status).toBe(415);
    for (const megabytes of [2.1, 10.1]) {
      expect(await send(Buffer.alloc(megabytes * 1024 * 1024))).toMatchObject({
        status: 413,
        body: { code: 'too_large', message: 'A logo can have at most 2 MB.' },
      });
    }
    expect((await send(await crackOnPlaster('png').then((b) => b.subarray(0, 10)))).status).toBe(415);
    expect((await send(await crackOnPlaster('webp'))).body).toMatchObject({ hasLogo: true });
    const { id: projectId } = await ann.project();
    const { body: found } = await ann.analyse(await crackOnPlaster(), { projectId });
    const asked = { projectId, title: 'Handover', selectedDefectIds: [found.defect.id] };
    const { id } = (await ann.post<Report>('/api/reports', asked)).body;
    await expect
      .poll(async () => (await ann.get<Report>(`/api/reports/${id}`)).body.status, { timeout: 60_000 })
      .toBe('completed');
    expect((await ann.delete('/api/letterhead/logo')).body).toMatchObject({ hasLogo: false });
  });
});
