/** A photo that was chosen, with the key under which its analysis is asked for: asking twice costs once. */
export interface ChosenPhoto {
  file: File;
  key: string;
}

/** crypto.randomUUID exists only on https and localhost; a phone may reach the app by its plain address. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function choosePhoto(file: File): ChosenPhoto {
  return { file, key: newKey() };
}
