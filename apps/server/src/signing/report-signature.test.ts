/** Reports' signatures as independent tools read them: pdfsig of poppler, and openssl. */
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReport } from '@plumbline/contract/check-pack';
import { keptForm } from '@plumbline/contract/check-stamp';
import { renderReport, renderSample, sampleContent } from '@plumbline/documents';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import { ContentInfo, SignedData } from 'pkijs';
import { afterAll, test as anywhere, beforeAll, describe, expect } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import {
  hasOpenssl,
  startTimeStampServer,
  type TimeStampServer,
} from '../../test/support/time-stamp-server.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { signingCertificates } from '../platform/database/schema.ts';
import { readSigningCertificate, signReport } from './index.ts';

const hasTools =
  hasOpenssl && ['pdfsig', 'qpdf'].every((tool) => spawnSync(tool, ['--version']).error === undefined);
const test = anywhere.skipIf(!hasTools);
if (!hasTools)
  console.info(
    'Not run: the tests of signed reports need Debian’s packages openssl, poppler-utils and qpdf.',
  );

const folder = mkdtempSync(join(tmpdir(), 'plumbline-signed-'));
const of = {
  ...{ report: 12, version: 1, project: 5, madeAt: '2026-11-25T21:00:00.000Z' },
  trail: { entries: 3, head: 'ab'.repeat(32) },
};
let server: TestServer;
let stamps: TimeStampServer;
let unsigned: Uint8Array;
beforeAll(async () => {
  [server, unsigned] = await Promise.all([startTestServer(), renderSample('residential-handover')]);
  if (hasOpenssl) stamps = await startTimeStampServer();
});
afterAll(async () => {
  await server.stop();
  await stamps?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string, content: Uint8Array | string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const pdfsig = (pdf: Uint8Array) => {
  const { stdout, stderr } = spawnSync('pdfsig', [inFolder('seen.pdf', pdf)]);
  return `${stdout}${stderr}`;
};
const signed = (env = server.services.environment, by = 'Ann Example') =>
  signReport({ ...server.services, environment: env }, unsigned, of, by);
const withStamps = () => ({
  ...server.services.environment,
  timeStamps: { url: stamps.url, roots: [] },
});

/** The signature and what it covers, as a file's own dictionary says. */
function split(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const [, before, after, rest] = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text) ?? [];
  const [from, to, end] = [Number(before), Number(after), Number(after) + Number(rest)];
  const der = Buffer.from(text.slice(from + 1, to - 1), 'hex');
  return {
    ...{ from, to, der: der.subarray(0, der.readUInt16BE(2) + 4) },
    covered: [pdf.subarray(0, from), pdf.subarray(to, end)],
  };
}

function opensslAgrees(pdf: Uint8Array, certificate: string): boolean {
  const { der, covered } = split(pdf);
  const files = ['-in', inFolder('cms.der', der), '-content', inFolder('covered', Buffer.concat(covered))];
  const by = ['-CAfile', inFolder('certificate.pem', certificate), '-purpose', 'any'];
  return (
    spawnSync('openssl', [
      'cms',
      '-verify',
      '-binary',
      '-cades',
      '-inform',
      'DER',
      ...files,
      ...by,
      '-out',
      '/dev/null',
    ]).status === 0
  );
}

test('pdfsig and openssl say that the signature is valid, for the whole file', async () => {
  const { pdf, stamp } = await signed();
  expect(stamp).toBe('none');
  const said = pdfsig(pdf);

  expect(said).toContain('Signature Validation: Signature is Valid.');
  expect(said).toContain('Total document signed');
  expect(said).toContain('adbe.pkcs7.detached');
  expect(said).toContain('SHA-256');
  const { body } = await server
    .visitor()
    .get<{ certificate: string; sha256: string }[]>('/api/signing-certificates');
  const [published] = body;
  expect(opensslAgrees(pdf, published?.certificate ?? '')).toBe(true);
  expect(await checkReport(new Blob([Uint8Array.from(pdf)]))).toMatchObject({
    state: 'good',
    statement: of,
    pdf: { certificateSha256: published?.sha256, stamp: undefined },
  });
  expect(execFileSync('qpdf', ['--check', inFolder('seen.pdf', pdf)]).toString()).toContain('No syntax');
});

test('names who prepared the report, in any letters', async () => {
  const { pdf } = await signed(server.services.environment, 'Siân Ó Briain (Żuk)');
  const utf16 = Buffer.from('Report 12-1, prepared by Siân Ó Briain (Żuk)', 'utf16le')
    .swap16()
    .toString('hex');
  expect(Buffer.from(pdf).toString('latin1')).toContain(`/Reason <FEFF${utf16}>`);
  expect(pdfsig(pdf)).toContain('Signature is Valid.');
});

test('a time stamp of the operator’s server lies in the signature, and both tools still agree', async () => {
  stamps.behave();
  const { pdf, stamp } = await signed(withStamps());
  expect(stamp).toBe('stamped');
  expect(pdfsig(pdf)).toContain('Signature is Valid.');
  const { certificatePem } = await certificate();
  expect(opensslAgrees(pdf, certificatePem)).toBe(true);
  const check = await checkReport(new Blob([Uint8Array.from(pdf)]));
  expect(check).toMatchObject({ state: 'good', pdf: { stamp: { by: 'Test stamps, Plumbline tests' } } });
  // What openssl finds in the signature, it verifies as a stamp of the signature's own bytes.
  const cms = inFolder('cms.der', split(pdf).der);
  const parsed = execFileSync('openssl', [
    'cms',
    '-cmsout',
    '-print',
    '-noout',
    '-inform',
    'DER',
    '-in',
    cms,
  ]);
  expect(parsed.toString()).toContain('id-smime-aa-timeStampToken');
  const kept = await askForStampIn(pdf);
  expect(await stamps.opensslAgrees(kept.answer, kept.signature)).toBe(true);
});

/** The time stamp as an answer of its server, and the signature that it is of. */
async function askForStampIn(pdf: Uint8Array) {
  const signedData = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(split(pdf).der)).content });
  const [signer] = signedData.signerInfos;
  const token = signer?.unsignedAttrs?.attributes.find(({ type }) => type.endsWith('16.2.14'))?.values[0];
  return {
    answer: keptForm(new Uint8Array(token.toBER())),
    signature: new Uint8Array(signer?.signature.valueBlock.valueHexView ?? []),
  };
}

test('without a good answer in five seconds a report is signed all the same, and that is said', async () => {
  const logged = () =>
    server.logged.filter(({ msg }) => msg === 'A report is signed without a time stamp').length;
  const before = logged();
  for (const behaviour of [
    // Never answers.
    () => undefined,
    (response: ServerResponse) => void response.writeHead(503).end(),
    (response: ServerResponse) => void response.end('no stamp'),
  ]) {
    stamps.behave(behaviour);
    const { pdf, stamp } = await signed(withStamps());
    expect(stamp).toBe('missed');
    expect(pdfsig(pdf)).toContain('Signature is Valid.');
    expect(await checkReport(new Blob([Uint8Array.from(pdf)]))).toMatchObject({ state: 'good' });
  }
  expect(logged()).toBe(before + 3);
  stamps.behave();
});

const certificate = (secret = server.services.environment.sessionSecret, now = new Date()) =>
  readSigningCertificate(
    server.services.database,
    secret,
    { organisation: 'Plumbline', host: 'localhost:0' },
    now,
  );
const published = async () =>
  (await server.visitor().get<{ certificate: string }[]>('/api/signing-certificates')).body.map(
    (one) => one.certificate,
  );

anywhere(
  'processes that begin at once make one certificate, and its key is never kept in the clear',
  async () => {
    const fresh = await createTestDatabase();
    const connections = Array.from({ length: 4 }, () =>
      connectDatabase(fresh.url, () => undefined, { max: 2 }),
    );
    try {
      const owner = { organisation: 'Plumbline', host: 'reports.example' };
      const made = await Promise.all(
        [...connections, ...connections].map((database) =>
          readSigningCertificate(database, 'a secret', owner),
        ),
      );
      expect(new Set(made.map(({ certificatePem }) => certificatePem)).size).toBe(1);
      const rows = (await connections[0]?.select().from(signingCertificates)) ?? [];
      expect(rows).toHaveLength(1);
      const [key = ''] = made.map(({ privatePem }) => privatePem);
      expect(key).toContain('PRIVATE KEY');
      const der = Buffer.from(key.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
      for (const value of Object.values(rows[0] ?? {})) {
        expect(String(value)).not.toContain('PRIVATE');
        expect(Buffer.from(String(value), 'base64url').includes(der.subarray(-64))).toBe(false);
      }
    } finally {
      await Promise.all(connections.map((database) => database.$client.end()));
      await fresh.drop();
    }
  },
);

anywhere(
  'another secret, another name and three years get a new certificate, and the old ones stay published',
  async () => {
    const first = await certificate();
    expect((await certificate()).certificatePem).toBe(first.certificatePem);
    const other = await certificate('another secret of at least 32 characters');
    const later = await certificate(undefined, new Date(Date.now() + 1100 * 86_400_000));
    const named = await readSigningCertificate(
      server.services.database,
      server.services.environment.sessionSecret,
      {
        organisation: 'Another business with a name that is longer than any certificate lets it be',
        host: 'reports.example',
      },
    );
    const all = [first, other, later, named].map(({ certificatePem }) => certificatePem);
    expect(new Set(all).size).toBe(4);
    expect(await published()).toEqual(expect.arrayContaining(all));
    for (const pem of all) {
      const read = new X509Certificate(pem);
      expect(read.verify(read.publicKey)).toBe(true);
      expect(read.ca).toBe(false);
      expect(read.publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
    }
  },
);

const ROUNDS = process.env.WHOLE_CAMPAIGN ? 500 : 12;
let seed = 20_261_125;
const random = (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

describe.each([...REPORT_KINDS, 'long' as const])('a report of kind %s', (kind) => {
  // A long one is set in parts, and each look at it takes a while.
  const rounds = kind === 'long' ? Math.ceil(ROUNDS / 4) : ROUNDS;
  test(`is signed, sound, and each of ${rounds} changed bytes is found`, async () => {
    const sample = await sampleContent('residential-handover');
    const [finding] = sample.findings;
    if (!finding) throw new Error('The sample has no findings');
    const findings = Array.from({ length: 201 }, (_none, at) => ({ ...finding, id: at + 1, photo: null }));
    const content = kind === 'long' ? { ...sample, findings } : { ...sample, kind };
    const made = await renderReport(content, { loadPhoto: async () => undefined });
    const { pdf } = await signReport(server.services, made, of, 'Ann Example');
    expect(pdf.length).toBeGreaterThan(made.length);
    expect(Buffer.compare(pdf.subarray(0, made.length), made)).toBe(0);
    expect(execFileSync('qpdf', ['--check', inFolder('seen.pdf', pdf)]).toString()).toContain('No syntax');
    expect(pdfsig(pdf)).toMatch(/Total document signed[\s\S]*Signature is Valid\./);
    expect((await checkReport(new Blob([Uint8Array.from(pdf)]))).state).toBe('good');
    const { from, to } = split(pdf);
    for (let round = 0; round < rounds; round++) {
      const copy = Uint8Array.from(pdf);
      // Every third in the signature and what follows it, which is a small part of the whole.
      const at = round % 3 === 0 ? from + random(pdf.length - from) : random(pdf.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
      const what = `byte ${at} of ${pdf.length}`;
      expect((await checkReport(new Blob([copy]))).state, what).toBe('bad');
      // Within the signature itself readers look at what they need; /verify looks at each byte.
      if (at > from && at < to - 1) continue;
      expect(pdfsig(copy), what).not.toMatch(/Total document signed[\s\S]*Signature is Valid\./);
    }
  });
});
