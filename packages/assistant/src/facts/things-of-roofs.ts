/** What keeps the weather out, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_ROOFS = {
  roof_sheet:
    'corrugated iron, corrugated roof, corrugated sheet, corro, colorbond roof, colourbond roof, colorbond, colourbond, metal roof, tin roof, sheet roof, sheet roofing, roof sheet, iron roof, steel roof, roofing iron, zincalume, trimdek, kliplok, metal sheet, roof sheeting',
  roof_tile:
    'roof pitch ~ tile, roof tile, concrete tile, terracotta tile, tiled roof, tile roof, concrete roof tile, terracotta roof tile, terracotta roof',
  painting_roof_tiles:
    'paint ~ roof tile, paint ~ tile roof, painting ~ roof tile, roof restoration, paint ~ tiled roof, respray ~ roof',
  walking_on_roof: 'walk on ~ roof, walking on ~ roof, stand on ~ roof, get on ~ roof, climb on ~ roof',
  powdery_tile: 'roof tile ~ powder*, roof tile ~ white, tile ~ powdery',
  gutter: 'gutter, guttering, eaves gutter, eave gutter, spouting',
  gutter_cleaning: 'clean ~ gutter, gutter clean*, gutter ~ cleaned, cleaning ~ gutter, clear ~ gutter',
  gutter_overflow:
    'gutter overflow, overflow ~ gutter, slotted gutter, gutter ~ overflow, gap behind ~ gutter, gutter slot, gutter ~ fascia, slots in ~ gutter',
  gutter_guard: 'gutter guard, gutter mesh, leaf guard',
  box_gutter: 'box gutter, internal gutter, parapet gutter',
  valley_gutter: 'valley gutter, roof valley, valley iron, valley tray, valley',
  downpipe: 'downpipe, down pipe, dp',
  sarking:
    'sarking, sarking foil, roof sarking, roof membrane foil, sisalation, wall wrap, building wrap, anticon',
  sarking_and_insulation: 'sarking ~ insulation, insulation ~ sarking, sarking ~ batts, foil ~ batts',
  ridge_capping:
    'ridge capping, ridge cap, ridge tile, ridge, repoint*, re point*, pointing, flexible pointing, rebed*, bedding and pointing',
  flashing: 'flashing, lead flashing, apron flashing, step flashing, flashings',
  window_flashing: 'window flashing, flashing ~ window, sill flashing, head flashing, window sill flashing',
  roof_batten: 'roof batten, tile batten, batten',
  skylight: 'skylight, sky light, roof window, solar tube',
  chimney: 'chimney, chimney stack, flue ~ roof, wood heater flue',
  roof_condensation:
    'condensation ~ roof, roof ~ condensation, condensation ~ roof space, sweat* ~ roof, roof ~ sweat*, dripping ~ metal roof, condensation ~ ceiling space',
  roof_whirlybird: 'whirlybird, whirly bird, roof vent, roof ventilator',
  eaves_overhang: 'eave, eaves, soffit, eave lining',
  insulation: 'insulation, ceiling insulation, batts, ceiling batt, wall batt, glasswool, roof insulation',
} as const satisfies Record<string, string>;
