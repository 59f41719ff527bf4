/** What is told to be gone, tested well or found clear is no defect to be rated: it is noted, with what that doesn't show. */
import type { Asked } from '../aims/ask-back.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { asksAnything } from './read-turn.ts';

const FOUND_CLEAR =
  /\b(?:lab|tests?|tested|samples?|results?|swabs?|report)\b.{0,40}\b(?:negative|clear|clean|nothing found|not detected|free of)\b|\b(?:lab|tests?|results?|reports?|samples?)\b.{0,20}\b(?:says?|said|shows?|showed|came back|comes back|is|was|reads?|has|have|found|with)\b.{0,30}\b(?:no (?:asbestos|lead)|asbestos[- ]free|lead[- ]free)\b|\b(?:no|none|not any) (?:asbestos|lead|co|carbon monoxide|gas|leaks?|termites?|mou?ld|issues?|problems?|faults?|defects?)\b.{0,15}\b(?:found|detected|seen|there)\b/i;
const TESTED_WELL =
  /\b(?:tested|checked|inspected|serviced|looked at|pressure tested)\b.{0,25}\b(?:ok|okay|fine|all good|all clear|all tight|good|tight|pass(?:ed|es)?|no (?:issues?|problems?|faults?|leaks?))\b/i;
const GONE =
  /\b(?:was|were|got|been|had|have|has)\b.{0,30}\b(?:removed|demolished|filled in|decommissioned|taken (?:out|away|down)|ripped out|disconnected)\b|\b(?:removed|demolished|filled in|decommissioned) (?:and|then|by|in|last)\b/i;
/** What takes its danger with it; a rail, a prop or an alarm that is gone leaves one. */
const MAY_GO =
  /\b(?:pool|spa|pond|fibro|asbestos|eaves?|lead paint|(?:gas |wood |old )?(?:heater|stove|cooktop|boiler)|gas bottles?|shed|carport|septic|(?:oil|fuel|water) tank|tree|palm|carpet)s?\b/i;
/** Something is left, doubted or wrong all the same. */
const NOT_ALL =
  /\?|n['’]t\b|\b(?:but|except|although|though|however|still|again|not|only|some|part|half|most|apart from|hole|open|dead|missing|leak(?:s|ing|ed)?|crack\w*|loose|smell\w*|spark\w*|sagg?\w*|bare|exposed|dust|broke\w*|waiting|pending|positive|myself|ourselves|mate|wall|walls|beam|post|posts|pier|column|chimney breast|support\w*|need\w*|should|want\w*|going to|will|would|before|until|if)\b/i;
const LONGEST = 22;

/** The answer; undefined where a message asks, or tells of anything that isn't over. */
export function clearedTold({ message, thread, own }: Asked): Reply | undefined {
  if (asksAnything(message) || message.trim().split(/\s+/).length > LONGEST) return undefined;
  const rest = message.replace(NONE_FOUND, ' ');
  if (NOT_ALL.test(rest) || thread.danger !== '' || own.finding || thread.findingId !== null)
    return undefined;
  const text = FOUND_CLEAR.test(message)
    ? '**Noted: found clear, as you tell it.** That holds for what was tested, where and when it was: another sheet, room or day isn’t in it. Keep the report with its date and who made it.'
    : TESTED_WELL.test(message)
      ? '**Noted: tested, and well, as you tell it.** I can’t check that from here, and it holds for that day. Keep who tested it and when; if one of them smells, sounds or looks wrong, tell me.'
      : GONE.test(message) && MAY_GO.test(message)
        ? '**Noted: it is gone, as you tell it.** I rate nothing that is no longer there. Keep the paper of whoever took it away; if something of it is left, say what you see.'
        : undefined;
  if (text === undefined) return undefined;
  return routedReply(
    {
      aim: 'knowledge',
      parts: [{ text, rows: [], support: 0.9 }],
      asks: false,
      declined: false,
      choices: [],
      question: readQuestion(message, thread, own.project?.state ?? own.homeState),
      finding: null,
      projectId: thread.projectId,
    },
    thread,
  );
}
const NONE_FOUND =
  /\bno (?:asbestos|lead|co|carbon monoxide|gas|leaks?|termites?|mou?ld|issues?|problems?|faults?|defects?|cracks?)\b/gi;
