/** Water, hot water and drains. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_PLUMBING = {
  hot_water:
    'thermostat setting, hot water ~ setting, hot water system, hot water unit, hot water service, hot water heater, hot water tank, hot water cylinder, hot water storage, hot water storage unit, hot water ~ thermostat, thermostat ~ hot water, storage hot water, hws, water heater, heat pump, continuous flow, electric hot water, gas hot water, solar hot water, instant hot water',
  anode: 'anode, sacrificial anode, anode rod',
  relief_valve:
    'tpr valve lever, relief valve lever, relief valve, pressure relief valve, tpr valve, tpr, ptr valve, ptr, temperature relief valve, pressure and temperature relief valve, lever on the hot water, easing lever',
  tempering_valve: 'tempering valve, thermostatic mixing valve, tmv',
  pressure_valve:
    'pressure limiting valve, pressure reduction valve, pressure reducing valve, pressure limiter, plv, prv',
  water_pressure: 'water pressure, mains pressure, kpa ~ house, tap pressure',
  sewer:
    'sewer, sewer pipe, sewer line, sewer drain, sewerage pipe, sewage pipe, house drain, clay pipe, earthenware pipe, earthenware drain, 100mm drain, 100mm sewer pipe',
  stormwater_pipe:
    '90mm stormwater pipe, stormwater pipe, stormwater drain, storm water pipe, storm water drain, stormwater line, 90mm stormwater, 90 mm stormwater, stormwater',
  overflow_gully:
    'overflow relief gully height, overflow relief gully height, grate lower than ~ floor, overflow relief gully, overflow gully, relief gully, org, disconnector gully, gully trap, gully, overflow relief',
  blocked_drain:
    'blocked drain, blocked sewer, blocked pipe, drain blockage, sewer blockage, drain ~ blocked, sewer ~ blocked, choked drain, blocked toilet, tree roots ~ sewer, roots ~ drain',
  tap_washer: 'tap washer, washer ~ tap, shower head, shower rose, leaking tap',
  toilet:
    'plumber ~ toilet, toilet ~ plumber, plumber ~ toilet suite, toilet, toilet suite, new toilet, dunny, cistern',
  plumbing_work:
    'plumber ~ certificate, certificate ~ plumber, paperwork ~ plumb*, certificate ~ plumbing, plumbing work, plumbing certificate, plumbing compliance certificate, plumbing compliance, plumbing job',
  water_pipe:
    'copper water pipe, galvanised water pipe, water pipe, galvanised pipe, galvanised water pipe, gal pipe, galvanized pipe, galvo pipe, copper pipe, poly pipe, pex pipe, copper water pipe, steel water pipe',
  backflow:
    'backflow preventer, backflow, backflow prevention, backflow device, backflow valve, backflow prevention device, backflow prevention testing, rpz valve',
  flexi_hose:
    'flexi hose, flexihose, flexible hose, flexi, flexible braided hose, braided hose, braided flexi hose, flexible tap hose, flexi pipe, washing machine hose',
  water_hammer:
    'water hammer, pipes bang, pipe ~ bang*, pipe ~ knock*, banging pipe, knocking pipe, pipe ~ hammer*',
  water_leak:
    'hidden water leak, hidden leak, water leak ~ meter, leak ~ meter, leaking underground pipe, underground water leak, pipe is leaking, pipe ~ leaking ~ meter, meter ~ leak',
  septic:
    'septic, septic tank, septic system, aerated wastewater system, awts, septic pump*, wastewater treatment system',
  water_tank: 'rainwater tank, rain water tank, water tank, rain tank',
  water_meter_tap:
    'tap off at the meter, water off at the meter, tap at the meter, meter tap, stop tap, stopcock, isolation tap, turn off ~ water ~ meter, turn ~ tap ~ meter, water main tap',
  water_meter: 'leak at the water meter, water meter',
  shower_pressure:
    'water pressure in ~ shower, hot water pressure, shower pressure, low pressure ~ shower, pressure low ~ shower, pressure ~ shower, pressure only in the shower',
} as const satisfies Record<string, string>;
