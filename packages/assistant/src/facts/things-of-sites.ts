/** Work at heights, in trenches and near lines, on any building site. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_SITES = {
  scaffold_licence:
    'scaffolder, scaffold licence, scaffold license, scaffolding licence, scaffolding license, scaffold ticket, scaffolding ticket, ticket ~ scaffold*, licence ~ scaffold*, licen*ed ~ scaffold*, put up ~ scaffold*, putting up ~ scaffold*, erect* ~ scaffold*, scaffold* ~ licence, scaffold* ~ ticket',
  scaffold: 'scaffold, scaffolding, mobile scaffold, scaffold check, scaffold inspection, inspect ~ scaffold',
  scaffold_near_lines:
    'scaffold* ~ power line, scaffold* ~ powerline, power line ~ scaffold*, powerline ~ scaffold*',
  trench_shoring:
    'trench ~ shor*, shor* ~ trench, trench ~ support*, trench ~ batter*, trench ~ bench*, shoring, trench shield, trench box, excavation ~ shor*, hole ~ shored, shore up ~ trench, shore ~ excavation, trench ~ collaps*, pipes ~ shoring',
  trench: 'trench, excavation, open trench',
  spoil: 'spoil, spoil heap, dirt ~ edge of ~ trench, pile ~ dirt ~ trench, trench ~ spoil',
  fall_height:
    'fall from height, fall from heights, falls from height, fall protection, fall prevention, working at heights, working at height, work at heights, work at height, height safety, edge protection, roof edge protection, roof rail for tradies, guard rail ~ roof, safety rail ~ roof, roof harness, safety harness, fall arrest',
  ladder: 'ladder, extension ladder, ladder angle, ladder on ~ roof',
  white_card:
    'white card, whitecard, construction induction card, safety induction card, blue card ~ construction, site induction card',
  swms: 'swms, safe work method statement, method statement, safe work method',
  engineered_stone:
    'engineered stone, engineered stone ban, silica benchtop, caesarstone, manufactured stone, stone benchtop ban, stone benchtop ~ banned, quartz benchtop ~ banned, artificial stone',
  power_line: 'overhead power line, overhead line, power line, powerline, overhead wires, live line',
  before_digging:
    'dial before you dig, dial before u dig, before you dig, byda, look up ~ pipes ~ dig, digging ~ services, call before digging',
  site_fence:
    'site fence, site fencing, temporary fence, temporary fencing, construction fence, temp fence, temp fencing, fence around ~ site',
  site_toilet: 'site toilet, toilet on site, portaloo, toilet for tradies, toilet ~ building site, site loo',
  demolition:
    'demolish ~ house, demolition, demolition permit, demolish, knock down ~ house, knock down rebuild, demolishing',
  site_visit: 'visit ~ site, site visit, go on site, enter ~ site, access to ~ site, walk through ~ site',
  site_safety:
    'responsible for safety on site, site safety, safety on site, safety on ~ building site, who runs safety, principal contractor',
  rcd_current:
    'trip current ~ rcd, rcd ~ trip current, trip current ~ safety switch, safety switch ~ trip current, rcd rating, rating ~ rcd, rcd sensitivity, milliamp* ~ rcd, rcd ~ milliamp*, what ma ~ rcd',
  extinguisher: 'fire extinguisher, extinguisher',
  wiring_certificate:
    'wiring certificate, certificate ~ wiring, signs off ~ wiring, sign off ~ wiring, electrical certificate, certificate ~ electrician',
  payment_schedule:
    'payment schedule, payment claim ~ days, days ~ payment claim, payment claim ~ answer, answer ~ payment claim, payment claim ~ respond, respond ~ payment claim, payment claim ~ reply',
} as const satisfies Record<string, string>;
