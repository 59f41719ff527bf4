export { undecided } from './decide-defect.ts';
export type { DefectRow, PhotoRow } from './defect-view.ts';
export { agreementIn, divergencesUnder, marksOnCover, toDefect } from './defect-view.ts';
export { findDefect, findDefectTo, findingStateOf } from './find-defect.ts';
export { type LineRow, lineColumns, toLine } from './list-lines.ts';
export { noteFinding } from './note-finding.ts';
export { defectRoutes } from './routes.ts';
export { changingPhoto, changingPhotos, holdPhotos } from './same-photo.ts';
export { sendPhoto } from './send-image.ts';
