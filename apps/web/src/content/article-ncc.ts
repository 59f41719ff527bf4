import { ADOPTION_TABLE, CODE_LIMITS, GUIDE_LIMITS, NCC_CHECKED } from '@plumbline/knowledge/ncc-tables';
import type { Section } from '@plumbline/knowledge/section';

export const NCC_ARTICLE: readonly Section[] = [
  {
    id: 'short',
    title: 'The short version',
    blocks: [
      'The National Construction Code 2025 was published on 1 May 2026, after a preview in February. That doesn’t mean it applies on your site. Each state and territory adopts the code by its own law and on its own date. In six of the eight that date is still ahead or isn’t set.',
      {
        list: [
          'The edition that counts is the one in force for your building approval, not the one on the day of the inspection.',
          'For houses little changes: ministers agreed to make no further non-essential residential changes until about mid-2029.',
          'For apartments and commercial buildings much does: energy, water, car park fire safety, sanitary facilities.',
          'The code isn’t a list of tolerances. Most arguments about finish are decided by a state’s guide, and by the contract.',
        ],
      },
      {
        note: `Facts on this page were checked on ${NCC_CHECKED}. Where something isn’t confirmed, it says so. Ask your certifier or surveyor before you rely on a date.`,
      },
    ],
  },
  {
    id: 'dates',
    title: 'What applies where',
    blocks: [
      { table: ADOPTION_TABLE },
      'In a state without NCC 2025, the edition before it applies: NCC 2022 with its amendments, the second of which took effect on 29 July 2025.',
      'Victoria did more than adopt: it cut its own variations from 115 to 60, and it keeps expert judgement as a way to show that structural and fire performance solutions comply, where the national text drops it.',
    ],
  },
  {
    id: 'which',
    title: 'Which edition applies to my building?',
    blocks: [
      'The edition is fixed by the approval: the building permit, the construction certificate or the complying development certificate, depending on the state. A house approved in Sydney in March 2027 is built to NCC 2022 and always judged by it. The house next door, approved two months later, isn’t.',
      {
        steps: [
          'Find the date and type of the approval. Both are on the permit or certificate.',
          'Find the state’s adoption date in the table above.',
          'Approval before that date: the earlier edition. Approval on or after it: NCC 2025, unless a transition says otherwise.',
          'Write both, edition and approval date, into every report that you make about the building.',
        ],
      },
      'It works the other way too: a defect in a building from 2012 is checked against the code it was approved under. A balustrade that was right then may still be right now.',
    ],
  },
  {
    id: 'changes',
    title: 'What NCC 2025 changes',
    blocks: [
      'Commercial energy efficiency (Section J) takes its next step: better thermal performance, photovoltaics on site, buildings made ready to be all-electric. Apartments’ own units and Class 4 parts stay as they are.',
      'Water management (Part F1) is the change you’ll see most often in defect reports. Balconies and external surfaces of apartments and commercial buildings need falls in the substrate, and a step down, so that the surface outside lies below the floor inside. The public draft proposed merging F1 and F3; check the final numbering before you cite a clause.',
      'Condensation (F8, Housing Provisions 10.8) goes on to a third stage by climate zone, with roof space ventilation. New South Wales said it doesn’t support these changes: expect a variation there.',
      'Car parks: sprinklers for structured car parks of around 40 vehicles and more, and for car stackers. Sources differ on whether exactly 40 counts. Open-deck and sprinklered car parks lose their fire resistance concessions.',
      'Plumbing (Volume Three): copper-alloy products in contact with drinking water may contain no more than 0.25 per cent lead as a weighted average. This was once planned for 1 September 2025 and is now tied to each state’s adoption. AS/NZS 3500 Parts 1, 2 and 4 move to their 2025 editions.',
      'Sanitary facilities (F4): more facilities for women in single-auditorium venues, facilities for sanitary products, and a voluntary way to comply with all-gender facilities.',
    ],
  },
  {
    id: 'tolerances',
    title: 'The tolerance table',
    blocks: [
      'Two kinds of limit are often mixed up. The first is in the code: break it and the work doesn’t comply with a deemed-to-satisfy provision, unless a performance solution covers it.',
      { table: CODE_LIMITS },
      'The second is in a state’s guide to standards and tolerances. Guides are informative. The law, the contract, the code, the standards that it names and the manufacturer’s instructions come before them. An item beyond a guide’s limit counts as defective under the guide. That isn’t by itself a breach of the code.',
      { table: GUIDE_LIMITS },
      'Finishes are looked at from 1.5 metres or more (600 millimetres for appliances and fixtures) in diffused light. Victoria has a guide of its own, new in 2026, for contracts entered into and work commenced from 1 August 2026; earlier work stays with the 2015 guide.',
      {
        note: 'You may meet lists of “NCC 2025 tolerances”, such as ±6 mm over 2.4 m for plumb walls or ±12 mm over 3 m for floors. We found no source for them in the code and don’t use them.',
      },
    ],
  },
  {
    id: 'do',
    title: 'What to do now',
    blocks: [
      {
        list: [
          'Designers: fix the edition with the certifier before the drawings are finished, and write it on them. In New South Wales and Queensland, work that will be approved after 1 May 2027 is being designed now.',
          'Builders: in Victoria, buy lead-free plumbing products only. Everywhere: photograph falls, steps and membranes of balconies before they are covered.',
          'Inspectors: ask for the approval date first. It decides which book you open.',
          'Owners: a builder who says “it’s within tolerance” should be able to name the document, the clause and the number. So should anybody who says that it isn’t.',
        ],
      },
      { picture: 'finding' },
      'In Plumbline, give a project its state and its approval date. Results are then checked against the edition and the guide that apply there. Each one names the rule that decided.',
    ],
  },
];
