import { randomUUID } from 'node:crypto';
import type {
  FindingPhoto,
  LargerOriginal,
  Monitoring,
  Photo,
  Place,
  Plan,
  Visit,
} from '@plumbline/contract';
import { originalOf, sendOriginal } from './large-original.ts';
import type { Person } from './person.ts';
import { cleanWall, crackOnPlaster } from './photos.ts';
import { planPdf } from './plan-pdf.ts';
import { recordingOf } from './recordings.ts';

/** What somebody said with a photo, in words that warn of a danger. */
export const SPOKEN = 'Bare live wires behind this board';

/** Gives an account one of everything that belongs to it, made over HTTP as people make it. */
export async function furnishAccount(person: Person): Promise<void> {
  const done = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const upload = <T>(path: string, field: string, bytes: Uint8Array, fields = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    body.set(field, new Blob([Uint8Array.from(bytes)]), 'file');
    return done(person.call<T>('POST', path, { body }));
  };
  const { id } = await person.project('Terrace in Marrickville');
  const owner = { role: 'owner', name: 'Ann Example', phone: '0400 000 000', email: 'Ann@Example.com' };
  await done(person.post(`/api/projects/${id}/people`, owner));
  const visited = { kind: 'handover', visitedOn: '2026-11-02', attendedBy: ['Ann Example'] };
  const visit = (await done(person.post<Visit>(`/api/projects/${id}/visits`, visited))).id;
  const kitchen = (await done(person.post<Place>(`/api/projects/${id}/places`, { name: 'Kitchen' }))).id;
  const analyse = async (description: string) =>
    (await done(person.analyse(await crackOnPlaster(), { projectId: id, description }))).defect.id;
  const crack = await analyse('crack');
  const hazard = await analyse('Bare live wires hang out of the wall');

  const decided = { verdict: 'corrected', defectId: 'plasterboard_crack', severity: 'high', note: 'By hand' };
  await done(person.put(`/api/defects/${crack}/decision`, decided));
  const [cover] = await done(person.get<FindingPhoto[]>(`/api/defects/${crack}/photos`));
  const blurred = { kind: 'blur', from: [0.1, 0.2], to: [0.3, 0.4] };
  await done(person.put(`/api/photos/${cover?.id}/markup`, { shapes: [blurred], version: 0 }));
  const filed = { visitId: visit, placeId: kitchen };
  const larger = originalOf();
  const made = { ...filed, originalSha256: larger.sha256 };
  const kept = await upload<Photo>(`/api/projects/${id}/photos`, 'image', await cleanWall(), made);
  await done(sendOriginal<LargerOriginal>(person, kept.id, larger.bytes));
  await done(person.post(`/api/defects/${crack}/photos`, { photoIds: [kept.id] }));
  // The photo that the panel looked at isn't the cover any more.
  await done(person.patch(`/api/defects/${crack}/photos/${kept.id}`, { cover: true }));
  const said = { key: 'voice-note-1', text: SPOKEN };
  await upload(`/api/photos/${kept.id}/voice`, 'audio', recordingOf(3_000), said);

  const plan = await upload<Plan>(`/api/projects/${id}/plans`, 'plan', planPdf(2), { name: 'Ground floor' });
  await done(person.post(`/api/plans/${plan.id}/pins`, { page: 1, x: 0.25, y: 0.5, findingId: crack }));
  const contract = { kind: 'contract', name: 'Contract' };
  await upload(`/api/projects/${id}/documents`, 'document', planPdf(1), contract);

  const step = (finding: number, body: object, revision: number) =>
    done(person.post(`/api/defects/${finding}/repair/steps`, { key: randomUUID(), revision, ...body }));
  const assigned = { person: 'Ben Ochre', trade: 'plastering', dueOn: '2030-02-03', note: 'Ring first' };
  await step(crack, { step: 'assign', ...assigned }, 0);
  await step(hazard, { step: 'comment', note: 'Switched off at the board' }, 0);
  await upload(`/api/defects/${crack}/repair/photos`, 'image', await crackOnPlaster(), { key: randomUUID() });

  const read = { point: 'A', instrument: 'crack gauge', plusMinus: 0.1 };
  const reading = (more: object) =>
    done(person.post<Monitoring>(`/api/defects/${crack}/readings`, { key: randomUUID(), ...read, ...more }));
  const first = await reading({ readOn: '2026-11-01', mm: 0.4 });
  const correctsId = first.readings.at(-1)?.id;
  await reading({ readOn: '2026-11-01', mm: 0.5, note: 'Misread', correctsId, nextOn: '2027-01-01' });

  const stated = { addressee: 'Builder Pty Ltd', replyBy: '2026-12-24', accessLog: 'Two letters' };
  const report = { projectId: id, title: 'Handover', selectedDefectIds: [crack], kind: 'notice' };
  const unseen = { attendedBy: 'Ann Example', notInspected: [{ area: 'Roof', reason: 'No access' }] };
  await done(person.post('/api/reports', { ...report, ...unseen, particulars: stated }));
  await done(person.post('/api/ai/chat', { message: 'What causes rising damp?' }));
}
