import { CRACK_TABLE } from '@plumbline/knowledge/ncc-tables';
import type { Section } from '@plumbline/knowledge/section';

export const INSPECTIONS_ARTICLE: readonly Section[] = [
  {
    id: 'question',
    title: 'The wrong question',
    blocks: [
      '“Can AI replace a building inspector?” makes a good headline and a poor decision. Software that reads photos and a person who walks through a house do different work. They look at different things, they miss different things, and only one of them can be asked to explain themselves in front of a tribunal.',
      'The useful question is smaller: for the defect in front of you, today, what will a photo tell you, and what won’t it? This article goes through both lists.',
    ],
  },
  {
    id: 'inspector',
    title: 'What an inspection is',
    blocks: [
      'In Australia, a pre-purchase inspection usually follows AS 4349.1-2007. Its purpose is to advise a prospective buyer on the condition of the property at the time of the inspection. It is visual and non-invasive: nobody opens walls. It covers the areas that can reasonably and safely be reached: interior, roof space, exterior, subfloor, the outside of the roof, and structures within 30 metres of the building and inside the boundary.',
      'Reach has a plain meaning. A roof space counts as accessible through a hole of at least 400 by 500 millimetres, a crawl space needs 600 by 600, and a roof is inspected where a 3.6 metre ladder placed on the ground gets you there. What couldn’t be reached has to be listed, with the reason.',
      'The report sorts what was found. A major defect is serious enough that it has to be fixed to avoid unsafe conditions, loss of use or further deterioration. Everything else is minor, and minor defects are reported as an overall extent. Safety hazards are named separately and prominently. The yardstick is a building of about the same age, built to the practice of its time and reasonably maintained. A house from 1960 isn’t measured against this year’s code.',
      {
        note: 'Critical, high, medium and low are our own scale, like that of other products. AS 4349.1 has only major, minor and safety hazard.',
      },
    ],
  },
  {
    id: 'photo',
    title: 'What a photo can tell',
    blocks: [
      'A surprising amount, when the defect shows on the surface. The pattern of a crack says more than its width: stepped along mortar joints, diagonal from the corner of an opening, horizontal along a bed joint, a fine map over render. Tide marks, salt bloom and blistered paint point to water and often to its direction. Rust that runs down from a fixing, a sagging gutter, tiles with one edge proud of the next, a balustrade with a gap in it: these are there to be seen.',
      { picture: 'overlay' },
      'Software is good at a few things in particular. It looks at the fortieth photo with the same patience as at the first. It has the whole table of tolerances at hand and doesn’t mix up which state a guide belongs to. It can be run twice, by both sides of an argument, and give the same answer. And it can put a number on its doubt, if it was built to: when it says 80 per cent, about 80 in 100 should turn out right. Ask any tool that you consider whether that has been measured.',
    ],
  },
  {
    id: 'blind',
    title: 'What a photo can’t tell',
    blocks: [
      'Anything behind the surface, to begin with. A membrane under tiles, a tie in a cavity, a bar in concrete, the fixing behind a bracket: a photo of the finished work shows none of them. Nor does it show what takes touch, sound or time to find. Drummy tiles are found by tapping. Moisture is found with a meter. Whether a crack moves is found by measuring it again in three months.',
      {
        list: [
          'Scale. Without something of known size in the picture, a width in millimetres is an estimate.',
          'Plumb and level. A phone that was tilted by a degree makes a straight wall lean.',
          'Light. Glancing light shows up every trowel mark. The NSW guide asks for diffused light and a distance of 1.5 metres for finishes; a photo taken otherwise may show a fault that isn’t one.',
          'Context. Which way the site falls, where the trees are, what the neighbour dug up last winter.',
          'Everything that wasn’t photographed.',
        ],
      },
      'That last one is the largest. An inspector notices the thing nobody asked about. Software judges the picture that it was given.',
    ],
  },
  {
    id: 'cracks',
    title: 'An example: the crack over the door',
    blocks: [
      'Cracks are where the two ways meet most often, and there is a common scale for them. AS 2870-2011 sorts wall damage into categories by approximate crack width and other signs. AS 4349.1 and the NSW guide repeat the table.',
      { table: CRACK_TABLE },
      'A photo with a ruler in it can place a crack in this table in a minute. It can also say that a stepped crack which widens towards the top is more likely to come from movement of the footing than from shrinkage of plaster. What it can’t say is whether the movement has stopped. Width isn’t the only test either: AS 4349.1 itself warns that even a very fine crack may be structural.',
      'So the sensible order is: photograph it with a scale, date it, read the result, and if the result says high, or says that it isn’t sure, have an engineer look. If it says low, photograph it again from the same place in three months. Two dated photos with a ruler in them are worth more to an engineer than a page of description.',
    ],
  },
  {
    id: 'together',
    title: 'How to use both',
    blocks: [
      {
        steps: [
          'Before the inspection: photograph what worries you and have it read. You’ll ask the inspector better questions.',
          'During the build: photograph each stage before it is covered. Nobody can inspect a membrane through tiles, but a dated photo of it stays.',
          'At handover: walk through the contract’s list with your phone, room by room.',
          'After the inspection: use dated photos to follow the minor items that the report only sums up.',
          'In a dispute: give both sides the same photos and the same reading of them. The person who decides will want an expert’s report; the photos shorten it.',
        ],
      },
      { picture: 'checklist' },
      'And know when not to bother with a photo. Anything that may fall, collapse, burn or give a shock: keep people away from it and get somebody qualified to the site.',
    ],
  },
  {
    id: 'trust',
    title: 'What to ask of any tool',
    blocks: [
      {
        list: [
          'Does it say how sure it is, and has somebody checked that against the outcome?',
          'Does it name the rule that it applied, with the value that it compared?',
          'Does it say “I can’t tell”, and does that cost you anything?',
          'Can you correct it, and is the original kept?',
          'Does it claim to be an inspection? Then it claims too much.',
        ],
      },
      'Plumbline’s answers are yes, yes, yes and it’s free, yes, and no. Try it on a defect you already know the answer to.',
    ],
  },
];
