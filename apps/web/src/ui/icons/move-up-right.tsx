import { drawIcon } from './icon.tsx';

export const MoveUpRight = drawIcon(
  <>
    <path d="M13 5H19V11" />
    <path d="M19 5L5 19" />
  </>,
);
