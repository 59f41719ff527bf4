/** What is asked of a crack beside its material and width: whether it is one of what carries the building. */
import type { Alert } from '../hazards/alert.ts';
import { withoutDeniedFaults } from '../measurements/denied-faults.ts';
import type { PlaceQuestion } from './answers.ts';

/** Asked in the place of where it is: a crack's name or width tells none of it. */
export const CRACK_QUESTION = {
  label: 'Have its two sides moved, does it go right through, or does a door or window jam?',
  options: [
    {
      value: 'moved',
      label: 'One side stands out or has dropped',
      words: 'The two sides of the crack are displaced.',
    },
    {
      value: 'through',
      label: 'It goes right through',
      words: 'The crack goes right through its full depth.',
    },
    { value: 'jams', label: 'A door or window jams', words: 'A door or window beside the crack jams.' },
    { value: 'still', label: 'None of these', words: '' },
  ],
} as const satisfies PlaceQuestion;

const MOVED = /\b(?:displace\w*|offset|step|lip\w*)\b/;

/** The question without what the words have answered: 'no displacement' leaves whether it goes through or something jams. */
export function crackQuestion(words: string): PlaceQuestion {
  const said = words.toLowerCase().replaceAll('’', "'");
  const denied = MOVED.test(said) && !MOVED.test(withoutDeniedFaults(said));
  if (!denied) return CRACK_QUESTION;
  return {
    label: 'Does it go right through, or does a door or window jam?',
    options: CRACK_QUESTION.options.filter(({ value }) => value !== 'moved'),
  };
}

const optionOf = (place: string | undefined) => CRACK_QUESTION.options.find(({ value }) => value === place);

/** What an answer tells of a crack that moves, in words; empty for none of it and for silence. */
export const movementAnswered = ({ place }: { place?: string }): string => optionOf(place)?.words ?? '';

const ANSWERED = 'Answered of the crack: ';

/** What the alert of such an answer is told by. */
export const movementBecause = ({ place }: { place?: string }): string =>
  `${ANSWERED}${(optionOf(place)?.label ?? '').replace(/^[A-Z]/, (first) => first.toLowerCase())}`;

/** True of an alert of such an answer: it says nothing of what may be loose. */
export const isOfMovement = ({ because }: Pick<Alert, 'because'>): boolean => because.includes(ANSWERED);
