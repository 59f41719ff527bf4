/** Sentences that every report has, whatever it says: stated once for paper and for Word. */
export const FIXED_WORDS = {
  noSignificant: 'None of the findings in this report is rated critical or high.',
  noticeRequest:
    'The items listed in this notice were found at the property. Please say in writing, for each item, whether you will fix it, how and when. Items keep their numbers.',
  noAccess: 'No day has been offered yet. Please name one.',
  setAside: 'These photos were examined and chosen for the report. They aren’t counted above.',
  noFurther: 'No further inspection is recommended on the strength of these photos alone.',
  photoIndex:
    'Each photo’s SHA-256 ties the printed picture to its original file: a file that was changed since has another one. ‘Taken’, the camera and the place are what the file says of itself. ‘On the device’ and ‘Taken in the app’ go by the clock of the phone or computer that sent it. All of these can be changed. ‘Added’ is what the server recorded.',
  openPoints: 'These points were open when the report was made.',
} as const;
