/** One thing to look at before a building is taken over. */
export interface ChecklistItem {
  name: string;
  /** What to look for, for someone who stands in front of it. */
  look: string;
}

const of = (name: string, look: string): ChecklistItem => ({ name, look });

/** What to look at before taking over a building, by its type. */
export const CHECKLISTS = {
  'residential-house': [
    of(
      'External walls and cladding',
      'Cracks from corners of openings, gaps at joints, weepholes open, ground below the damp course.',
    ),
    of(
      'Roof and guttering',
      'Tiles or sheets straight and whole, flashings tucked in, gutters falling to downpipes that are connected.',
    ),
    of('Windows and doors', 'Each opens, closes and latches; even gaps; seals whole; safety glass marked.'),
    of(
      'Electrical outlets and lighting',
      'Test every outlet and switch; safety switches trip by their test button; certificate handed over.',
    ),
    of(
      'Plumbing fixtures',
      'Run every tap; look under basins and behind the toilet; hot water, pressure, drains.',
    ),
    of(
      'Flooring and tiling',
      'Lippage, hollow or cracked tiles, falls to the waste, squeaks, gaps at the skirting.',
    ),
    of(
      'Paint and finishing',
      'From 1.5 m in daylight: coverage, runs, nail pops, joints that show, mitres that are open.',
    ),
    of('HVAC', 'Runs in heating and cooling; drains away from the wall; exhausts reach the outside.'),
    of('Insulation and ventilation', 'Roof space: no gaps, clear of downlights. Subfloor vents open.'),
    of(
      'Safety equipment',
      'Smoke alarms linked and tested, balustrades firm, pool barrier certified, windows restricted where needed.',
    ),
  ],
  townhouse: [
    of(
      'External walls, cladding and shared boundary walls',
      'Cracks, joints and flashings where one house meets the next.',
    ),
    of(
      'Roof, guttering and junctions with neighbouring roofs',
      'Flashings and box gutters at the party wall, overflow, connected downpipes.',
    ),
    of(
      'Fire and sound separation to neighbouring dwellings',
      'The separating wall reaches the roof; holes for pipes and cables sealed; certificate.',
    ),
    of(
      'Windows, doors and balcony barriers',
      'Operation and seals; barriers firm, high enough, no gap that a 125 mm sphere passes.',
    ),
    of(
      'Stairs, handrails and landings',
      'Even risers and goings, handrail continuous, no trip at the top or foot.',
    ),
    of(
      'Electrical outlets, lighting and smoke alarms',
      'Test each; alarms linked on every storey; certificate.',
    ),
    of(
      'Plumbing fixtures and wet-area waterproofing',
      'Run taps, falls to the waste, sealant whole, certificate.',
    ),
    of(
      'Flooring, tiling, paint and finishing',
      'Lippage, hollow tiles, gaps, marks seen from 1.5 m in daylight.',
    ),
    of(
      'HVAC, insulation and ventilation',
      'Runs and drains; exhausts reach the outside; insulation without gaps.',
    ),
    of('Courtyard, fences, driveway and drainage', 'Falls away from the house, pits clear, gates latch.'),
  ],
  apartment: [
    of(
      'Entry door: fire rating, closer and clearances',
      'Tag on the leaf, closes and latches by itself, even gaps.',
    ),
    of('Smoke alarms, sprinklers and emergency lighting', 'Alarm tested; heads not painted; lights tested.'),
    of(
      'Wet areas: falls, waterproofing and drainage',
      'Pour water: it finds the waste. Sealant whole. Certificate.',
    ),
    of(
      'Balcony: barrier, falls, drainage and step at the door',
      'Firm and high enough; water runs to the outlet; outside lower than inside.',
    ),
    of(
      'Windows: operation, restrictors and seals',
      'Each opens and locks; restrictors hold; no daylight at seals.',
    ),
    of('Walls, ceilings, paint and finishing', 'Cracks, joints, stains; seen from 1.5 m in daylight.'),
    of(
      'Flooring, tiling and sound between dwellings',
      'Lippage, squeaks; the acoustic underlay is documented.',
    ),
    of(
      'Kitchen joinery, appliances and plumbing fixtures',
      'Doors aligned, drawers run, appliances run, no leaks.',
    ),
    of('HVAC, exhausts and electrical outlets', 'Runs in both modes; exhausts draw; every outlet tested.'),
    of(
      'Car space, storage cage and common property at the door',
      'As on the plan; number, size, locks; damage noted before moving in.',
    ),
  ],
  'commercial-office': [
    of(
      'Fire safety systems',
      'Panel free of faults, heads and detectors as drawn, interfaces tested, certificate.',
    ),
    of('Emergency lighting', 'Discharge test recorded; exit signs seen from every point of the path.'),
    of(
      'Air conditioning commissioning',
      'Air balance report, controls by zone, condensate drains, access to filters.',
    ),
    of(
      'Electrical distribution board',
      'Circuits labelled, safety switches tested, spare ways, certificate.',
    ),
    of(
      'Data and communications infrastructure',
      'Every outlet labelled and tested; rack earthed; as-built plan.',
    ),
    of(
      'Accessibility compliance',
      'Clear path from the street, door widths and forces, facilities, signs, contrast strips.',
    ),
    of('Mechanical services', 'Fresh air, exhausts, fire dampers accessible and tested, manuals.'),
    of('Security system', 'Doors release on fire alarm, cameras and readers as listed, codes handed over.'),
    of('Workspace lighting', 'Measured light levels, controls by zone, no flicker, no glare on screens.'),
    of(
      'Acoustic performance',
      'Walls to the slab where drawn, seals at doors, plant within the stated levels.',
    ),
  ],
  retail: [
    of(
      'Shopfront glazing, doors and shutters',
      'Safety glass marked, doors close and latch, shutters run and stop.',
    ),
    of(
      'Fire safety systems and exit paths',
      'Exits open by one action, paths clear, heads not blocked by shelving.',
    ),
    of('Emergency lighting and exit signs', 'Discharge test recorded; signs seen from the sales floor.'),
    of(
      'Accessible entry, counters and facilities',
      'No step, door width, a lower counter part, circulation space.',
    ),
    of(
      'Electrical distribution board and outlets',
      'Labelled and tested; enough for equipment; certificate.',
    ),
    of('Display and general lighting', 'As drawn; controls; heat clear of stock.'),
    of(
      'Air conditioning, ventilation and exhausts',
      'Air balance report; exhaust to the outside; filters reached.',
    ),
    of(
      'Floor finishes and slip resistance',
      'Slip rating documented, lippage, mats flush, thresholds level.',
    ),
    of(
      'Plumbing, grease and waste provisions',
      'Traps sized and reached, hot water, floor wastes, backflow tested.',
    ),
    of('Signage, security and loading area', 'Fixings, approvals, locks and codes, bollards, clear height.'),
  ],
  industrial: [
    of(
      'Slab: cracking, joints, flatness and drainage',
      'Crack widths, joint filler and edges, flatness survey, falls.',
    ),
    of(
      'Structural steel, connections and corrosion protection',
      'Bolts in place and marked, welds, coating whole, base plates grouted.',
    ),
    of(
      'Roof and wall cladding, flashings and box gutters',
      'Fixings, laps, overflow, no daylight, safe roof access.',
    ),
    of('Roller doors, dock levellers and bollards', 'Run under load, stops and sensors, bollards founded.'),
    of(
      'Fire hydrants, hose reels, sprinklers and exits',
      'Flow test, coverage, height of storage, exits by one action.',
    ),
    of('Emergency and high-bay lighting', 'Discharge test, light levels at the floor, access for lamps.'),
    of(
      'Electrical main switchboard and three-phase supply',
      'Labelled, tested, clear space in front, certificate.',
    ),
    of('Ventilation and mechanical services', 'Exhaust at the source, make-up air, fans tested, manuals.'),
    of(
      'Amenities, accessibility and plumbing',
      'Accessible facilities, backflow prevention tested, hot water limited.',
    ),
    of(
      'Hardstand, stormwater and spill control',
      'Falls, pits, separators and shut-off valves, turning paths.',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly ChecklistItem[]>>;

/** A kind of building that has a handover checklist. */
export type ChecklistBuilding = keyof typeof CHECKLISTS;
