import { drawIcon } from './icon.tsx';

export const Circle = drawIcon(<circle cx="12" cy="12" r="10" />);
