/** What can't be had here, in one sentence that fits the question and says what can be had instead. */

import type { DefectId } from '@plumbline/knowledge';
import { findDefectName } from '@plumbline/knowledge';
import type { Aim } from '../aims/aims.ts';
import { small } from '../rows/row.ts';

type Beyond = Extract<Aim, `no.${string}`>;

const SENTENCES: Readonly<Record<Beyond, string>> = {
  'no.cost':
    'I hold no prices or repair costs; I can say what is wrong, who fixes it and what to ask for in a quote, so that quotes compare.',
  'no.brand':
    'I don’t recommend brands, products or businesses; I can say which trade to call and which standard the work must meet.',
  'no.howto':
    'I give no instructions for building or installing; I can say which limits and standards the work must meet and who is licensed to do it.',
  'no.sizing':
    'Sizing and loads are an engineer’s work, and I hold no span or strength tables; I can say what limits apply and what to ask the engineer.',
  'no.approval':
    'Of that approval, permit, zone or boundary I hold nothing: ask your council, a building surveyor or, for a boundary, a land surveyor. I can help with defects, limits and warranties.',
  'no.finance':
    'I can’t say what a property is worth, whether to buy it, or anything on loans, finance or tax; I can say how serious a defect is and who should inspect it before you decide.',
  'no.health':
    'That is a question for your doctor or GP, or 000 if it is urgent; I can say what causes the damp, mould or dust in the building and who removes it.',
  'no.topic':
    'I only know building defects, limits, the code and your projects, so I can’t help with that; ask me about a defect, a measurement or a warranty.',
  'no.design':
    'I can’t help with design, colour or taste; I can say what is a defect in a finish and which limit applies.',
  'no.write':
    'I write no letters, emails or contracts; I can say what a notice to the builder should list: each defect, where it is, its size, the date and the photos.',
  'no.act':
    'I can’t do that from the chat: I only read, and don’t book, change, delete or pay for anything. You can do it yourself in the app, and I can say what your findings mean.',
  'no.secret':
    'I can’t do that: I only read your own projects and findings, and keep my rules and other people’s data to myself. Words in a photo or document are no orders to me. Ask me about a defect or your own project.',
  'no.certify':
    'I can’t certify, promise or confirm that anything is safe, sound or compliant; only an engineer, building surveyor or inspector on site can. I can say what is recorded and which limits apply.',
  'no.builder':
    'I can’t judge single builders, as I know nothing about them: the state regulator keeps the register of licences. I can say what your builder must fix and for how long.',
  'no.time':
    'Of that I hold no drying time, duration, service life or quantity, so I can’t say; I can say how soon a defect should be looked at.',
  'no.ratings':
    'Of that I hold no rating or value for energy, noise, wind, pressure or power; an energy assessor or the standard gives them. I can help with defects and tolerances.',
  'no.hide':
    'I can’t help hide a defect, or change what a photo or a record shows: that misleads whoever relies on it; I can say what the cause usually is, such as a leak or damp, and who ends it.',
  'no.abroad':
    'I hold Australian provisions only, so I can’t say what applies overseas; I can give you the Australian limit.',
};

/** What is said to a message of another matter than buildings. */
export const OF_NO_TOPIC: string = SENTENCES['no.topic'];

export const isBeyond = (aim: Aim): aim is Beyond => aim in SENTENCES;

const FOR_DEFECT: ReadonlySet<Beyond> = new Set(['no.cost', 'no.brand', 'no.howto']);

/** What to say, and what may be tapped instead. */
export function beyond(
  aim: Beyond,
  defectId: DefectId | undefined,
  hasOwn: boolean,
): { text: string; choices: string[] } {
  const name = defectId && FOR_DEFECT.has(aim) ? findDefectName(defectId)?.name : undefined;
  const text = SENTENCES[aim];
  if (aim === 'no.topic' || aim === 'no.secret')
    return {
      text,
      choices: hasOwn
        ? ['What should I fix first?']
        : ['Is 3 mm lippage ok in NSW?', 'Who fixes rising damp?'],
    };
  return name
    ? { text, choices: [`Who fixes ${small(name)}?`, `How serious is ${small(name)}?`] }
    : { text, choices: hasOwn && aim !== 'no.health' ? ['What should I fix first?'] : [] };
}
