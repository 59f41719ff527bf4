/** What is asked of proof and of the Victorian guide's edition: what is held of both, and no promise that it is enough. */
import type { StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';
import type { SingleFact } from './single-facts.ts';
import { contractSaid } from './stated-limits.ts';

const PROOF =
  /\b(?:photos?|pics?|pictures?|videos?|emails?|texts?|diary|documents?|papers?|paperwork|evidence|proof|prove[sdn]?|expert(?:['’]?s)? (?:reports?|witness\w*|opinion)|(?:building|engineer\w*|independent|inspection) reports?)\b/i;
const ENOUGH =
  /\b(?:enough|suffic\w*|accept\w*|admiss\w*|count|counts|good as|stand up|hold up|do i need|do we need|need (?:an?|to)|have to (?:have|get)|must (?:i|we) (?:have|get)|required?|what (?:kind|sort|type|papers?|documents?|evidence|proof|do i (?:need|bring|take|show))|which (?:papers?|documents?)|how (?:do|can|would|am) (?:i|we) (?:to )?(?:prove|show)|prove)\b/i;
const HEARD =
  /\b(?:ncat|vcat|qcat|tascat|acat|sacat|sat|tribunal|court|hearing|magistrates?|member|claims?|disputes?|regulator|qbcc|fair trading|builder (?:did|caused)|already there|was there|before (?:i|we|they) (?:moved|bought|signed|settled)|pre-?exist\w*)\b/i;
/** Text that a program wrote, a schedule, the report that is bought here: these have answers of their own. */
const OTHER_MATTER =
  /\b(?:ai|chat ?gpt|chat ?bot|program|generat\w*|scott|schedule|code of conduct|pd ?3|plumbline|pdf|credits?|download|fake\w*|photo ?shop\w*|edit\w*|alter\w*|in writing|written notice|notice)\b/i;

/** 'Is a photo enough at NCAT?', 'how do I prove it was there before?' */
function enoughProof(text: string, state: StateCode | null): Part[] {
  if (!PROOF.test(text) || !ENOUGH.test(text) || !HEARD.test(text) || OTHER_MATTER.test(text)) return [];
  const path = state && disputePath(state);
  const forum = path?.forum ? path.forum.replace(/,.*$/, '') : 'the tribunal or court';
  const expert = /\bexpert|\bengineer|\breports?\b|\bwitness/i.test(text);
  const code =
    state === 'NSW' || (state === null && /\bncat\b/i.test(text)) ? rowsNamed('law:ncat-expert-code') : [];
  return [
    {
      text: [
        expert
          ? `**I hold no rule that says when ${forum} wants an expert’s report**, so ask there or a lawyer. What a photo can’t show, such as a cause, is usually for an expert.`
          : `**A photo or a paper alone may not be enough, and nobody can promise that it is:** I hold no rule on how much proof ${forum} wants.`,
        'What helps: photos with their dates, unedited, each with the place and something for scale. Also what you wrote to the builder, the answers, the contract and earlier reports. An independent inspector or engineer can say the cause.',
        code.map((row) => row.text).join(' '),
        'Ask a lawyer about your own case.',
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: [...code, ...(state ? rowsNamed(`state:${state}/dispute`) : [])],
      support: 0.6,
    },
  ];
}

const GUIDE = /\bguides?\b/i;
const EDITION_ASKED =
  /\b(?:which|appl(?:y|ies|ied)|counts?|use[ds]?|using|for (?:me|my|our|us)|hold|holds|under|go by|goes by|old|new|2015|2026|edition|right one)\b/i;
const VICTORIAN = /\b(?:vic\w*|melbourne|geelong|bpc|vba|2015|2026)\b/i;
/** What a guide says of one limit is told with that limit. */
const OF_A_LIMIT =
  /\d ?(?:mm|mil)\b|\b(?:cracks?|cracked|width|how (?:wide|much|big|far|flat)|limits?|lippage|gaps?|level|what counts|distance)\b/i;
const FROM = '2026-08-01';

/** 'Does the new guide count for a contract of March 2025?' */
function guideOfContract(text: string, state: StateCode | null, today: string): Part[] {
  if (!GUIDE.test(text) || !EDITION_ASKED.test(text) || !/\bcontract|\bsigned\b/i.test(text)) return [];
  if (state !== 'VIC' && !(state === null && VICTORIAN.test(text))) return [];
  if (OF_A_LIMIT.test(text)) return [];
  const contract = contractSaid(text, today);
  const lead = !contract
    ? '**The contract’s date decides:**'
    : contract < FROM
      ? '**No, the guide of 2026 isn’t for your contract; the one of 2015 is:**'
      : '**The guide of 2026, by your contract’s date:**';
  return [
    {
      text: `${lead} the Victorian guide of 2026 is for contracts from 1 August 2026. Earlier ones go by the guide of 2015, whose figures I don’t hold. A guide is no law: contract, code and standards come first.`,
      rows: rowsNamed('state:VIC/guide'),
      support: 0.75,
    },
  ];
}

/** What is held on proof, or on which guide counts; undefined where neither is asked. */
export function evidenceFact(text: string, state: StateCode | null, today: string): SingleFact | undefined {
  const guide = guideOfContract(text, state, today);
  if (guide.length > 0) return { aim: 'law.guide', parts: guide };
  const proof = enoughProof(text, state);
  return proof.length > 0 ? { aim: 'law.dispute', parts: proof } : undefined;
}
