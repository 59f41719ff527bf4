/** Water, hot water and drains. */
import type { Fact } from './fact.ts';

export const FACTS_OF_PLUMBING: readonly Fact[] = [
  {
    thing: 'hot_water',
    aspect: ['temperature', 'height', 'size', 'amount'],
    answer:
      '**60 °C at least inside a storage heater, so that Legionella can’t grow.** 50 °C at most comes out at basins, baths and showers, by a tempering valve. A licensed plumber sets and checks both.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'hot_water',
    aspect: ['life', 'wait', 'often', 'deadline'],
    answer:
      '**About 10 years for a tank: 8 to 12 for mild steel, 15 or more for stainless.** Gas continuous flow lasts 10 to 20 years, a heat pump 10 to 15. Rusty water or a weeping tank means it is near its end.',
    confidence: 'trade',
  },
  {
    thing: 'anode',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Every five years, and every three where the water is hard.** A licensed plumber draws the old rod and looks at it. A worn one lets the tank rust through.',
    confidence: 'trade',
  },
  {
    thing: 'relief_valve',
    aspect: ['often', 'wait', 'need'],
    answer:
      '**Every six months: lift the lever gently for some seconds, so that water runs, then let it close.** The water is hot: stand clear of the drain’s end. A plumber replaces the valve about every five years, or when it drips on. Never plug it.',
    confidence: 'trade',
  },
  {
    thing: 'tempering_valve',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**It mixes cold water in, so that no more than 50 °C comes out where people wash: against scalds.** Water at 60 °C burns in seconds, a child first. A licensed plumber fits and sets it.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'tempering_valve',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Once a year it is tested, and about every five years replaced.** A licensed plumber measures the water at the tap and sets the valve anew.',
    confidence: 'trade',
  },
  {
    thing: 'pressure_valve',
    aspect: ['purpose', 'need', 'cause'],
    answer:
      '**It holds the water in a house to 500 kPa, and is needed where the main can bring more.** Too much makes pipes bang, valves drip and flexible hoses burst. A plumber measures the pressure at a tap in minutes.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'water_pressure',
    aspect: ['amount', 'size', 'strength', 'need'],
    answer:
      '**500 kPa at most inside a home; about 200 to 350 kPa is pleasant.** Above it a pressure limiting valve is fitted at the meter or the heater. A plumber measures it at a tap.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'sewer',
    aspect: ['slope', 'strength'],
    answer:
      '**1:60 at least for a 100 mm drain (1.65%), 1:40 for 65 mm.** A flatter one needs a larger pipe and the authority’s leave. A licensed drainer lays it and has it inspected before it is covered.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'stormwater_pipe',
    aspect: ['slope', 'strength'],
    answer:
      '**1:100 at least for a 90 or 100 mm stormwater pipe of a house.** Roof water goes to stormwater, never to the sewer. A drainer sizes it and says where it may run out.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'overflow_gully',
    aspect: ['purpose', 'difference', 'cause'],
    answer:
      '**An overflow relief gully lets sewage spill outside when the drain blocks, instead of rising in the shower.** That is why its grate must lie lower than every fixture inside: 150 mm below the lowest shower or floor waste. Keep it free of soil and paving.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'overflow_gully',
    aspect: ['height', 'amount'],
    answer:
      '**150 mm at least below the lowest fixture inside, and 75 mm above the ground around it.** In paving it may be level, where water can’t run in. A licensed plumber measures and corrects it.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'sewer',
    aspect: ['pays'],
    answer:
      '**The owner, up to the point where it joins the authority’s sewer; the water authority from there on.** That point may lie beyond the boundary: ask the authority for its plan. In strata a drain that serves several lots is the owners corporation’s.',
    confidence: 'trade',
  },
  {
    thing: 'blocked_drain',
    aspect: ['pays'],
    answer:
      '**Whoever owns the pipe where it is blocked: the owner on the land, the water authority in its main.** A plumber’s camera shows where and why. A landlord pays unless the tenant put down what blocked it. Roots of a council tree: write to the council.',
    confidence: 'trade',
  },
  {
    thing: 'tap_washer',
    aspect: ['myself', 'allowed', 'permit', 'need', 'who'],
    answer:
      '**Yes for a washer or a shower head, with the water off at the meter.** New taps, mixers and everything on the pipes are a licensed plumber’s work in most states.',
    source: 'state plumbing rules',
    confidence: 'likely',
  },
  {
    thing: 'toilet',
    aspect: ['myself', 'allowed', 'permit', 'need', 'who'],
    answer:
      '**No: a licensed plumber replaces a toilet.** It joins the drain and the drinking water. A seat, or the rubber inside the cistern, you may change yourself. Work without a licence can be fined, and insurers ask.',
    source: 'state plumbing rules',
    confidence: 'likely',
  },
  {
    thing: 'plumbing_work',
    aspect: ['permit', 'include'],
    answer:
      '**Yes. A licensed plumber or drainer gives a certificate of compliance for the work.** Its name, and the size of job from which it is given, differ by state. Keep it: warranty and sale may ask for it.',
    source: 'state plumbing rules',
    confidence: 'likely',
  },
  {
    thing: 'plumbing_work',
    aspect: ['permit', 'include'],
    state: 'VIC',
    answer:
      '**Yes: a compliance certificate from the licensed plumber, within five days, where the job is worth $750 or more, in Victoria.** Gas, roof plumbing from that value and every new drain are covered. It carries the plumber’s insurance for six years.',
    source: 'Victoria’s plumbing rules',
    confidence: 'likely',
  },
  {
    thing: 'water_pipe',
    aspect: ['life', 'wait', 'often', 'deadline'],
    answer:
      '**Galvanised steel about 40 to 50 years: pipes from the 1960s are at or past their end. Copper 50 and more, plastic about 50.** Brown water, weak flow and pinholes tell that rust has narrowed them. A plumber replaces the run; patches last for a while only.',
    confidence: 'trade',
  },
  {
    thing: 'sewer',
    aspect: ['life', 'wait', 'often', 'deadline'],
    answer:
      '**Earthenware about 50 to 60 years, PVC 50 to 100.** Old clay joints let roots in. A plumber’s camera shows what it is like.',
    confidence: 'trade',
  },
  {
    thing: 'backflow',
    aspect: ['purpose', 'need', 'cause'],
    answer:
      '**It keeps used water from being sucked back into the drinking water.** A hose in a pool or a bucket is enough for that to happen. Where the risk is high, a licensed plumber with that ticket tests the device once a year.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'backflow',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Once a year for a device that can be tested, by a plumber licensed for backflow.** The result goes to the water authority or the council.',
    source: 'the plumbing and drainage standard',
    confidence: 'likely',
  },
  {
    thing: 'flexi_hose',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Replace it every five to ten years, by the date on its tag, and look at it twice a year.** Rust, a kink, frayed braid or damp at the ends: turn the water off and have a plumber change it at once. Burst ones flood whole houses.',
    confidence: 'trade',
  },
  {
    thing: 'water_hammer',
    aspect: ['cause', 'purpose', 'prevent', 'any'],
    answer:
      '**A valve that shuts fast, loose pipes or too much pressure make them bang.** Dishwashers and lever taps do it most. A plumber measures the pressure, clips the pipes and may fit an arrester.',
    confidence: 'trade',
  },
  {
    thing: 'water_leak',
    aspect: ['tell', 'any'],
    answer:
      '**Turn off every tap and appliance, read the meter, and read it again after half an hour.** If it moved, water is running somewhere. Then shut the stop tap of the toilet and the heater in turn. A plumber finds a hidden one.',
    confidence: 'trade',
  },
  {
    thing: 'septic',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Pumped out every three to five years.** A treatment system with air is serviced about every three months by its agent. The council’s approval says which. Nobody climbs in: the gas kills.',
    confidence: 'trade',
  },
  {
    thing: 'septic',
    aspect: ['distance', 'gap'],
    answer:
      '**It differs by state and council, mostly several metres from house, boundary and bore.** The council’s approval names the distances. I hold no figure that counts everywhere.',
    confidence: 'trade',
  },
  {
    thing: 'water_tank',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Looked into every two to three years, and the sludge taken out where it covers the floor.** Clean gutters, screens and first-flush twice a year. Nobody climbs in without training: the air in it can kill.',
    confidence: 'trade',
  },
  {
    thing: 'water_meter_tap',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth', 'any'],
    answer:
      '**Clockwise closes it.** A lever is shut when it lies across the pipe. Turn it by hand, gently; one that is stuck or drips is for a plumber or the water authority.',
    confidence: 'trade',
  },
  {
    thing: 'water_meter',
    aspect: ['pays'],
    answer:
      '**The water authority owns the meter; pipe and taps behind it are the owner’s.** Tell the authority of a leak at the meter itself. A plumber mends what is behind it.',
    confidence: 'trade',
  },
  {
    thing: 'shower_pressure',
    aspect: ['cause', 'purpose', 'prevent', 'any'],
    answer:
      '**A clogged shower head first: lime or its flow disc. Then a half-closed tap, the strainer of a tempering valve or mixer, or rusted pipes.** If hot alone is weak, it lies in the heater’s valves. Clean the head; the rest is for a licensed plumber.',
    confidence: 'trade',
  },
];
