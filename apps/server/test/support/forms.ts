/** Forms with a file, as clients send them. */
import { itemsPdf, told } from './inspection-reports.ts';
import type { Person } from './person.ts';
import { crackOnPlaster } from './photos.ts';
import { recordingOf } from './recordings.ts';

export const photo = await crackOnPlaster();

/** A photo for an analysis, or to be kept. */
export function photoFor(projectId: number): FormData {
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** The same photo in a field of this name. */
export function sentAs(field: string): FormData {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

const report = await itemsPdf(told(1));

/** A report with one draft and its pictures. */
export function reportOf(): FormData {
  const form = new FormData();
  form.set('report', new Blob([Uint8Array.from(report)], { type: 'application/pdf' }), 'report.pdf');
  return form;
}

/** An import with one draft, which has a picture. */
export async function furnishList(person: Person, project: number) {
  const list = (
    await person.call<{ id: number }>('POST', `/api/projects/${project}/imports/report`, {
      body: reportOf(),
    })
  ).body.id;
  const [draft] = (await person.get<{ id: number }[]>(`/api/imports/${list}/drafts`)).body;
  return { list, draft: draft?.id ?? 0 };
}

/** A list with this defect in it. */
export function listOf(defect: string): FormData {
  const form = new FormData();
  form.set('title', '0');
  form.set('list', new Blob([`Defect\n${defect}\n`], { type: 'text/csv' }), 'list.csv');
  return form;
}

/** Whoever may not bring it in is refused before it is read. */
function bcfOf(): FormData {
  const form = new FormData();
  form.set('bcf', new Blob(['PK'], { type: 'application/zip' }), 'topics.bcf');
  return form;
}

interface Ids {
  project: number;
  list: number;
  draft: number;
}

/** How each endpoint of imports is asked, by its name. */
export const IMPORT_ROWS: Readonly<
  Record<string, (ids: Ids) => { id: number; form?: FormData; json?: unknown }>
> = {
  previewList: ({ project }) => ({ id: project, form: listOf('Leak') }),
  addImport: ({ project }) => ({ id: project, form: listOf('Leak') }),
  addReport: ({ project }) => ({ id: project, form: reportOf() }),
  addBcf: ({ project }) => ({ id: project, form: bcfOf() }),
  draftPicture: ({ draft }) => ({ id: draft }),
  listImports: ({ project }) => ({ id: project }),
  listDrafts: ({ list }) => ({ id: list }),
  deleteImport: ({ list }) => ({ id: list }),
  acceptDraft: ({ draft }) => ({ id: draft }),
  acceptDrafts: ({ list, draft }) => ({ id: list, json: { draftIds: [draft] } }),
  setDraftAside: ({ draft }) => ({ id: draft, json: { state: 'set_aside' } }),
};

/** How each endpoint of one finding's repair and readings is asked, by its name. */
export const REPAIR_ROWS: Readonly<
  Record<
    string,
    (ids: { defect: number; project: number }) => { id: number; form?: FormData; json?: unknown }
  >
> = {
  listReadings: ({ defect }) => ({ id: defect }),
  addReading: ({ defect }) => ({
    id: defect,
    json: { key: 'mallory-was-here', readOn: '2026-01-02', instrument: 'crack gauge', mm: 2, plusMinus: 0.1 },
  }),
  planReading: ({ defect }) => ({ id: defect, json: { nextOn: '2026-12-02' } }),
  getRepair: ({ defect }) => ({ id: defect }),
  changeRepairs: ({ defect, project }) => ({
    id: project,
    json: { ids: [defect], step: 'fixOwn', key: 'mallory-was-here' },
  }),
  changeRepair: ({ defect }) => ({
    id: defect,
    json: { step: 'comment', key: 'not-theirs', revision: 0, note: 'Mine now' },
  }),
  addRepairPhoto: ({ defect, project }) => ({ id: defect, form: photoFor(project) }),
  seeRepair: ({ defect }) => ({ id: defect, json: { entry: 1 } }),
};

/** What somebody says with a photo. */
function voiceNote(): FormData {
  const form = new FormData();
  form.set('key', 'a-voice-note');
  form.set('audio', new Blob([Uint8Array.from(recordingOf(2_000))], { type: 'audio/webm' }), 'note.webm');
  return form;
}

export const furnishVoice = (person: Person, photoId: number) =>
  person.call('POST', `/api/photos/${photoId}/voice`, { body: voiceNote() });

/** How each endpoint of one photo is asked, by its name. */
export const PHOTO_ROWS: Readonly<
  Record<
    string,
    (ids: { photo: number; project: number }) => {
      id: number;
      query?: string;
      form?: FormData;
      json?: unknown;
    }
  >
> = {
  addVoiceNote: ({ photo }) => ({ id: photo, form: voiceNote() }),
  voiceAudio: ({ photo }) => ({ id: photo }),
  writeVoiceText: ({ photo }) => ({ id: photo, json: { text: 'Not theirs' } }),
  sendOriginal: ({ photo }) => ({ id: photo, form: voiceNote() }),
  askForOriginal: ({ photo }) => ({ id: photo }),
  downloadOriginal: ({ photo }) => ({ id: photo, query: 'ticket=stolen' }),
  photoImage: ({ photo }) => ({ id: photo }),
  knownPhotos: ({ project }) => ({ id: project, json: { sha256: [] } }),
  readMarkup: ({ photo }) => ({ id: photo }),
  saveMarkup: ({ photo }) => ({ id: photo, json: { shapes: [], version: 0 } }),
  deletePhoto: ({ photo }) => ({ id: photo }),
  analyzeKeptPhoto: ({ photo }) => ({ id: photo }),
  answerPrompt: ({ photo }) => ({ id: photo, json: { answer: 'dismissed', reason: 'Not theirs' } }),
  deleteVoiceNote: ({ photo }) => ({ id: photo }),
};
