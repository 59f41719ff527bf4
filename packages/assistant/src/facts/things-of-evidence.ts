/** Proof, expert reports, and what inspections and guides go by. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_EVIDENCE = {
  photo_original:
    'original photo file for court, original photo ~ court, original photo ~ tribunal, original photo ~ evidence, original photo file, original photo, original file, original image, screenshot ~ evidence, screenshot of ~ photo, screenshot, raw file',
  photo_data:
    'exif ~ photo, metadata ~ photo, exif, exif data, metadata, photo data, date in the photo data, photo metadata, date stamp ~ photo',
  photo_hash:
    'sha 256 of ~ photo, sha256 of ~ photo, hash of ~ photo, photo hash, sha 256, sha256, hash of ~ file, file hash',
  photo_edit:
    'crop ~ photo ~ evidence, brighten ~ photo ~ evidence, edit ~ photo ~ evidence, crop ~ photo ~ tribunal, brighten ~ photo ~ tribunal, edit ~ photo ~ tribunal, brighten ~ photo ~ court, crop ~ photo ~ court, edit ~ photo ~ court, crop ~ photo, brighten ~ photo, edit ~ photo ~ evidence, crop ~ picture, cropping ~ photo, rotate ~ photo, enhance ~ photo',
  photo_evidence:
    'phone photo ~ evidence, photo ~ evidence, photos ~ evidence, photo ~ proof, photos ~ proof, phone photo, photo ~ tribunal, pictures ~ evidence, photos ~ tribunal, photo ~ court, photos ~ court',
  vcat_report:
    'vcat expert report, contents of a vcat expert report, contents ~ vcat ~ expert report, vcat ~ expert report, expert report ~ vcat, vcat expert report, vcat hearing ~ expert report, vcat ~ expert witness report',
  dbdrv_clock:
    'dbdrv ~ clock, dbdrv ~ 10 years, dbdrv application, complain* ~ building and plumbing commission ~ 10 years, dbdrv ~ limitation, dbdrv ~ time limit, complaining to ~ building and plumbing commission ~ extend',
  as_4349:
    '2007 edition of as 4349.1, edition of as 4349.1, edition of as 4349, as 4349.1 ~ edition, as 4349.1 ~ current, as 4349 ~ edition',
  inspection_agreement:
    'inspection agreement, pre inspection agreement, inspection contract, agreement ~ before the inspection, agreement ~ signed before ~ inspection',
  inspection_visit:
    'building inspection take, house inspection take, inspection ~ take, long ~ pre purchase inspection take, long ~ building inspection, hours ~ inspection',
  vic_guide:
    '2026 guide, guide ~ 2026, 2015 ~ tolerance guide, 2026 ~ guide, victorian guide, 2015 victorian ~ guide, 2015 guide, victorian tolerance guide',
} as const satisfies Record<string, string>;
