/**
 * The whole server, which tests start and kill. It loads engines and learns to chat when somebody asks: most of them see
 * one photo or none.
 */
import { start } from '../../src/start.ts';

await start(process.env, { warm: false });
