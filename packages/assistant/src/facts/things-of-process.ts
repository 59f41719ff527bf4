/** Who does what, when and in which order. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_PROCESS = {
  house_building:
    'building a house, build a house, building a home, build a home, house building, stages of building, building stages, construction stages, building house, order ~ building, stages of a build',
  pre_plaster_inspection:
    'pre plaster inspection, preplaster inspection, pre plaster, pre lining inspection, pre sheet inspection, pre plasterboard inspection, pre gyprock inspection',
  frame_inspection:
    'frame inspection, books the frame, frame ~ inspect*, inspection of the frame, slab inspection ~ book*, book ~ frame, certifier for the frame',
  certifier:
    'certifier work for, certifier works for, certifier working for, certifier independent, appoints ~ certifier, appoints the building surveyor, appoint ~ surveyor, appoint ~ certifier, certifier ~ me or the builder, surveyor working for, surveyor work for',
  certifier_quality:
    'certifier ~ quality, surveyor ~ quality, certifier ~ paint, surveyor ~ paint, surveyor ~ tiles, certifier ~ workmanship, certifier check, surveyor ~ workmanship, certifier ~ tiles, surveyor check the quality',
  footing_design:
    'designs the footing, design ~ footing, design ~ slab, designs the slab, footing design, slab design, design of ~ footing, designs ~ foundation',
  building_report:
    'building and pest report valid, building report, pre purchase report, building and pest report, pest report, building and pest, building inspection report, building inspection, pre purchase inspection, pre purchase building inspection, prepurchase inspection, building and pest inspection',
  handover_inspection:
    'handover inspection, pci, practical completion inspection, hand over inspection, final handover inspection, final inspection of my new house, inspection of my new house, handover walk through',
  own_inspector:
    'refuse ~ independent inspector, refuses my independent inspector, refuses ~ independent inspector, no to my independent inspector, refus* ~ inspector, wont let ~ inspector, no ~ own inspector, bring ~ own inspector, own inspector, independent inspector, independent inspection, private inspector, my inspector, own building inspector',
  handover_papers:
    'papers ~ handover, documents ~ handover, certificates ~ handover, handover ~ papers, handover ~ documents, paperwork ~ handover, certificates ~ completion, documents ~ completion, handover documents, handover ~ paperwork, what papers, certificates ~ builder give, builder give ~ completion',
  defect_notice:
    'report defects, defect list ~ moving, defects ~ after handover, after handover ~ defects, handover ~ report ~ defects, defects list, list of defects, after moving in ~ defects, snag list, send ~ defect list, report ~ defects',
  termite_notice:
    'termite certificate, termite notice, termite sticker, termite durable notice, durable notice, termite ~ meter box, termite cert',
  inspector_or_certifier:
    'inspector ~ certifier, certifier ~ inspector, inspector ~ surveyor, surveyor ~ inspector, building inspector ~ building surveyor, building surveyor ~ building inspector, building inspector ~ certifier',
  qld_forms: 'form 15, form 16, form 12, form 21, form 43',
  slab_inspection: 'slab inspection, pre slab inspection, slab pour inspection, checked ~ slab inspection',
  frame_check:
    'checked at a frame inspection, checked at frame stage, checked ~ frame inspection, look for at frame, look for at the frame, look ~ frame stage inspection, happens at the frame inspection',
  retaining_sign_off:
    'signs off ~ retaining wall, sign off ~ retaining wall, certif* ~ retaining wall, certifies a retaining wall, signs off on a retaining wall',
  beam_certificate:
    'certificate for a beam, certificate for ~ beam, structural certificate, engineers certificate, engineer certificate, structural engineer certificate, certificate for a steel beam',
  bal_assessment:
    'bal assessment, bushfire assessment, bal report, bal certificate, bushfire attack level certificate, bushfire report',
  missed_inspection:
    'inspection ~ skipped, skipped ~ inspection, missed ~ inspection, inspection ~ missed, inspection ~ never happened, inspection ~ not done, no inspection ~ poured, without ~ inspection, poured before ~ inspect*, poured ~ before ~ inspect*, lined before ~ inspect*, covered ~ before ~ inspect*, sheeted before ~ inspect*, tiled before ~ inspect*',
  old_damage:
    'pre existing damage, damage ~ pre existing, damage ~ preexisting, damage ~ was there before, damage ~ before the storm, pre existing ~ hail, hail ~ pre existing',
  off_the_plan: 'off the plan, off the plan apartment, pre settlement inspection, off plan apartment',
} as const satisfies Record<string, string>;
