import { drawIcon } from './icon.tsx';

export const ChevronRight = drawIcon(<path d="m9 18 6-6-6-6" />);
