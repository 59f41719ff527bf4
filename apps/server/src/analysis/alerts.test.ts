import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AnalysisResult, Defect, DefectSummary, ErrorBody } from '@plumbline/contract';
import { QueueFullError } from '@plumbline/vision';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster, tinyPhoto } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { creditAccounts } from '../platform/database/schema.ts';

const SOFFIT = fileURLToPath(
  new URL('../../../../packages/documents/assets/samples/balcony-soffit.jpg', import.meta.url),
);
const GAS = 'i can smell gas in the kitchen';
const isGas = expect.objectContaining({ kind: 'gas', urgency: 'now' });

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

/** A server whose panel answers like this in place of the real one. */
async function withVision<T>(
  change: Partial<TestServer['services']['vision']>,
  work: (other: TestServer) => Promise<T>,
): Promise<T> {
  const other = await startTestServer({
    vision: { ...server.services.vision, ...change, close: async () => undefined },
  });
  try {
    return await work(other);
  } finally {
    await other.stop();
  }
}

/** The same run with this outcome in place of what was seen. */
const endsAs = (outcome: 'not_building' | 'not_sure' | 'no_visible_defect') => ({
  examine: async (...input: Parameters<TestServer['services']['vision']['examine']>) => {
    const examined = await server.services.vision.examine(...input);
    const consensus = { ...examined.consensus, outcome, defectId: null, family: null, title: outcome };
    return { ...examined, consensus };
  },
});

async function withoutCredits(person: Person): Promise<void> {
  const { id } = (await person.get<{ id: number }>('/api/me')).body;
  await server.services.database
    .update(creditAccounts)
    .set({ balance: 0 })
    .where(eq(creditAccounts.userId, id));
}

describe('a refusal warns of what its words say', () => {
  const refusals: [string, number, () => Promise<Uint8Array> | Uint8Array][] = [
    ['a photo that is too small', 422, tinyPhoto],
    ['a photo that is too large', 413, () => Buffer.concat([crack, Buffer.alloc(10 * 1024 * 1024)])],
    ['a file that is no photo', 415, () => Buffer.from('%PDF-1.7 not a photo')],
    ['a form without a photo', 400, () => Buffer.alloc(0)],
  ];

  test.each(refusals)('%s', async (_name, status, make) => {
    const person = await server.member();
    const { id } = await person.project();
    const reply = await person.analyse(await make(), { projectId: id, description: GAS });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ alerts: [isGas] });
    const silent = await person.analyse(await make(), { projectId: id, description: 'a crack' });
    expect(silent.body).not.toHaveProperty('alerts');
  });

  test('a photo that is too large, with the words behind it in the form', async () => {
    const person = await server.member();
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(11 * 1024 * 1024)]), 'photo.jpg');
    form.set('projectId', String((await person.project()).id));
    form.set('defectDescription', GAS);
    const reply = await person.call<ErrorBody>('POST', '/api/analyze', { body: form });
    expect(reply).toMatchObject({ status: 413, body: { code: 'too_large', alerts: [isGas] } });
  });

  test('no credits: the alert is free', async () => {
    const person = await server.member();
    const { id } = await person.project();
    await withoutCredits(person);
    const reply = await person.analyse(crack, { projectId: id, description: GAS });
    expect(reply).toMatchObject({ status: 402, body: { code: 'insufficient_credits', alerts: [isGas] } });
  });

  test('somebody else’s project, and a stage that isn’t one', async () => {
    const person = await server.member();
    const { id } = await (await server.member()).project();
    const foreign = await person.analyse(crack, { projectId: id, description: GAS });
    expect(foreign).toMatchObject({ status: 404, body: { alerts: [isGas] } });
    const own = await person.project();
    const staged = await person.analyse(crack, { projectId: own.id, description: GAS, stages: 'attic' });
    expect(staged).toMatchObject({
      status: 400,
      body: { alerts: [isGas], fields: { stageOfWorks: expect.any(String) } },
    });
  });

  test('a full queue, and a panel that fails', async () => {
    for (const [error, status, retryAfter] of [
      [new QueueFullError(), 503, '5'],
      [new Error('engine room on fire'), 500, null],
    ] as const) {
      await withVision({ examine: () => Promise.reject(error) }, async (other) => {
        const person = await other.member();
        const reply = await person.analyse(crack, {
          projectId: (await person.project()).id,
          description: GAS,
        });
        expect(reply).toMatchObject({ status, body: { alerts: [isGas] } });
        expect(reply.headers.get('retry-after')).toBe(retryAfter);
      });
    }
  });

  test('signed out, nothing is read and nothing is said', async () => {
    const reply = await server.visitor().analyse(crack, { projectId: 1, description: GAS });
    expect(reply.status).toBe(401);
    expect(reply.body).not.toHaveProperty('alerts');
  });
});

describe('the stream', () => {
  const namesOf = (body: unknown) => [...String(body).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);

  test('warns before it says who is asked, and again with the result', async () => {
    const person = await server.member();
    const { id } = await person.project();
    const stream = { accept: 'text/event-stream' };
    const { body } = await person.analyse(crack, { projectId: id, description: GAS }, stream);
    expect(namesOf(body).slice(0, 2)).toEqual(['alert', 'panel']);
    const result = JSON.parse(/event: result\ndata: (.+)/.exec(String(body))?.[1] ?? '') as AnalysisResult;
    expect(result.alerts).toEqual([isGas]);
    const silent = await person.analyse(crack, { projectId: id }, stream);
    expect(namesOf(silent.body)[0]).toBe('panel');
  });

  test('warns although the photo can’t be used', async () => {
    const person = await server.member();
    const { id } = await person.project();
    const { body } = await person.analyse(
      await tinyPhoto(),
      { projectId: id, description: GAS },
      { accept: 'text/event-stream' },
    );
    expect(namesOf(body)).toEqual(['alert', 'panel', 'error']);
    expect(JSON.parse(/event: error\ndata: (.+)/.exec(String(body))?.[1] ?? '')).toMatchObject({
      alerts: [isGas],
    });
  });
});

describe('a finding beside an alert', () => {
  test('is as severe as the alert demands and says first what to do', async () => {
    const person = await server.member();
    const { id } = await person.project();
    const { body } = await person.analyse(crack, {
      projectId: id,
      description: `hairline crack in the plasterboard, 0.4 mm. ${GAS}`,
    });
    const [alert] = body.alerts;
    expect(body.alerts).toEqual([isGas]);
    const { defect } = body;
    expect(defect).toMatchObject({ severity: 'critical', alerts: [isGas], closedAlerts: [] });
    expect(defect.nccCompliant).not.toBe(true);
    const { assessment } = defect;
    expect(assessment.as4349.safetyHazard).toBe(true);
    expect(assessment.actions.immediate[0]).toBe(alert?.steps[0]);
    expect(assessment.whoToCall[0]).toBe(alert?.call);
    expect(assessment.recommendations[0]).toBe(alert?.steps[0]);
    expect(assessment.severityReasons[0]).toContain('possible gas leak');
    expect(assessment.executiveSummary).toMatch(/^Hazard alert: possible gas leak/);
    const listed = (await person.get<DefectSummary[]>('/api/defects?hazard=open')).body;
    expect(listed.map((row) => [row.id, row.alerts])).toEqual([[defect.id, body.alerts]]);
  });

  test.each(['not_building', 'not_sure', 'no_visible_defect'] as const)(
    'leads with it where the outcome is %s, and isn’t called low',
    async (outcome) => {
      await withVision(endsAs(outcome), async (other) => {
        const person = await other.member();
        const { id } = await person.project();
        const { body } = await person.analyse(crack, { projectId: id, description: GAS });
        expect(body).toMatchObject({ outcome, alerts: [isGas], charged: outcome === 'no_visible_defect' });
        expect(body.defect).toMatchObject({ severity: 'critical', alerts: [isGas] });
        expect(body.defect.assessment.actions.immediate[0]).toBe(body.alerts[0]?.steps[0]);
        const kept = (await person.get<Defect>(`/api/defects/${body.defect.id}`)).body;
        expect(kept.alerts).toEqual(body.alerts);
      });
    },
  );

  test('that words name beside a photo of no building is kept and costs nothing', async () => {
    const { vision } = server.services;
    const examine: typeof vision.examine = async (...input) => {
      const examined = await vision.examine(...input);
      const distribution = { ...examined.consensus.distribution, not_building: 0.9 };
      return { ...examined, consensus: { ...examined.consensus, settledByWords: true, distribution } };
    };
    await withVision({ examine }, async (other) => {
      const person = await other.member();
      const { id } = await person.project();
      const { body } = await person.analyse(crack, {
        projectId: id,
        description: 'crack in the plasterboard',
      });
      expect(body).toMatchObject({ outcome: 'defect', charged: false, remainingCredits: 5 });
      expect(body.message).toContain('No credit used');
    });
  });

  test.each(['exposed_reinforcement', 'displaced_masonry'] as const)(
    'is there without a word where the panel saw %s',
    async (sign) => {
      const { vision } = server.services;
      const examine: typeof vision.examine = async (...input) => {
        const examined = await vision.examine(...input);
        return { ...examined, consensus: { ...examined.consensus, seen: [sign] } };
      };
      await withVision({ examine }, async (other) => {
        const person = await other.member();
        const { id } = await person.project();
        const { body } = await person.analyse(crack, { projectId: id, description: '' });
        expect(body.alerts).toMatchObject([{ kind: 'structural', basis: 'photo' }]);
        const listed = (await person.get<DefectSummary[]>('/api/defects?hazard=open')).body;
        expect(listed.map((row) => row.id)).toEqual([body.defect.id]);
      });
    },
  );

  test('is there without a word beside a photo of bare bars, until somebody closes it', async () => {
    const person = await server.member();
    const { id } = await person.project();
    const soffit = await readFile(SOFFIT);
    const { body } = await person.analyse(soffit, { projectId: id, description: '' });
    expect(body.alerts).toMatchObject([
      {
        kind: 'structural',
        urgency: 'today',
        basis: 'photo',
        because: 'Bare steel seems to show in the photo',
      },
    ]);
    const { assessment, severity } = body.defect;
    expect(severity).toBe('high');
    expect(assessment.as4349).toMatchObject({ classification: null, safetyHazard: true });
    expect(assessment.whoToCall.join()).toContain('structural');
    const closed = await person.post<Defect>(`/api/defects/${body.defect.id}/alerts/structural/close`, {
      reason: 'An inspector looked: these are battens, not bars.',
    });
    expect(closed.body.alerts).toEqual([]);
    expect(closed.body.assessment.recommendations.join(' ')).not.toContain('engineer look at it before');
  });

  test('without a hazard has none, and isn’t in the list of open hazards', async () => {
    const person = await server.member();
    const { id } = await person.project();
    const { body } = await person.analyse(crack, {
      projectId: id,
      description: 'no smell of gas, just a crack',
    });
    expect(body).toMatchObject({ alerts: [], defect: { alerts: [], closedAlerts: [] } });
    const listed = await person.get<DefectSummary[]>(`/api/projects/${id}/defects?hazard=open`);
    expect([listed.body, listed.headers.get('x-total-count')]).toEqual([[], '0']);
    expect((await person.get('/api/defects?hazard=shut')).status).toBe(400);
  });
});
