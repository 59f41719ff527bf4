export { type BackedUp, backUp } from './back-up.ts';
export { type Restored, RestoreError, restore } from './restore.ts';
