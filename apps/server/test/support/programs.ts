import { join } from 'node:path';
import { inject } from 'vitest';

/** The file of a program that tests start as a process of its own, by its name in the bundle. */
export const testProgram = (name: string): string => join(inject('testPrograms'), `${name}.js`);
