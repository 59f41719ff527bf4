/** Reads the settings, builds the app, listens, and shuts down without losing a request. */
import { start } from './start.ts';

await start(process.env);
