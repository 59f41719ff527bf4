export { checkDeviceClaims, claimsInTrail, type DeviceClaims } from './device-claims.ts';
export { photoFailure, refusePhoto } from './photo-failure.ts';
export { documentKey, imageKey, planPageKey, storePhoto } from './photo-files.ts';
export {
  addPhotos,
  copiesOf,
  deleteLoosePhotos,
  holdPhotosOf,
  type NewDerivative,
  type NewPhoto,
  photoColumns,
} from './photo-rows.ts';
export { askForPrints, printJob } from './print-job.ts';
export {
  type FormFields,
  LET_GO_AFTER_MS,
  NOBODY,
  noFields,
  receiveUpload,
  whileReceiving,
} from './receive-upload.ts';
export { receivedAt, receivedWith } from './received-at.ts';
export { redrawUpload } from './redraw-upload.ts';
