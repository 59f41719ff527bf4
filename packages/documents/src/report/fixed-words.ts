import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { speaksAs4349 } from './rating.ts';

/** Sentences and headings that every report has, whatever it says: stated once for paper and for Word. */
const FIXED_WORDS = {
  noAccess: 'No day has been offered yet. Please name one.',
  setAside: 'These photos belong to the report, but no defect is counted for them.',
  noFurther: 'No further inspection is recommended on the strength of these photos alone.',
  photoIndex:
    'Each photo’s SHA-256 ties the printed picture to its original file. If the file changes, so does its SHA-256. To check a file, compare what ‘sha256sum FILE’ prints, or on Windows ‘certutil -hashfile FILE SHA256’. Who held the camera isn’t recorded. ‘Taken’, the camera and the place come from the file. ‘On the device’ and ‘Taken in the app’ come from the clock of the phone or computer that sent it. All of these can be changed. ‘Added’ is when the server received it, and from whose account.',
  openPoints: 'These points were open when the report was made.',
} as const;

const SIGNER = {
  inspector: { name: 'Inspector', decided: 'What the inspector decided', note: 'The inspector’s note' },
  expert: { name: 'Expert', decided: 'Opinion of the expert', note: 'The expert’s reasons' },
} as const;

/** The same with what differs by kind: who signs it, and by which words it rates; and whether hazards lie outside of it. */
export const fixedWords = (kind: ReportKind, { notChosen = false, anyFixed = false } = {}) => ({
  ...FIXED_WORDS,
  signer: SIGNER[kind === 'expert' ? 'expert' : 'inspector'],
  ...(speaksAs4349(kind)
    ? {
        rating: 'Class',
        why: 'Why this class',
        noSignificant: notChosen
          ? `No major defect ${anyFixed ? 'that isn’t fixed ' : ''}is listed in this report. Safety hazards of the project are open beside it.`
          : `No major defect and no safety hazard ${anyFixed ? 'that isn’t fixed ' : ''}is listed in this report.`,
      }
    : {
        rating: 'Severity',
        why: 'Why this rating',
        noSignificant: notChosen
          ? `No finding in this report is critical or high${anyFixed ? ' and not fixed' : ''}. Safety hazards of the project are open beside it.`
          : `No finding in this report is critical, high or a safety hazard${anyFixed ? ' and not fixed' : ''}.`,
      }),
});
