/** Rows of law beside each state's own: text made by a program in evidence, strata inspections, smoke alarms, walls. */
import { WARRANTIES } from '@plumbline/knowledge/warranties';
import { lawRow, type Row } from './row.ts';

const law = lawRow('dispute');

const strata = WARRANTIES.find(({ id }) => id === 'nsw-strata-inspections');

export const LAW_ROWS: readonly Row[] = [
  law(
    'ai-ncat',
    'Generated text in NCAT evidence',
    'In NCAT, generative AI may not make or alter evidence such as statements and affidavits. It may not write any of an expert report unless the Tribunal has given permission. Sorting documents, summaries and chronologies are allowed.',
    'ai chatgpt chatbot generative artificial intelligence expert report witness statement evidence ncat nsw permission leave',
    ['NSW'],
    'NCAT Procedural Direction 7',
  ),
  law(
    'ai-nsw-court',
    'Generated text in expert reports, NSW Supreme Court',
    'In the NSW Supreme Court, generative AI may not draft any part of an expert report without the court’s leave. With leave, the report says which parts, and annexes how it was used.',
    'ai chatgpt chatbot generative artificial intelligence expert report supreme court barrister leave permission',
    ['NSW'],
    'Practice Note SC Gen 23',
  ),
  law(
    'ai-vcat',
    'Generated text at VCAT',
    'VCAT has a practice note of its own on generative AI, PNVCAT11. I don’t have its text: read it before you file anything that a program wrote.',
    'ai chatgpt chatbot generative artificial intelligence vcat victoria practice note evidence report',
    ['VIC'],
    'VCAT Practice Note PNVCAT11',
    'likely',
  ),
  ...(strata
    ? [
        law(
          'strata-inspections',
          'Strata building bond inspections in New South Wales',
          `For NSW strata homes of 4 storeys or more: the **interim report at 15 to 18 months** and the **final report at 21 to 24 months** after ${strata.startsOn}. The final report only re-checks what the interim one listed. The percentage of the bond isn’t confirmed here.`,
          'strata building bond scheme inspection interim final first second report apartment block storey percent percentage',
          ['NSW'],
          'Strata Schemes Management Act 2015, Part 11',
        ),
      ]
    : []),
  law(
    'smoke-alarms-qld',
    'Smoke alarms in Queensland',
    '**From 1 January 2027** every Queensland home needs interconnected photoelectric smoke alarms, in every bedroom too, and owner-occupied homes as well. Rented homes, and homes when they are sold, have needed them since 1 January 2022; new and substantially renovated ones since 1 January 2017.',
    'smoke alarm law deadline upgrade owner occupied queensland photoelectric interconnected date by when',
    ['QLD'],
    'Queensland smoke alarm law',
  ),
  law(
    'smoke-alarms-wa',
    'Smoke alarms in Western Australia',
    'In Western Australia a home has needed mains powered smoke alarms **before it is sold or rented** since 2009. They are interconnected where the permit is of after 1 May 2015, and under 10 years old. A battery alarm alone needs the council’s approval.',
    'smoke alarm law western australia mains powered interconnected',
    ['WA'],
    'Western Australian smoke alarm rules',
    'likely',
  ),
  law(
    'vic-developer-bond',
    'Developer bond in Victoria',
    'Victoria’s buyer protections bring a developer bond of **2 %** for residential buildings over 3 storeys. They commenced by 1 July 2026 at the latest: check with the Building and Plumbing Commission from which day it counts for yours.',
    'developer bond victoria apartment block storeys percent percentage rectification buyer protections',
    ['VIC'],
    'Buyer protections reform, Victoria',
    'likely',
  ),
  law(
    'pool-vic',
    'Pool barriers in Victoria that fail',
    'In Victoria a pool or spa that holds more than 300 mm is **registered with the council**. A barrier that fails is given a notice of up to 60 days. A **certificate of non-compliance is issued at once** where a child can open the gate from outside or the gate can’t close. So it is where any part is under 1 m, or the risk is immediate.',
    'pool spa barrier fence registered registration council certificate non-compliance notice days inspector victoria',
    ['VIC'],
    'Victorian pool inspectors’ pages',
    'likely',
  ),
  law(
    'pool-nsw',
    'Pool barriers in New South Wales that fail',
    'In NSW a certifier’s notice about a pool barrier goes **to the council at once where it is a significant danger**. Else it goes there **after 6 weeks** (Swimming Pools Act 1992, s 22E).',
    'pool spa barrier fence notice non-compliance council certifier weeks nsw',
    ['NSW'],
    'NSW Fair Trading',
    'likely',
  ),
];
