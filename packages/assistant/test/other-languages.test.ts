/** Whoever writes another language is told 000 in it. */
import { expect, it } from 'vitest';
import { toldInEnglish } from '../src/compose/other-languages.ts';
import { isForeign } from '../src/question/language.ts';

it.each([
  ['olor fuerte a gas en la cocina', 'En caso de peligro, llame al 000.'],
  ['厨房里有很浓的煤气味', '有危险请拨打 000。'],
  ['nhà bếp có mùi gas rất nặng, tôi phải làm gì', 'Khi gặp nguy hiểm, hãy gọi 000.'],
  ['رائحة غاز قوية في المطبخ', 'في حالة الخطر اتصل بالرقم 000.'],
  ['रसोई में गैस की तेज़ गंध है', 'खतरे में 000 पर कॉल करें।'],
  ['odore di gas nella cucina', 'In caso di pericolo, chiamate lo 000.'],
  ['μυρίζει γκάζι στην κουζίνα', 'Σε κίνδυνο καλέστε το 000.'],
  ['부엌에서 가스 냄새가 나요', '위험하면 000에 전화하세요.'],
  ['may amoy ng gas ang kusina', 'Kung may panganib, tumawag sa 000.'],
])('%s', (text, line) => {
  expect(isForeign(text)).toBe(true);
  expect(toldInEnglish(text)).toContain(line);
  expect(toldInEnglish(text)).toContain('In danger, call 000.');
});

it.each(['Is the en suite in SA covered?', 'The café wall has a crack', 'What may sit on the deck?'])(
  '%s is English',
  (text) => expect(isForeign(text)).toBe(false),
);
