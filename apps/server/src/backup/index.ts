export { backUp } from './back-up.ts';
export { RestoreError, restore } from './restore.ts';
