import { drawIcon } from './icon.tsx';

export const ChevronLeft = drawIcon(<path d="m15 18-6-6 6-6" />);
