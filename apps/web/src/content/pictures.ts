import type { PictureName } from '@plumbline/knowledge/section';
import checklistSmall from '../assets/pictures/checklist-640.webp';
import checklistFile from '../assets/pictures/checklist-1280.webp';
import dashboardSmall from '../assets/pictures/dashboard-640.webp';
import dashboardFile from '../assets/pictures/dashboard-1280.webp';
import findingSmall from '../assets/pictures/finding-640.webp';
import findingFile from '../assets/pictures/finding-1280.webp';
import overlaySmall from '../assets/pictures/overlay-480.webp';
import overlayFile from '../assets/pictures/overlay-960.webp';
import phoneFile from '../assets/pictures/phone-520.webp';
import reportFile from '../assets/pictures/samples/structural-defect-assessment-3-640.webp';
import type { PictureFile } from '../ui/picture.tsx';

/** Made from the product by scripts/refresh-pictures.mjs. */
const SCREEN = { width: 1280, height: 846 } as const;

// Each by its own name, so that a page carries only those that it shows.

export const FINDING: PictureFile = {
  ...SCREEN,
  src: findingFile,
  small: { src: findingSmall, width: 640 },
  alt: 'A finding in Plumbline: a stepped crack in brickwork marked on the photo, rated high, with its confidence and the tolerance that it exceeds.',
};

export const OVERLAY: PictureFile = {
  width: 960,
  height: 720,
  src: overlayFile,
  small: { src: overlaySmall, width: 480 },
  alt: 'A brick wall with a stepped crack; what the engines took for the crack is marked along the joints.',
};

const DASHBOARD: PictureFile = {
  ...SCREEN,
  src: dashboardFile,
  small: { src: dashboardSmall, width: 640 },
  alt: 'The dashboard: what needs attention, the form for a new photo and the newest findings.',
};

const CHECKLIST: PictureFile = {
  ...SCREEN,
  src: checklistFile,
  small: { src: checklistSmall, width: 640 },
  alt: 'A handover checklist for a house, with boxes to tick and lines for notes.',
};

export const REPORT: PictureFile = {
  width: 640,
  height: 906,
  src: reportFile,
  alt: 'A page of a report: photo, the same photo with marks, what the panel found beside what the inspector decided, the rule and what to do.',
};

export const PHONE: PictureFile = {
  width: 520,
  height: 1040,
  src: phoneFile,
  alt: 'A finding on a phone: the photo of spalling concrete, and the decision that was taken on it.',
};

/** All of them, for texts that name one. */
export const PICTURES: Readonly<Record<PictureName, PictureFile>> = {
  finding: FINDING,
  overlay: OVERLAY,
  dashboard: DASHBOARD,
  checklist: CHECKLIST,
  report: REPORT,
  phone: PHONE,
};
