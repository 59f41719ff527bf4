/** What opens over a page, in one file: it comes when somebody first reaches for it. */
export { OpenMenu } from './open-menu.tsx';
export { OpenMultiSelect } from './open-multi-select.tsx';
export { OpenSelect } from './open-select.tsx';
