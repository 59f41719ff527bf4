import { FACTS_OF_JOBS } from '../src/facts/facts-of-jobs.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_JOBS, {
  'late_builder amount': [
    'the builder is past the completion date, what can I claim',
    'how much can i claim, builder months late',
  ],
  'contract_copy need': [
    'do I get a copy of the contract',
    'when must the builder hand me a copy of the signed contract',
  ],
  'late_payment_interest allowed': [
    'can the builder charge interest',
    'how much interest on a late payment can a builder ask',
  ],
  'preliminary_agreement purpose': [
    'what is a preliminary agreement',
    'do I have to sign a preliminary building agreement',
  ],
  'site_costs purpose': ['what are site costs', 'what do site works include'],
  'keys wait': ['when do I get the keys to my new house', 'can the builder hold the keys at handover'],
  'unpaid_subcontractor pays': [
    'who pays when the subcontractor has not been paid',
    'do i have to pay an unpaid subbie',
  ],
  'handover_defects allowed': ['can I refuse handover', 'should i accept handover with defects'],
  'contract_stage_inspection allowed': [
    'can the builder claim before the frame is inspected',
    'do I pay the stage before it is inspected',
  ],
  'branch_duty allowed': [
    'can I make my neighbour trim the tree',
    "what can I do about my neighbour's dangerous tree",
  ],
  'leaves_next_door pays': [
    "who pays for cleaning up my neighbour's leaves",
    "neighbour's tree fills my gutters, who pays",
  ],
  'boundary_build allowed': ['can my neighbour build on the boundary', 'is a garage on the boundary allowed'],
  'encroachment steps': [
    'what can i do, the neighbour built over my boundary',
    'fence in the wrong spot, who pays',
  ],
  'neighbour_access allowed': [
    "can I go onto my neighbour's property to paint",
    "do I need permission for access to the neighbour's land",
  ],
  'neighbour_dig need': [
    'does the neighbour need to give notice before excavating next door',
    'my neighbour is digging near the boundary, what can I do',
  ],
  'asbestos_fence pays': ['who pays to replace an asbestos fence', 'what do I do with a fibro fence'],
});
