/** Rows of practice: AS 4349.1's words, stages of works, and the help centre. */

import { STAGES } from '@plumbline/knowledge';
import {
  AS4349_ACCEPTANCE,
  AS4349_AREAS,
  AS4349_DEFECT_STATEMENT,
  AS4349_DEFINITIONS,
  AS4349_EXCLUDED,
  AS4349_REASONABLE_ACCESS,
  AS4349_REPORT_SECTIONS,
  DEFECT_KINDS,
} from '@plumbline/knowledge/as4349';
import { FAQ, GUIDES } from '@plumbline/knowledge/help';
import type { Block } from '@plumbline/knowledge/section';
import { joined } from '../question/words.ts';
import { bullets, type Row } from './row.ts';

const INSPECTION = 'AS 4349.1-2007';
const HELP = 'Help centre';
const EVERYWHERE = { defectIds: [], states: [] } as const;
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);

const inspection = (
  name: string,
  title: string,
  text: string,
  keywords: string,
  confidence: Row['confidence'] = 'verified',
): Row => ({
  id: `as4349:${name}`,
  aspect: 'definition',
  title: `${title} (${INSPECTION})`,
  text,
  keywords: `as 4349 inspection report prepurchase building inspector ${keywords}`,
  ...EVERYWHERE,
  confidence,
  source: INSPECTION,
});

const inspectionRows: Row[] = [
  ...AS4349_DEFINITIONS.map((row) =>
    inspection(
      slug(row.term),
      row.term,
      `**${row.term}** in the sense of AS 4349.1: ${row.meaning}.`,
      'definition define meaning mean term',
      row.confidence,
    ),
  ),
  inspection(
    'kinds',
    'Kinds of defect',
    `AS 4349.1 sorts defects by kind:\n${bullets(DEFECT_KINDS.map(({ letter, name, identifier }) => `**${letter}** ${name}: ${identifier}`))}`,
    'kind type a b c d e f category letter',
  ),
  inspection(
    'areas',
    'Areas inspected',
    `An inspection to AS 4349.1 looks at:\n${bullets([...AS4349_AREAS])}`,
    'area areas covered look included scope roof subfloor interior site 30 m',
  ),
  inspection(
    'access',
    'Reasonable access',
    `What counts as reasonable access:\n${bullets(
      AS4349_REASONABLE_ACCESS.filter(({ confidence }) => confidence !== 'unsure').map(
        ({ item, minimum }) => `${item}: ${minimum}`,
      ),
    )}`,
    'manhole hole size crawl space ladder reach access opening',
  ),
  inspection(
    'excluded',
    'What an inspection leaves out',
    `Normally left out of an inspection:\n${bullets([...AS4349_EXCLUDED])}`,
    'excluded not included not covered exclude exclusion cover building inspection',
    'likely',
  ),
  inspection(
    'sections',
    'Sections of a report',
    `A report has these sections:\n${bullets(AS4349_REPORT_SECTIONS.map(({ section }) => section))}`,
    'contents content must contain include format inspection report sections',
    'likely',
  ),
  inspection(
    'statement',
    'How a defect is stated',
    `A statement of a defect says:\n${bullets([...AS4349_DEFECT_STATEMENT])}`,
    'write word describe defect statement wording',
    'likely',
  ),
  inspection(
    'acceptance',
    'What a building is compared with',
    `${AS4349_ACCEPTANCE.text}.`,
    'compare age benchmark old house acceptance criteria',
  ),
];

const stageRows: Row[] = STAGES.map((stage) => ({
  id: `stage:${stage.id}`,
  aspect: 'stage',
  title: `Stage of works: ${stage.name}`,
  text: `**${stage.name}**: ${stage.description} Usually ${stage.paymentPercentage.replace('-', '–')} of the contract price is claimed at this stage; an inspection ${stage.inspectionRequired ? 'is' : 'isn’t'} required.`,
  keywords:
    'stage progress payment claim percent percentage share contract price inspection required works deposit bank pay',
  ...EVERYWHERE,
  confidence: 'likely',
  source: 'Stage catalogue',
}));

const stageNames = STAGES.map(({ id, name }) => ({
  id: `stage:${id}`,
  name: new RegExp(
    `\\b${name
      .toLowerCase()
      .replace(/ stage$/, '')
      .replace(/[ &-]+/g, '(?:[ &-]|and)*')}\\b`,
  ),
}));

/** Ids of the rows of the stages that a text names. */
export const stagesNamed = (text: string): string[] => {
  const folded = joined(text).toLowerCase();
  return stageNames.filter(({ name }) => name.test(folded)).map(({ id }) => id);
};

const termsDefined = AS4349_DEFINITIONS.map(({ term }) => ({
  id: `as4349:${slug(term)}`,
  // 'A major one' goes on from 'a minor defect'.
  term: new RegExp(`\\b${term.toLowerCase().replace(/ defect$/, '(?: (?:building )?defects?| ones?)')}\\b`),
}));

/** Ids of the rows that define a term of the text; 'defect' by itself is no term there. */
export const definitionsNamed = (text: string): string[] => {
  const folded = text.toLowerCase();
  return termsDefined
    .filter(({ id, term }) => id !== 'as4349:defect' && term.test(folded))
    .map(({ id }) => id);
};

const plainLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

function blockText(block: Block): string {
  if (typeof block === 'string') return plainLinks(block);
  if ('list' in block) return bullets(block.list.map(plainLinks));
  if ('steps' in block) return block.steps.map((step, at) => `${at + 1}. ${plainLinks(step)}`).join('\n');
  if ('note' in block) return block.note;
  if ('picture' in block) return '';
  const { head, rows } = block.table;
  return bullets(
    rows.map((row) => row.map((cell, at) => (at === 0 ? `**${cell}**` : `${head[at]}: ${cell}`)).join('; ')),
  );
}

/** What people ask of the product in other words than the help centre's. */
const HELP_WORDS: Readonly<Record<string, string>> = {
  'faq/do-i-need-a-card-to-try-plumbline': 'free trial try credit card sign up start',
  'faq/who-is-it-for': 'owner builder inspector audience meant for',
  'faq/does-a-result-replace-an-inspection': 'instead of inspector professional rely on replace engineer',
  'faq/do-i-have-to-create-a-project-first': 'need project before start first',
  'faq/what-does-one-credit-pay-for': 'credit worth buys price cost analysis photo each',
  'faq/do-credits-expire': 'expire expiry run out lapse last end use by credits valid',
  'faq/do-i-pay-for-an-analysis-that-fails': 'charged failed error lose credit back',
  'faq/i-paid-but-my-credits-aren-t-there':
    'missing credits payment went through not arrived charged twice fix',
  'faq/what-is-in-a-report': 'report contents include contain pages pdf',
  'faq/can-i-change-a-report-after-buying-it': 'edit change update report after download again',
  'faq/can-i-get-a-refund-for-a-report': 'refund money back return cancel',
  'faq/which-photos-can-i-upload': 'format size heic jpg png file type pixels resolution',
  'faq/why-does-a-result-say-that-it-isn-t-sure': 'not sure unsure uncertain doubt low confidence',
  'faq/how-often-is-the-panel-right':
    'accurate accuracy reliable correct right wrong mistake percent engines',
  'faq/does-it-work-on-a-phone': 'mobile iphone android tablet phone install app',
  'faq/what-happens-without-a-connection': 'offline no internet reception signal network wifi site',
  'faq/what-does-it-cost': 'price cost pricing fee charge subscription plan how much',
  'faq/where-do-i-find-my-receipts': 'receipt invoice invoices tax gst history payments download',
  'faq/is-my-card-stored-here': 'card details stored saved safe number',
  'faq/what-does-the-ai-chat-answer-from': 'assistant chat sources know limits messages',
  'faq/what-is-kept-of-my-chats': 'chat history conversation messages delete stored privacy hosted model',
  'guide/getting-started/first-analysis': 'begin start how to use first analyse upload',
  'guide/getting-started/what-you-get': 'result shows get analysis',
  'guide/reports/make-a-report': 'create generate make report pdf send client',
  'guide/reports/report-look': 'layout look sample logo brand',
  'guide/reports/report-price': 'price cost report buy pay',
  'guide/billing/credits': 'price cost credits buy pack how much one analysis',
  'guide/billing/payments': 'pay payment card stripe declined buy',
  'guide/ai-results/limits': 'behind wall hidden cannot see limits photo',
  'guide/security/protection': 'privacy secure security safe data protect who can see share',
  'guide/security/keeping': 'how long keep kept delete retention data',
  'guide/project-management/create-project': 'new project add set up',
};

const help = (id: string, title: string, text: string, keywords: string): Row => ({
  id: `help:${id}`,
  aspect: id.includes('image-upload') ? 'photo' : 'product',
  title,
  text,
  keywords: `${keywords} ${HELP_WORDS[id] ?? ''}`,
  ...EVERYWHERE,
  confidence: 'verified',
  source: HELP,
});

const helpRows: Row[] = [
  ...FAQ.map(({ category, question, answer }) =>
    help(`faq/${slug(question)}`, question, answer, `plumbline app ${category.replace('-', ' ')}`),
  ),
  ...GUIDES.filter(({ id }) => id !== 'videos').flatMap((guide) =>
    guide.sections.map((section) =>
      help(
        `guide/${guide.id}/${section.id}`,
        `${guide.title}: ${section.title}`,
        section.blocks.map(blockText).join('\n\n'),
        `plumbline app ${guide.summary}`,
      ),
    ),
  ),
];

export const PRACTICE_ROWS: readonly Row[] = [...inspectionRows, ...stageRows, ...helpRows];
