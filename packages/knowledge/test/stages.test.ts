import { expect, test } from 'vitest';
import { STAGE_CATEGORIES, STAGES, STATE_CODES } from '../src/stages.ts';

/** The fixed catalogue, stated a second time: id, name, category, share of the price, inspection. */
const CATALOGUE = `
site_preparation|Site Preparation|pre_construction|5-10%|yes
excavation|Excavation|pre_construction|5-10%|yes
footings|Footings|foundation|15-20%|yes
base_stage|Base Stage|foundation|15-20%|yes
slab_pour|Slab Pour|foundation|15-20%|yes
frame_stage|Frame Stage|structure|20-25%|yes
roof_frame|Roof Frame|structure|10-15%|yes
lockup_stage|Lock-up Stage|enclosure|25-30%|yes
roofing|Roofing|enclosure|10-15%|yes
external_cladding|External Cladding|enclosure|10-15%|no
rough_in_services|Rough-in Services|services|10-15%|yes
electrical_rough_in|Electrical Rough-in|services|5-10%|yes
plumbing_rough_in|Plumbing Rough-in|services|5-10%|yes
fixing_stage|Fixing Stage|finishes|25-30%|yes
internal_linings|Internal Linings|finishes|10-15%|no
flooring|Flooring|finishes|10-15%|no
kitchen_bathrooms|Kitchen & Bathrooms|finishes|15-20%|yes
painting|Painting|finishes|5-10%|no
final_inspections|Final Inspections|completion|5%|yes
practical_completion|Practical Completion|completion|10-15%|yes
landscaping|Landscaping|completion|5-10%|no`;

test('the stages of works are the agreed ones, in every state', () => {
  const rows = STAGES.map(({ id, name, category, paymentPercentage, inspectionRequired }) =>
    [id, name, category, paymentPercentage, inspectionRequired ? 'yes' : 'no'].join('|'),
  );
  expect(rows).toEqual(CATALOGUE.trim().split('\n'));
  for (const { applicableStates } of STAGES) expect(applicableStates).toEqual(STATE_CODES);
});

test('the categories are seven, in the order of the works, each with a colour of its own', () => {
  expect(STAGE_CATEGORIES.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'pre_construction: Pre-Construction',
    'foundation: Foundation',
    'structure: Structure',
    'enclosure: Enclosure',
    'services: Services',
    'finishes: Finishes',
    'completion: Completion',
  ]);
  expect(new Set(STAGE_CATEGORIES.map(({ colour }) => colour)).size).toBe(7);
});
