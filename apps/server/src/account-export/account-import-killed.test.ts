import type { AccountImport, Project } from '@plumbline/contract';
import { expect, test } from 'vitest';
import { furnishedExport } from '../../test/support/carry-account.ts';
import { withLifetimes } from '../../test/support/child-server.ts';
import type { Person } from '../../test/support/person.ts';

const send = (person: Person, zip: Uint8Array) =>
  person.call<AccountImport>('POST', '/api/account/import', {
    body: Uint8Array.from(zip),
    headers: { 'content-type': 'application/zip' },
  });

const HELD = `select (select count(*)::int from projects) as projects, (select count(*)::int from defects) as defects,
  (select count(*)::int from photos) as photos, (select count(*)::int from crack_readings) as readings,
  (select count(*)::int from repair_entries) as entries, (select count(*)::int from voice_notes) as voices,
  (select count(*)::int from reports) as reports, (select count(*)::int from project_documents) as documents,
  (select count(*)::int from credit_entries) as credits, (select count(*)::int from payments) as payments`;

const WHOLE = {
  ...{ projects: 1, defects: 2, photos: 4, readings: 2, entries: 3, voices: 1, reports: 1 },
  // The contract, and the trail from before the move.
  documents: 2,
  // Of signing up: none came of the file.
  credits: 1,
  payments: 0,
};

test('killed while it imports, the next process finishes it; killed while it receives, nothing stays; sent again, nothing doubles', async () => {
  const zip = await furnishedExport();
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start();
    const person = first.visitor();
    await person.signUp();
    await rows('update users set email_verified = true');
    // The head of the file alone: the process ends while it waits for the rest.
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(zip.slice(0, zip.length / 2)),
    });
    const receiving = fetch(`${first.url}/api/account/import`, {
      ...{ method: 'POST', body: half, duplex: 'half' },
      headers: { cookie: person.cookie, 'content-type': 'application/zip' },
    }).catch((error: unknown) => error);
    await until("select 1 from migration_runs where state = 'receiving'");
    await first.end('SIGKILL');
    expect(await receiving).toBeInstanceOf(Error);

    const second = await start();
    const again = second.returning(person);
    await until("select 1 from migration_runs where state = 'failed'");
    expect(await rows(HELD)).toEqual([expect.objectContaining({ projects: 0, photos: 0, credits: 1 })]);
    const importing = send(again, zip).catch((error: unknown) => error);
    await until("select 1 from migration_runs where state = 'importing' and completed > 0");
    await second.end('SIGKILL');
    expect(await importing).toBeInstanceOf(Error);

    const third = await start();
    const later = third.returning(person);
    await until("select 1 from migration_runs where state = 'done'");
    expect(await rows(HELD)).toEqual([WHOLE]);
    const sent = await send(later, zip);
    expect([sent.status, sent.body.message]).toEqual([200, 'Everything in this file was here already.']);
    expect(await rows(HELD)).toEqual([WHOLE]);
    expect((await later.get<Project[]>('/api/projects')).body).toHaveLength(1);
  });
}, 240_000);
