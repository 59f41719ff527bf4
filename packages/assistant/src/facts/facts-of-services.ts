/** Electricity, gas, cooling and solar power. */
import type { Fact } from './fact.ts';

export const FACTS_OF_SERVICES: readonly Fact[] = [
  {
    thing: 'safety_switch',
    aspect: ['where', 'need', 'count', 'deadline'],
    answer:
      '**On every final circuit of a new home: power, lights and fixed appliances.** Work on an old board brings the altered circuits up to that. Queensland and Western Australia ask for some at a sale or lease. An electrician says what your board has.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'safety_switch',
    aspect: ['where', 'need', 'count', 'deadline'],
    state: 'WA',
    answer:
      '**Two at least before a home is sold or let, covering all power points and lights, in Western Australia.** A licensed electrician fits them and gives a certificate.',
    source: 'Western Australia’s electricity regulations',
    confidence: 'likely',
  },
  {
    thing: 'safety_switch',
    aspect: ['where', 'need', 'count', 'deadline'],
    state: 'QLD',
    answer:
      '**On the power circuits: a rented home must have one, and a buyer has three months after settlement to fit one, in Queensland.** A new home has them on all final circuits. A licensed electrician fits them.',
    source: 'Queensland’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'safety_switch',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**About every three months, with the button marked T.** The power of that circuit must go off at once. One that stays on protects nobody: have a licensed electrician replace it.',
    source: 'electrical safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'safety_switch',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**It cuts the power within a fraction of a second when current leaks to earth, through a person for instance: at 30 mA.** A circuit breaker only guards the cable: it trips on overload or short circuit, far too late to save anybody. A board needs both, and an RCBO does both.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'circuit_breaker',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**It guards the cable: it trips on overload or short circuit.** It doesn’t save a person from shock: a safety switch (RCD) does, which trips at a leak to earth of 30 mA. A board needs both, and an RCBO does both.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'power_point',
    aspect: ['count'],
    answer:
      '**No law sets how many power points a room must have.** The contract and its electrical plan do: count them against it at handover. Two doubles to a bedroom and more by the bed and desk are usual.',
    confidence: 'trade',
  },
  {
    thing: 'power_point_near_water',
    aspect: ['distance', 'gap', 'any'],
    answer:
      '**600 mm at least from the edge of a bath or shower, measured across.** Basins, sinks and pools have zones of their own, which I don’t hold. A licensed electrician measures them before one is fitted.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    answer:
      '**Yes. Whoever does licensed electrical work gives a certificate for it, for a small job too.** Each state has its own name for it. Ask for it before you pay the last cent, and keep it with the house papers.',
    source: 'state electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    state: 'NSW',
    answer:
      '**Yes: a Certificate of Compliance for Electrical Work (CCEW), in New South Wales.** The licensed electrician gives it to you after testing. Keep it with the house papers.',
    source: 'the state’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    state: 'VIC',
    answer:
      '**Yes: a Certificate of Electrical Safety (COES), in Victoria.** The licensed electrician gives it to you after testing. Keep it with the house papers.',
    source: 'the state’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    state: 'QLD',
    answer:
      '**Yes: a certificate of testing and safety, or of testing and compliance, in Queensland.** The licensed electrician gives it to you after testing. Keep it with the house papers.',
    source: 'the state’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    state: 'WA',
    answer:
      '**Yes: an Electrical Safety Certificate, in Western Australia.** The licensed electrician gives it to you after testing. Keep it with the house papers.',
    source: 'the state’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'electrical_work',
    aspect: ['permit', 'include'],
    state: 'SA',
    answer:
      '**Yes: an electronic Certificate of Compliance (eCoC), in South Australia.** The licensed electrician gives it to you after testing. Keep it with the house papers.',
    source: 'the state’s electrical safety rules',
    confidence: 'likely',
  },
  {
    thing: 'old_wiring',
    aspect: ['life', 'wait', 'often', 'any'],
    answer:
      '**Rubber-covered cable has long outlived its 40 to 50 years.** Its cover goes brittle, cracks and falls off, which can give a shock or start a fire. Touch nothing. A licensed electrician tests it; mostly it is rewired. PVC cable came in about 1960.',
    confidence: 'trade',
  },
  {
    thing: 'old_wiring',
    aspect: ['tell', 'purpose'],
    answer:
      '**Black cable in a rubber or cloth cover, twisted joints, round switches and ceramic fuses tell of it.** Look only, and from outside: what is brittle breaks at a touch. A licensed electrician tests it and says what has to be rewired.',
    confidence: 'trade',
  },
  {
    thing: 'fuses',
    aspect: ['allowed', 'need', 'any'],
    answer:
      '**Yes, old ceramic fuses may stay: no general rule makes an owner replace them.** They don’t protect anybody from shock. A state may ask for safety switches at a sale or lease. Ask a licensed electrician to price a new board.',
    confidence: 'trade',
  },
  {
    thing: 'buried_cable',
    aspect: ['depth', 'distance'],
    answer:
      '**500 mm at least below the ground, in heavy-duty conduit, with an orange marker tape above.** Less is allowed only under concrete or with other protection. A licensed electrician lays it. Look up what lies there before anybody digs.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'switchboard',
    aspect: ['life', 'wait', 'often', 'deadline'],
    answer:
      '**About 25 to 40 years for board and breakers.** Have it looked at sooner where it is warm, buzzes or has ceramic fuses. So before solar, a car charger or an air conditioner is added.',
    confidence: 'trade',
  },
  {
    thing: 'gas_fitting',
    aspect: ['who', 'myself', 'allowed', 'need'],
    answer:
      '**Only a licensed gas fitter, for a cooktop or heater as for pipes.** A plumber may with a gas licence. Ask to see it, and for the certificate afterwards. Plugging in the igniter is no licence for the hose.',
    source: 'state gas rules',
    confidence: 'likely',
  },
  {
    thing: 'gas_fitting',
    aspect: ['permit', 'include'],
    answer:
      '**Yes. The licensed gas fitter gives a certificate of compliance for each job.** Its name differs by state. Keep it for warranty, insurance and sale.',
    source: 'state gas rules',
    confidence: 'likely',
  },
  {
    thing: 'gas_fitting',
    aspect: ['permit', 'include'],
    state: 'VIC',
    answer:
      '**Yes: a compliance certificate from the licensed gas fitter for every gas job, in Victoria.** It is lodged with the state’s plumbing regulator. A landlord also needs a gas safety check every two years.',
    source: 'Victoria’s plumbing and rental rules',
    confidence: 'likely',
  },
  {
    thing: 'plumbing_certificate',
    aspect: ['wait', 'deadline', 'permit', 'need', 'who', 'any'],
    state: 'VIC',
    answer:
      '**Within 5 days of finishing, by the licensed plumber or gas fitter who did the work, in Victoria.** They lodge it with the state’s plumbing regulator and give you the copy. It is needed for any gas work, and for plumbing from a set value on.',
    source: 'Victoria’s plumbing rules',
    confidence: 'likely',
  },
  {
    thing: 'plumbing_certificate',
    aspect: ['wait', 'deadline', 'permit', 'need', 'who', 'any'],
    answer:
      '**The licensed plumber or gas fitter gives it, when the work is done.** How soon, and whether it is lodged with the regulator or the council, differs by state. Keep it for warranty, insurance and sale.',
    source: 'state plumbing and gas rules',
    confidence: 'likely',
  },
  {
    thing: 'gas_clearance',
    aspect: ['distance', 'gap', 'bound', 'allowed', 'amount', 'any'],
    answer:
      '**I hold no confirmed distance: the gas standard and the gas network set it.** A vent of a regulator, a meter or bottles keep clear of power points, switches, drains and openings of the building. A licensed gas fitter measures it and moves what is too close.',
    confidence: 'trade',
  },
  {
    thing: 'rangehood',
    aspect: ['distance', 'gap', 'height'],
    answer:
      '**600 mm at least above a gas cooktop, and 750 mm for an exhaust fan; many makers ask for 650 mm.** The larger of the standard’s and the maker’s figure counts. A licensed gas fitter measures it.',
    source: 'the standard of gas installations',
    confidence: 'likely',
  },
  {
    thing: 'cooktop',
    aspect: ['distance', 'gap'],
    answer:
      '**200 mm at least from a burner’s edge to a wall that can burn.** Nearer than that, the wall needs a fireproof facing up to 150 mm above the hob. Tiles on plasterboard may do. A licensed gas fitter measures it.',
    source: 'the standard of gas installations',
    confidence: 'likely',
  },
  {
    thing: 'lpg_bottle',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Every ten years a cylinder is tested or swapped.** The date is stamped on its collar. Nobody may fill one that is past it.',
    source: 'the standard of gas cylinders',
    confidence: 'likely',
  },
  {
    thing: 'unflued_heater',
    aspect: ['where', 'need', 'which', 'allowed'],
    answer:
      '**A gas heater without a flue may stand in no bedroom and no bathroom.** Where it is allowed, the room needs permanent air vents. Several states bar it from new homes and schools. A licensed gas fitter says what may stay.',
    source: 'the standard of gas installations',
    confidence: 'likely',
  },
  {
    thing: 'air_con',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need'],
    answer:
      '**A technician with a refrigerant licence (ARCtick), and a licensed electrician for the wiring.** One person may hold both. Ask for both numbers and the electrical certificate. A handyman may do neither.',
    source: 'the Australian Refrigeration Council and state wiring rules',
    confidence: 'likely',
  },
  {
    thing: ['air_con', 'aircon_filter'],
    aspect: ['often', 'wait'],
    answer:
      '**Filters every month or two in the season of use; a service by a technician once a year.** Switch it off, wash the filters and let them dry. Mould or water inside is the technician’s.',
    confidence: 'trade',
  },
  {
    thing: 'air_con',
    aspect: ['life', 'deadline'],
    answer:
      '**10 to 15 years for a split system, 15 to 20 for ducted; near the sea less.** A service each year helps it there.',
    confidence: 'trade',
  },
  {
    thing: 'aircon_drain',
    aspect: ['where', 'need', 'which', 'allowed'],
    answer:
      '**To a drain or a tundish, or into the garden where the council allows it: away from footings, paths and next door.** It falls all the way and never runs to a sewer vent or against a wall. A pump is needed where it can’t.',
    confidence: 'trade',
  },
  {
    thing: 'air_con',
    aspect: ['distance', 'gap'],
    state: 'NSW',
    answer:
      '**450 mm at least from each boundary without council approval, in New South Wales.** Noise counts beside it: no neighbour may hear it in a bedroom or living room from 10 pm to 7 am, 8 am at weekends. Strata by-laws may ask for more.',
    source: 'the state’s rules on exempt development and noise',
    confidence: 'likely',
  },
  {
    thing: 'air_con',
    aspect: ['distance', 'gap'],
    answer:
      '**No figure counts in every state: noise and the maker’s clearances decide.** Makers ask for 100 to 300 mm behind and half a metre or more in front. Councils limit what neighbours hear at night. Ask yours first.',
    confidence: 'trade',
  },
  {
    thing: 'solar',
    aspect: ['who', 'myself', 'allowed', 'need'],
    answer:
      '**A licensed electrician who is accredited for solar, and for batteries apart from that.** Without an accredited installer there is no federal rebate. Solar Accreditation Australia keeps the register. Nobody else goes near panels, isolator or battery.',
    source: 'Solar Accreditation Australia and state wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'solar',
    aspect: ['often', 'wait'],
    answer:
      '**About every two years a solar electrician checks isolators, cables, fixings and earthing.** Look from the ground and at the inverter’s output each month. Stay off the roof, and away from anything cracked, burnt or wet.',
    confidence: 'trade',
  },
  {
    thing: 'solar',
    aspect: ['life', 'deadline'],
    answer:
      '**Panels about 25 years, an inverter 10 to 15, a battery about 10.** Isolators in the sun fail sooner: have them looked at every two years.',
    confidence: 'trade',
  },
  {
    thing: 'solar_warranty',
    aspect: ['life', 'deadline', 'wait', 'amount', 'purpose', 'any'],
    answer:
      '**Usually 25 years on the panels’ output and 10 to 25 on the panels. Inverter 5 to 10, battery 10, workmanship 5.** Each comes from somebody else: keep the papers of maker and installer. Consumer law runs beside them.',
    confidence: 'trade',
  },
  {
    thing: 'battery',
    aspect: ['where', 'need', 'which', 'allowed'],
    answer:
      '**Not in a bedroom, living room, ceiling or wall space, and not under stairs or a walkway. Nor within 600 mm of an exit or of such a room’s window.** A fireproof wall behind it is needed where living rooms lie beyond. The accredited installer says where it may go.',
    source: 'the standard of battery installations',
    confidence: 'likely',
  },
  {
    thing: 'isolator',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**It cuts the direct current of the panels, for work or in a fire.** One that is cracked, hot, wet or discoloured can arc and burn: keep away and don’t turn it. Call a licensed solar electrician today, and 000 if it smokes.',
    confidence: 'trade',
  },
  {
    thing: 'power_point',
    aspect: ['height', 'amount'],
    answer:
      '**About 300 mm above the floor is usual, and above the bench in kitchens; no law sets it for a dry room.** Switches mostly stand at 900 to 1100 mm. The electrical plan decides. Near water other distances count.',
    confidence: 'trade',
  },
  {
    thing: 'light_switch',
    aspect: ['height', 'amount'],
    answer:
      '**900 to 1100 mm above the floor is usual, on the latch side of the door.** No law sets it for most houses; where a wheelchair must reach it, it does. The electrical plan decides.',
    confidence: 'trade',
  },
  {
    thing: 'ip_rating',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**How tight a fitting is: the first figure is for dust and fingers, the second for water.** IP44 stands splashing, IP65 a jet, IP67 a short dip. Under an eave IP44 mostly does; in the open take IP65. An electrician says which zone of a bathroom needs what.',
    confidence: 'trade',
  },
  {
    thing: 'data_cabling',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**Only a registered cabler, by the rules of the ACMA; an electrician too needs that registration.** It counts for phone, internet, alarm and camera cables in walls that join the network. Ask for the compliance form.',
    source: 'the ACMA’s cabling rules',
    confidence: 'likely',
  },
  {
    thing: 'ev_charger',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need'],
    answer:
      '**A licensed electrician, on a circuit of its own with a safety switch that suits it.** The board may need room and the network’s leave. Strata asks for approval as well. A power point carries one only slowly, and must not get hot.',
    confidence: 'trade',
  },
  {
    thing: 'solar',
    aspect: ['permit', 'height', 'size', 'amount'],
    answer:
      '**Mostly no council approval, on the roof of a house; heritage areas and strata ask for it.** The installer applies to the network before it is connected, and a licensed electrician certifies it.',
    confidence: 'trade',
  },
  {
    thing: 'aircon_strata',
    aspect: ['permit', 'height', 'size', 'amount', 'any'],
    answer:
      '**Yes: ask the owners corporation in writing before anything is fixed to an outside wall, balcony or roof.** Those are mostly common property, and by-laws limit noise and place. Fixed without leave, it may have to come down.',
    confidence: 'trade',
  },
];
