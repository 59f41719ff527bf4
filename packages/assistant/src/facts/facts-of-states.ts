/** What differs by state, told where the state isn't said, and the states that other files leave out. */
import { byState, type Fact } from './fact.ts';

const TELL_STATE = 'Tell me the state.';

export const FACTS_OF_STATES: readonly Fact[] = [
  ...byState(
    {
      thing: 'building_noise',
      aspect: ['wait', 'deadline', 'hours', 'any'],
      source: 'state noise rules',
      confidence: 'likely',
    },
    {
      SA: '**7 am to 7 pm from Monday to Saturday, in South Australia, and none on Sundays and public holidays as a rule.** The approval or the council may set others. Write down dates and times, and complain to the council.',
      ACT: '**7 am to 6 pm from Monday to Saturday near homes, none on Sundays and public holidays, in the ACT.** The approval may set others. Write down dates and times, and complain to Access Canberra.',
      TAS: '**7 am to 6 pm on weekdays, 8 am to 6 pm on Saturdays and 10 am to 6 pm on Sundays, in Tasmania.** The approval or the council may set others. Write down dates and times, and complain to the council.',
      any: `**Mostly from 7 am to 6 pm on weekdays, shorter on Saturdays and none on Sundays; each state has its own hours.** Queensland begins at 6.30 am, Western Australia and South Australia go to 7 pm. ${TELL_STATE} The council hears complaints.`,
    },
  ),
  {
    thing: 'pool_certificate',
    aspect: ['life', 'wait', 'often', 'deadline'],
    answer: `**It differs: two years in Queensland for a pool of one home, three in New South Wales, every four in Victoria and Western Australia.** The day it ends stands on the certificate. ${TELL_STATE}`,
    source: 'the states’ pool rules',
    confidence: 'likely',
  },
  {
    thing: 'fence_notice',
    aspect: ['deadline', 'wait', 'count', 'life', 'amount', 'allowed', 'steps', 'any'],
    answer: `**About a month after a written fencing notice in most states: 30 days in Victoria and South Australia, one month in NSW and Queensland.** Without agreement a tribunal or local court decides who pays. ${TELL_STATE} Not legal advice.`,
    source: 'state fence laws',
    confidence: 'likely',
  },
  ...byState(
    { thing: 'granny_flat', aspect: ['size', 'amount'], confidence: 'likely' },
    {
      WA: {
        answer:
          '**70 m² at most as a rule, in Western Australia, for what its housing code calls an ancillary dwelling.** A building permit it needs always. Councils may allow more: ask yours.',
        source: 'Western Australia’s residential design codes',
      },
      any: {
        answer: `**60 m² in New South Wales and Victoria, 70 m² in Western Australia; elsewhere the council’s planning scheme sets it.** A building approval it needs everywhere. ${TELL_STATE}`,
        source: 'state planning rules',
      },
    },
  ),
  ...byState(
    { thing: 'progress_payment', aspect: ['amount', 'size'], confidence: 'likely' },
    {
      NSW: {
        thing: ['progress_payment', 'frame_claim'],
        answer:
          '**No shares are fixed, in New South Wales: each payment must be for finished work of a stage that the contract describes, or for costs proved by invoices.** Pay when the stage is done, not before. Not legal advice.',
        source: 'the state’s home building law',
      },
      any: {
        answer: `**Victoria’s law names shares for the usual stages; elsewhere the contract does, and a payment must fit the work that is done.** Be wary of a stage that is dear and early. ${TELL_STATE} Not legal advice.`,
        source: 'state laws on home building contracts',
      },
    },
  ),
  {
    thing: 'tribunal_limit',
    aspect: ['amount', 'size', 'bound', 'allowed', 'count', 'any'],
    answer: `**It differs: none at VCAT and QCAT for home building, $500,000 at NCAT, $25,000 at ACAT.** South Australia’s Magistrates Court goes to $100,000. A complaint to the building regulator mostly comes first. ${TELL_STATE} Not legal advice.`,
    source: 'tribunals and law firms',
    confidence: 'likely',
  },
  {
    thing: 'selling_owner_built',
    aspect: ['wait', 'deadline', 'need', 'allowed', 'any'],
    answer: `**You may sell, but the law asks for warnings or papers for some years.** Victoria: an inspection report and insurance for six and a half years. NSW: a note in the contract for seven and a half. ${TELL_STATE} Not legal advice.`,
    source: 'state building laws',
    confidence: 'likely',
  },
  {
    thing: 'rental_inspection',
    aspect: ['often', 'count', 'allowed'],
    answer: `**Mostly every three months at the most, with seven days’ written notice; in Victoria every six.** Repairs go by notices of their own. ${TELL_STATE} Not legal advice.`,
    source: 'the states’ rental laws',
    confidence: 'likely',
  },
  {
    thing: 'rental_safety_check',
    aspect: ['often', 'wait', 'life', 'any'],
    answer: `**In Victoria gas and electrics every two years; most other states ask for smoke alarms to be checked each year and name no interval for the rest.** Whoever lets the home keeps it safe everywhere. ${TELL_STATE}`,
    source: 'the states’ rental laws',
    confidence: 'likely',
  },
  {
    thing: 'wired_alarm',
    aspect: ['need', 'allowed', 'any'],
    answer: `**In a new home yes: mains power with a battery behind it, in every state. Older homes may mostly have battery alarms.** In Queensland all are linked from 2027. ${TELL_STATE} An electrician fits wired ones.`,
    source: 'state fire safety rules',
    confidence: 'likely',
  },
  {
    thing: 'smoke_alarm',
    aspect: ['where', 'count'],
    answer: `**One at least on each storey, between the bedrooms and the rest of the home, on or near the ceiling.** Queensland asks for one in each bedroom as well. More are better: linked ones wake everybody. ${TELL_STATE}`,
    source: 'fire services and the building code',
    confidence: 'likely',
    rows: ['tolerance:smoke-alarm'],
  },
];
