/** Sentences of a hosted model that play down a hazard of which its reader was just warned. */

/** 'Not safe', 'until it is safe', 'check whether it is safe' say the opposite. */
const DOUBTED =
  /(?:\b(?:not|never|no longer|until|unless|whether|if|once|when|only|before|assume|hardly)\b|n[’']t\b)[^.!?]{0,40}$/i;
const SAFE =
  /\b(?:safe|harmless|fine|ok|okay|all right|alright|low[- ]risk)(?: to| for| as| in| enough| now| at|[,.!]|$)|\bnot (?:be )?(?:dangerous|hazardous|serious|urgent|an emergency)\b|\b(?:no|little|minimal) (?:immediate |real |great )?(?:danger|risk|hazard|rush|urgency)\b/gi;
const PERMITS =
  /\b(?:no need to|needn[’']t|don[’']t (?:have|need) to|do not (?:have|need) to) (?:worry|call|leave|evacuate|turn|stop|isolate|panic|move|keep)\b|\b(?:nothing to|don[’']t|do not) (?:worry|panic)\b|\b(?:you (?:can|may)|feel free to|go ahead and) (?:still |just |also |safely |simply )?(?:touch|ignore|keep using|continue|use|stay|sleep|walk|stand|switch|leave it|wait|carry on|light)\b|\bcan (?:safely )?wait\b/i;

function playsDown(sentence: string): boolean {
  if (PERMITS.test(sentence)) return true;
  return [...sentence.matchAll(SAFE)].some((match) => !DOUBTED.test(sentence.slice(0, match.index)));
}

/** The text without such sentences, and whether there were any. */
export function withoutReassurance(text: string): { text: string; removed: boolean } {
  const sentences = text.split(/(?<=[.!?])(?=\s)|(?<=\n)/);
  const kept = sentences.filter((sentence) => !playsDown(sentence));
  return { text: kept.join(''), removed: kept.length < sentences.length };
}
