import { drawIcon } from './icon.tsx';

export const ChartNoAxesColumn = drawIcon(
  <>
    <path d="M5 21v-6" />
    <path d="M12 21V3" />
    <path d="M19 21V9" />
  </>,
);
