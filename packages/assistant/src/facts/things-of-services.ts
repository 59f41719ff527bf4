/** Electricity, gas, cooling and solar power. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_SERVICES = {
  safety_switch:
    'rcd on every circuit, rcd on ~ circuit, safety switch on every circuit, safety switch on ~ circuit, circuit ~ need a safety switch, power point ~ safety switch, test button ~ safety switch, test ~ safety switch, test ~ rcd, button on the safety switch, safety switch, safety switches, rcd, rcbo, rccb, residual current device, earth leakage switch',
  circuit_breaker:
    'breaker the same as a safety switch, breaker ~ rcd, rcd ~ breaker, circuit breaker, breaker, mcb, circuit breaker ~ safety switch, safety switch ~ circuit breaker, breaker ~ safety switch, breaker ~ rcbo',
  power_point: 'power point, powerpoint, gpo, socket, power outlet, double power point',
  power_point_near_water:
    'power point ~ bath, power point ~ shower, powerpoint ~ bath, powerpoint ~ shower, gpo ~ shower, gpo ~ bath, bath ~ power point, bath ~ powerpoint, shower ~ gpo, shower ~ power point',
  electrical_work:
    'electrical work, electrical certificate, electrical compliance, electrical certificate of compliance, electrician ~ certificate, certificate ~ electrician, sparky ~ certificate, certificate ~ sparky, certificate ~ wiring, paperwork ~ electrician, electrician ~ paperwork, certificate ~ electrical, certificate of electrical safety, electrical job, ccew, coes',
  old_wiring:
    'old wiring, vir, vir wiring, vir cable, rubber wiring, rubber cable, rubber insulated wiring, rubber insulated cable, rubber covered cable, cloth wiring, cloth covered wiring, cloth covered cable, cotton covered wiring, old cable, house wiring, old electrical wiring',
  fuses:
    'replace ~ old fuse, replace ~ fuse box, ceramic fuse, rewireable fuse, rewirable fuse, fuse wire, old fuse, old fuse box, fuse box, porcelain fuse, plug in fuse',
  buried_cable:
    'conduit ~ cable, underground cable, underground power cable, underground power, buried cable, cable underground, electrical conduit, underground conduit, power to the shed, conduit ~ shed, cable ~ shed',
  switchboard: 'switchboard, switch board, main board, meter box ~ upgrade, electrical panel',
  gas_fitting:
    'plumber ~ gas stove, plumber ~ gas cooktop, gas fitting work, cert* ~ gas heater, gas heater ~ certificate, gas cooktop, gas stove, gas oven, gas hob, gas line, gas pipe, gas fitting, gas work, gas fitter, gasfitter, gas certificate, gas compliance certificate, gas appliance, gas bayonet, gas compliance, gas installation, gas heater install',
  rangehood:
    'rangehood, range hood, rangehood ~ cooktop, cooktop ~ rangehood, range hood ~ cooktop, cooktop ~ range hood, hob ~ range hood, cooktop ~ exhaust, gas cooktop ~ rangehood, gas cooktop ~ range hood, gas hob ~ range hood',
  cooktop:
    'gas burner, burner, cooktop ~ wall, cooktop clearance, gas cooktop clearance, burner ~ wall, gas burner ~ wall, gas cooktop ~ wall, cooktop ~ side wall, hob ~ wall',
  lpg_bottle:
    'lpg bottle, lpg cylinder, gas bottle, gas cylinder, bbq bottle, bbq gas bottle, lpg tank, 45kg bottle, 45 kg bottle',
  unflued_heater:
    'unflued gas heater, unflued heater, flueless heater, flueless gas heater, portable gas heater',
  air_con:
    'electrician ~ air conditioner, electrician ~ split system, air conditioner, airconditioner, air conditioning, airconditioning, air con, aircon, air con unit, aircon unit, aircon compressor, air con compressor, split system, ducted air con, reverse cycle, outdoor unit, a/c, ac unit, compressor, air conditioner compressor, heat pump compressor',
  aircon_filter:
    'aircon filter, air con filter, filter ~ split system, filter ~ aircon, filter ~ air con, clean ~ filter, air conditioner filter, split system filter',
  aircon_drain:
    'aircon drain drip, condensate, condensate drain, condensate pipe, aircon drain, air con drain, aircon condensate, air con condensate, aircon ~ drain, split system ~ drain, air con ~ drain, condensation pipe',
  solar:
    'battery installer, solar, solar panel, solar system, solar power, solar array, pv system, pv panel, solar inverter, inverter, rooftop solar, solar install*, solar panel ~ batter*, solar ~ battery',
  solar_warranty: 'warranty ~ solar, solar ~ warranty, warranty ~ inverter, inverter ~ warranty',
  battery:
    'home battery ~ installed, solar battery ~ installed, home battery, solar battery, powerwall, battery storage, house battery, battery ~ install*, power wall, home storage battery',
  isolator:
    'dc isolator, solar isolator, rooftop isolator, isolator, isolator switch, rooftop dc isolator, solar isolator switch',
  light_switch: 'light switch',
  ip_rating: 'ip rating, ip44, ip65, ip67, ip66, ip 65, ip 44',
  data_cabling:
    'data cable, data cabling, network cable, ethernet cable, phone cabling, internet cabling, cabling, data point',
  ev_charger: 'ev charger, car charger, electric car charger, wall charger, ev charging',
  aircon_strata:
    'strata ~ air con, strata ~ aircon, strata ~ air conditioner, aircon ~ strata, air conditioner ~ strata, strata approval for an air conditioner, aircon ~ balcony ~ unit, aircon on my balcony, air conditioner on ~ balcony, aircon ~ unit block',
  gas_clearance:
    'gas meter ~ power point, power point ~ gas meter, gas regulator, regulator vent, bayo regulator, regulator ~ vent, regulator ~ power point, gas meter ~ from, gas meter ~ clearance, clearance ~ gas meter, gas bottle ~ power point, regulator ~ window',
  plumbing_certificate:
    'certificate ~ hot water, hot water ~ certificate, lodge ~ certificate, certificate ~ lodge*',
} as const satisfies Record<string, string>;
