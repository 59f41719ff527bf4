/** Reads the settings, builds the app, listens, and shuts down without losing a request. */
import { nameSourcesInStacks } from './platform/stacks.ts';
import { start } from './start.ts';

nameSourcesInStacks();
await start(process.env);
