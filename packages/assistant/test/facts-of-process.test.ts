import { FACTS_OF_PROCESS } from '../src/facts/facts-of-process.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_PROCESS, {
  'house_building order': ['what is the order of building a house', 'stages of building a home in order'],
  'pre_plaster_inspection wait': [
    'when is a pre plaster inspection done',
    'when to get the pre-lining inspection',
  ],
  'frame_inspection who': [
    'who books the frame inspection',
    'does the builder or owner call the certifier for the frame',
  ],
  'certifier who': [
    'does the private certifier work for me or the builder',
    'who appoints the building surveyor',
  ],
  'certifier_quality need': [
    'does the certifier check the quality of the work',
    'does a building surveyor look at paint and tiles',
  ],
  'footing_design who': ['who designs the footings', 'who does the design of the slab'],
  'building_report life': [
    'how long is a building and pest report valid',
    'how long does a building and pest inspection last before it is out of date',
  ],
  'building_report include': [
    'what is included in a building inspection',
    'what does a building and pest inspection not cover',
  ],
  'handover_inspection include': [
    'what should i bring to the handover inspection',
    'what tools for a final inspection of my new house',
  ],
  'own_inspector allowed': [
    'can i bring my own inspector to the handover',
    'can the builder refuse my independent inspector',
  ],
  'handover_papers which': [
    'what papers should i get at handover',
    'what certificates does the builder give at completion',
  ],
  'defect_notice deadline': [
    'how soon after handover do i have to report defects',
    'when should i send my defect list after moving in',
  ],
  'termite_notice where': [
    'where is the termite certificate on a new house',
    'who does the termite notice in the meter box',
  ],
  'inspector_or_certifier who': [
    'difference between a building inspector and a certifier',
    'building surveyor vs building inspector',
  ],
  'qld_forms purpose': ['what is a form 16', 'what is a form 21 for in queensland'],
  'slab_inspection include': [
    'what is checked at a slab inspection',
    'what happens at the pre slab inspection',
  ],
  'frame_check include': [
    'what is checked at a frame inspection',
    'what do they look for at frame stage inspection',
  ],
  'retaining_sign_off who': ['who certifies a retaining wall', 'who signs off on a retaining wall'],
  'beam_certificate who': [
    'who asks for a structural certificate for a beam',
    'who gives the engineers certificate for a steel beam',
  ],
  'bal_assessment who': ['who does a bal assessment', 'who can give a bushfire attack level certificate'],
  'missed_inspection who': [
    'they poured the slab without the inspection, who do i tell',
    'the slab was poured before the inspector came, who do i call',
  ],
  'old_damage who': [
    'who says whether the hail damage was pre existing',
    'insurer calls it pre-existing damage, how is that found out',
  ],
  'off_the_plan need': [
    'should i get an inspection for an off the plan apartment',
    'is a pre settlement inspection worth it for a new unit',
  ],
});
