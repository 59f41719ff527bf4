/** Forms with a file, as clients send them. */
import type { Person } from './person.ts';
import { crackOnPlaster } from './photos.ts';

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

/** A list with one draft. */
export async function furnishList(person: Person, project: number) {
  const list = (
    await person.call<{ id: number }>('POST', `/api/projects/${project}/imports`, { body: listOf('Crack') })
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
