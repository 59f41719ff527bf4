import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests start, bundled as production's are. */
    testPrograms: string;
  }
}

/** The file of a program that tests start as a process of its own, by its name in the bundle. */
export const testProgram = (name: string): string => join(inject('testPrograms'), `${name}.js`);
