/** What whoever writes another language is told: that only English is understood, and 000 in words of their own. */

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, '위험하면 000에 전화하세요.'],
  [/\p{Script=Han}/u, '有危险请拨打 000。'],
  [/\p{Script=Arabic}/u, 'في حالة الخطر اتصل بالرقم 000.'],
  [/\p{Script=Devanagari}/u, 'खतरे में 000 पर कॉल करें।'],
  [/\p{Script=Greek}/u, 'Σε κίνδυνο καλέστε το 000.'],
  [/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i, 'Khi gặp nguy hiểm, hãy gọi 000.'],
  [/\b(?:ang|ng|mga|po|sa|may|kuryente|amoy|sunog)\b/i, 'Kung may panganib, tumawag sa 000.'],
  [
    /(?<!\p{L})(?:il|della?|nella?|che|sono|puzza|odore|perdita|scossa|crollo)(?!\p{L})/iu,
    'In caso di pericolo, chiamate lo 000.',
  ],
  [
    /(?<!\p{L})(?:el|los|las|hay|olor|huele|fuga|fuego|incendio|cómo|qué|está)(?!\p{L})/iu,
    'En caso de peligro, llame al 000.',
  ],
];

/** The answer to a message in another language. */
export function toldInEnglish(text: string): string {
  const own = LANGUAGES.find(([writes]) => writes.test(text.normalize('NFC')))?.[1];
  return [
    'I only understand English so far. In danger, call 000.',
    own,
    'Please ask again in English; a few plain words will do.',
  ]
    .filter(Boolean)
    .join(' ');
}
