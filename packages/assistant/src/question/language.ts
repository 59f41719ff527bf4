/** Whether a message is in another language than English, by its letters and its smallest words. */

const OTHER_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Tamil}\p{Script=Bengali}]/gu;
const LATIN = /\p{Script=Latin}/gu;

const OTHER_WORDS = new Set(
  `el los las una uno como cuanto cuánto qué que por para con del está puede mi pared grieta
  le les des une est dans pour avec quel quelle mon comment combien mur dois je sur qui
  der das ist ein eine wie und nicht mit im wer kann darf sein ich wand riss mein
  il che di per come quanto muro della sono crepa
  não uma parede você meu fazer
  là của có không tường nứt tôi làm nhà
  yang dan apa bagaimana dinding berapa saya retak
  het een hoe mijn muur
  ang paano dingding ko
  olor huele fuga fuego incendio cocina odore puzza perdita fuoco cucina nella scossa amoy sunog kuryente ng mga
  mùi cháy điện giật`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an is are of in on to and what how who why can do does my it this that for with i should much long which`.split(
    ' ',
  ),
);

export function isForeign(text: string): boolean {
  const other = text.match(OTHER_LETTERS)?.length ?? 0;
  if (other > 1 && other > (text.match(LATIN)?.length ?? 0) / 2) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => OTHER_WORDS.has(word)).length;
  return foreign >= 2 && foreign > words.filter((word) => ENGLISH.has(word)).length;
}
