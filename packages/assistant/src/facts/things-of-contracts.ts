/** Building contracts: what is signed, paid, held back and insured. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_CONTRACTS = {
  cooling_off:
    'cooling off period on a building contract, back out of ~ contract, get out of ~ contract, pull out of ~ contract, cancel ~ contract, change my mind ~ contract, changed my mind ~ contract, change my mind ~ signed, changed my mind ~ builder, contract ~ cooling off, cancel ~ builder, building contract ~ cooling off, cooling off ~ building contract, cooling off ~ builder, cooling off period ~ building, building contract ~ pull out, pull out of ~ building contract, cancel ~ building contract, get out of ~ building contract, cancel ~ home building contract, change my mind ~ builder, builder ~ cooling off, pull out of ~ contract with ~ builder, cooling off ~ builders, cooling off building contract, cooling off period',
  last_resort_insurance:
    'home warranty insurance pay, warranty insurance pay, builders insurance pay, home warranty insurance pay out, insurance pay out, claim on builders warranty insurance, claim on ~ warranty insurance, hbcf pay, hbcf ~ pay, builders insurance pay out',
  frame_claim:
    'builder ~ claim ~ frame stage, builder ~ claim ~ frame, frame stage ~ claim, frame stage payment, frame payment, claim ~ frame stage, claim ~ at frame, claim at ~ frame stage',
  progress_payment:
    'progress payment, progress claim, stage payment, payment stage, progress payment stage, frame stage ~ claim, claim at ~ stage, claim ~ at frame, claim ~ frame stage, builder ~ claim ~ stage, payment schedule, stages ~ pay the builder, progress draw',
  lock_up:
    'lock up payment without windows, lock up, lockup, lock up stage, lock up payment, lockup stage, lock up claim',
  fixing_stage: 'fixing stage, fix stage, fix out, fit out stage, fixing payment, fix out stage, second fix',
  retention: 'retention, retention money, retention sum, retention ~ building contract, retention ~ held',
  practical_completion: 'practical completion, practical completion ~ handover, pc ~ handover',
  last_payment:
    'final payment, last payment, final claim, final invoice, hold back money, hold back payment, withhold ~ payment, hold back ~ defects, withhold money, hold money back, withhold ~ final payment',
  variation:
    'verbal variation ~ valid, charged ~ variation, variation, contract variation, verbal variation, building variation',
  prime_cost:
    'prime cost items, prime cost, prime cost item, pc item, provisional sum, pc sum, ps item, pc item ~ provisional sum, prime cost item ~ provisional sum',
  private_agreement:
    'sign an nda, sign a nda, nda, non disclosure agreement, confidentiality agreement, sign ~ release, deed of release, sign a release, gag clause, deed of settlement',
  expert_report:
    'expert report for the tribunal, expert witness, expert report, expert witness report, expert evidence, expert opinion',
  liquidated_damages:
    'liquidated damages, lds, late damages, builder is late, builder is ~ late, damages for delay',
  extension_of_time:
    'extension of time, extensions of time, eot, extra time, rain delay, time extension, wet weather days',
  builder_licence:
    'builder licence, builders licence, builders license, builder license, builder ~ registered, builder ~ licensed, builder registration, check ~ builder, contractor licence',
  cost_plus: 'cost plus, cost plus contract, cost plus building contract, cost plus margin',
  fixed_price:
    'fixed price, fixed price contract, lump sum contract, raise ~ fixed price, fixed price building contract',
  ending_contract:
    'contract if the builder stopped, end the contract if ~ builder, terminate ~ building contract, terminate ~ contract, end ~ building contract, end the contract, ending ~ contract, terminating ~ contract, end ~ contract because builder, sack my builder, fire my builder',
  cash_job:
    'cash ~ invoice, cash job, cash in hand, pay ~ cash, payment in cash, wants cash, pay cash, cash no receipt',
  contract_works:
    'contract works insurance, contract works, construction insurance, public liability, public liability ~ contract works',
  site_damage:
    'damaged the neighbours fence, damaged ~ neighbours fence, damaged ~ neighbour fence, builder damaged, builder ~ damaged ~ neighbour, damaged neighbours fence during, rain got in, rain came in ~ reno*, rain ~ while the roof was off, roof was off, damage during construction, damage during ~ renovation',
} as const satisfies Record<string, string>;
