import { FACTS_OF_CONTRACTS } from '../src/facts/facts-of-contracts.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

eachIsAsked(FACTS_OF_CONTRACTS, {
  ...inStates(
    'defects_period wait',
    ['NSW', 'QLD'],
    ['how long is the defects liability period in %', 'maintenance period after handover % how many weeks'],
  ),
  'defects_period wait': ['how long is a defects liability period', 'usual dlp for a new house'],
  ...inStates(
    'tribunal_limit amount',
    ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'ACT'],
    ['largest claim a tribunal hears in %', 'how much can i claim at the tribunal in %'],
  ),
  'cooling_off deadline in NSW': [
    'cooling off period building contract nsw',
    'can i get out of a building contract after signing in sydney',
  ],
  'cooling_off deadline in VIC': [
    'cooling off period building contract victoria',
    'can i cancel my home building contract in melbourne',
  ],
  'cooling_off deadline in QLD': [
    'cooling off period building contract qld',
    'can i pull out of a building contract in brisbane',
  ],
  'cooling_off deadline in SA': [
    'cooling off on a building contract in SA',
    'can i cancel a building contract in adelaide',
  ],
  'cooling_off deadline in WA': [
    'cooling off on a building contract in WA',
    'is there a cooling off period for builders in perth',
  ],
  'cooling_off deadline': [
    'is there a cooling off period for a building contract',
    'how many days to change my mind after signing with a builder',
  ],
  'last_resort_insurance wait': [
    'when does home warranty insurance pay out',
    'when can i claim on builders warranty insurance',
  ],
  'frame_claim amount': [
    'what percentage may the builder claim at the frame stage',
    'how much is the payment at frame stage claim',
  ],
  'progress_payment amount in VIC': [
    'progress payment percentages victoria',
    'how much can a builder claim at frame stage in vic',
  ],
  'progress_payment which': ['what are the progress payment stages', 'at which stages do i pay the builder'],
  'lock_up purpose': ['what does lock up stage mean', 'what has to be finished at lock up'],
  'fixing_stage purpose': ['what is fixing stage', 'what is included in the fix out stage'],
  'retention amount': ['how much retention can be held', 'usual retention percentage in a building contract'],
  'practical_completion purpose': [
    'what is practical completion',
    'difference between practical completion and handover',
  ],
  'last_payment allowed': [
    'can i hold back money for defects at completion',
    'can i withhold the final payment until defects are fixed',
  ],
  'variation need': ['does a variation have to be in writing', 'is a verbal variation valid'],
  'prime_cost purpose': ['what are prime cost items', 'what is a provisional sum in a building contract'],
  'private_agreement allowed': [
    'builder wants me to sign an nda',
    'can a builder make me sign a release before fixing defects',
  ],
  'expert_report purpose': [
    'what is an expert witness report',
    'who can write an expert report for the tribunal',
  ],
  'liquidated_damages purpose': [
    'what are liquidated damages in a building contract',
    'how much per day if my builder is late',
  ],
  'extension_of_time allowed': [
    'can a builder claim an extension of time for rain',
    'when is a builder allowed extra time',
  ],
  'builder_licence tell': ['how do i check a builders licence', 'how to check if a builder is registered'],
  'cost_plus purpose': ['what is a cost plus contract', 'is a cost plus building contract risky'],
  'fixed_price allowed': [
    'can a builder raise a fixed price contract',
    'may a builder ask more than the fixed price',
  ],
  'ending_contract steps': [
    'how do i terminate a building contract',
    'how does one go about terminating a building contract',
  ],
  'cash_job allowed': ['should i pay a builder cash', 'is a cash job without an invoice ok'],
  'contract_works difference': [
    'what is contract works insurance',
    'public liability vs contract works insurance',
  ],
  'site_damage pays': [
    'who is liable for damage during construction',
    'rain got in while the roof was off who is liable',
  ],
});
