/** Rows of the states: warranty, limits, insurance, regulator, inspections, guide, adoption of the code. */
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { ADOPTION_2025 } from '@plumbline/knowledge/ncc';
import { toleranceGuide } from '@plumbline/knowledge/rules';
import { type Fact, type StateFacts, stateFacts } from '@plumbline/knowledge/states';
import {
  ASK_A_LAWYER,
  currentWarranties,
  DEADLINE_KIND_WORDS,
  lawOf,
  type WarrantyRow,
} from '@plumbline/knowledge/warranties';
import { type Aspect, bullets, large, type Row } from './row.ts';

/** A fact as it may be said: an unsure one only as a question that is open. */
function said(fact: Fact, known: string, open: string): string {
  return fact.confidence === 'unsure' ? open : known;
}

/** The day from which Victoria's contracts come under another scheme. */
const NEW_SCHEME = '2026-07-01';

/** One deadline as it may be said: without its period where that is unsure. */
function deadlineText(row: WarrantyRow): string {
  const { className, period, kind, startsOn, confidence } = row;
  const told = confidence === 'unsure' ? '' : period;
  const purpose = kind ? `, ${DEADLINE_KIND_WORDS[kind]}` : '';
  const contracts = row.validFrom === NEW_SCHEME ? ', contracts from 1 July 2026' : '';
  return `${large(className)}${contracts}: ${told ? `${told} from ${startsOn}${purpose}` : 'the period isn’t confirmed here'}`;
}

function warrantyText({ name, code }: StateFacts): string {
  const rows = currentWarranties(code);
  const statutory = rows.filter((row) => row.statutory && row.className !== '');
  const beside = rows.filter((row) => !row.statutory);
  // Rows of one scheme share sentences: each is said once.
  const notes = statutory
    .flatMap(({ detail, exception }) => [detail, exception])
    .flatMap((note) => note?.split(/(?<=\.) (?=[A-Z])/) ?? []);
  return [
    `Statutory warranty in ${name}:\n${bullets(statutory.map(deadlineText))}`,
    [...new Set(notes.filter(Boolean))].join(' '),
    beside.length > 0
      ? `Other deadlines:\n${bullets(beside.map((row) => `${row.scheme}. ${deadlineText(row)}`))}`
      : '',
    `Law: ${[...new Set(statutory.map(lawOf))].join('; ')}.`,
    ASK_A_LAWYER,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function adoptionText(name: string, code: StateCode): Pick<Row, 'text' | 'confidence'> {
  const row = ADOPTION_2025.find(({ state }) => state === code);
  if (!row || row.confidence === 'unsure' || !row.date)
    return {
      text: `When ${name} adopts NCC 2025 isn’t confirmed here. Ask the regulator or your building surveyor.`,
      confidence: 'unsure',
    };
  const note = code === 'ACT' ? ' It may be used from then and is mandatory from 1 November 2026.' : '';
  return {
    text: `${name} adopts **NCC 2025** from ${DATE.format(new Date(row.date))}.${note} A building is held to the edition that its approval fixed.`,
    confidence: row.confidence,
  };
}

function warrantySource(code: StateCode): Pick<Row, 'confidence' | 'source'> {
  const rows = currentWarranties(code).filter(({ statutory }) => statutory);
  return {
    confidence: rows[0]?.confidence ?? 'unsure',
    source: [...new Set(rows.map(({ act }) => act))].join('; '),
  };
}

function rowsOf(code: StateCode): Row[] {
  const state = stateFacts(code);
  const { name } = state;
  const row = (
    aspect: Aspect,
    title: string,
    text: string,
    keywords: string,
    { confidence, source }: Pick<Row, 'confidence' | 'source'>,
  ): Row => ({
    id: `state:${code}/${aspect}`,
    aspect,
    title: `${title} in ${name}`,
    text,
    keywords: `${code} ${keywords}`,
    defectIds: [],
    states: [code],
    confidence,
    source,
  });
  const { regulator, otherLimits, insurance, mandatoryInspections, guide } = state;
  const adoption = adoptionText(name, code);
  const held = toleranceGuide({ state: code });
  const path = disputePath(code);
  return [
    row(
      'warranty',
      'Statutory warranty',
      warrantyText(state),
      'warranty period years builder liable claim limitation defects time limit completion handover',
      warrantySource(code),
    ),
    row(
      'regulator',
      'Building regulator',
      said(
        regulator,
        `The regulator in ${name} is ${regulator.value}.`,
        `The regulator of ${name} isn’t confirmed here.`,
      ),
      'regulator complaint complain authority dispute report builder commission',
      { confidence: regulator.confidence, source: 'State regulator' },
    ),
    ...(otherLimits
      ? [
          row(
            'limits',
            'Other time limits',
            said(otherLimits, `${otherLimits.value}.`, `Other time limits of ${name} aren’t confirmed here.`),
            'time limit long stop duty of care limitation action',
            { confidence: otherLimits.confidence, source: 'State law' },
          ),
        ]
      : []),
    ...(path
      ? [
          row(
            'dispute',
            'Building disputes',
            [
              `In ${name}, ${path.first}.`,
              path.forum ? `If that fails, ${path.forum} hears it.` : '',
              path.note,
              'That is the usual way, not legal advice.',
            ]
              .filter(Boolean)
              .join(' '),
            'dispute tribunal hearing claim conciliation mediation steps',
            { confidence: path.confidence, source: path.source },
          ),
        ]
      : []),
    row(
      'insurance',
      'Building insurance',
      said(insurance, `${insurance.value}.`, `The insurance rules of ${name} aren’t confirmed here.`),
      'insurance home warranty indemnity builder insolvent bankrupt died disappeared cover claim',
      { confidence: insurance.confidence, source: 'State law' },
    ),
    row(
      'inspections',
      'Mandatory inspections',
      mandatoryInspections.confidence === 'unsure' || mandatoryInspections.value.length === 0
        ? mandatoryInspections.confidence === 'unsure'
          ? `The mandatory inspection stages of ${name} aren’t confirmed here; they stand on the building approval.`
          : `${name} has no statewide list for houses: the building surveyor sets the inspections in the certificate of design compliance.`
        : `Mandatory inspections in ${name}:\n${bullets(mandatoryInspections.value)}`,
      'mandatory critical stage inspection certifier surveyor hold point',
      { confidence: mandatoryInspections.confidence, source: 'State building regulation' },
    ),
    row(
      'guide',
      'Guide to standards and tolerances',
      [
        said(guide, `${name}: ${guide.value}.`, `No guide to tolerances of ${name} is confirmed here.`),
        held.limitsHeld ? '' : held.why,
      ]
        .filter(Boolean)
        .join(' '),
      'tolerance guide standards tolerances document limit',
      { confidence: guide.confidence, source: held.title },
    ),
    row(
      'edition',
      'Adoption of NCC 2025',
      adoption.text,
      'ncc 2025 edition start date adopt force new code',
      {
        confidence: adoption.confidence,
        source: 'Adoption of NCC 2025 by state',
      },
    ),
  ];
}

export const STATE_ROWS: readonly Row[] = STATE_CODES.flatMap(rowsOf);
