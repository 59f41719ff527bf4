import { drawIcon } from './icon.tsx';

export const ChevronUp = drawIcon(<path d="m18 15-6-6-6 6" />);
