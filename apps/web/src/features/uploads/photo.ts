import { newKey } from '../../api/new-key.ts';

/** A photo that was chosen, with the key under which its analysis is asked for: asking twice costs once. */
export interface ChosenPhoto {
  file: File;
  key: string;
}

export function choosePhoto(file: File): ChosenPhoto {
  return { file, key: newKey() };
}
