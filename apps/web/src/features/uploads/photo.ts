import type { DeviceStatement } from '@plumbline/contract';
import { newKey } from '../../api/new-key.ts';

/** A photo that was chosen, with the key under which its analysis is asked for: asking twice costs once. */
export interface ChosenPhoto {
  file: File;
  key: string;
  /** What this device says of it; left out where nothing of it is kept here. */
  device?: DeviceStatement | undefined;
}

export function choosePhoto(file: File): ChosenPhoto {
  return { file, key: newKey() };
}
