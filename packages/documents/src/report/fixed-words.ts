import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { speaksAs4349 } from './rating.ts';

/** Sentences and headings that every report has, whatever it says: stated once for paper and for Word. */
const FIXED_WORDS = {
  noAccess: 'No day has been offered yet. Please name one.',
  setAside: 'These photos were examined and chosen for the report. They aren’t counted above.',
  noFurther: 'No further inspection is recommended on the strength of these photos alone.',
  photoIndex:
    'Each photo’s SHA-256 ties the printed picture to its original file: a file that was changed since has another one. ‘Taken’, the camera and the place are what the file says of itself. ‘On the device’ and ‘Taken in the app’ go by the clock of the phone or computer that sent it. All of these can be changed. ‘Added’ is what the server recorded.',
  openPoints: 'These points were open when the report was made.',
} as const;

const SIGNER = {
  inspector: { name: 'Inspector', decided: 'What the inspector decided', note: 'The inspector’s note' },
  expert: { name: 'Expert', decided: 'Opinion of the expert', note: 'The expert’s reasons' },
} as const;

/** The same with what differs by kind: who signs it, and by which words it rates. */
export const fixedWords = (kind: ReportKind) => ({
  ...FIXED_WORDS,
  signer: SIGNER[kind === 'expert' ? 'expert' : 'inspector'],
  ...(speaksAs4349(kind)
    ? {
        rating: 'Class',
        why: 'Why it is classed so',
        noSignificant: 'No major defect and no safety hazard is listed in this report.',
      }
    : {
        rating: 'Severity',
        why: 'Why it is rated so',
        noSignificant:
          'None of the findings in this report is rated critical or high, or is a safety hazard.',
      }),
});
