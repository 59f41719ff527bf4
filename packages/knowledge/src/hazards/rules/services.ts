/** Gas, electricity and sewage. How a rule is written stands in `../rules.ts`. */
export const GAS_RULES = `
fuel_vapour!!: saidvapour
toxic_gas!!: saidpoison
gas_leak!!: smell *gas
gas_leak!!: saidwhoosh
gas_leak!!: smell bottleword gas @14
gas_leak!!: smell gasplace @6 !sewer
gas_leak!: rottenegg !food !notefood
gas_leak!: smell egg !food
gas_leak!!: hiss gas|heater|gaspart @8
gas_leak!: leak *gas @6
gas_leak!: losing gastest
gas_leak!: condemned gasman|gas @8
gas_leak!!: dialturn gasplace|gas @8
gas_leak!: bubble|soapy gas|heater|gaspart @8
gas_leak!!: uncapped gas @10
gas_leak!!: seized gasvalve @5
gas_leak!: losing gasman
gas_leak!: leak cylinder @4
gas_leak!: pierced|clipped gaspart @5
gas_leak!: -noshut2
gas_leak!: coming *gas @6
gas_leak!: nailword gaspart @6
monoxide_inside!!: saidburning|saidnoflue
carbon_monoxide!!: saidoven
monoxide_inside!!: saidppm
monoxide_inside!: saidmonoxide
monoxide_inside!!: saidgroggy|saidsmokesin
carbon_monoxide!!: saidexchanger|saidorange
carbon_monoxide: fumes heater|flue
carbon_monoxide!: nest|animal flue @7
carbon_monoxide!: backdraft heater|flue|gas|chimney @10
carbon_monoxide!!: notedraws flue @10
carbon_monoxide!: faint outdoorburner @14
carbon_monoxide: outdoorburner shutin @8
carbon_monoxide: condemned heater|flue
carbon_monoxide!: blocked heater vent
gas_leak!: bubble gas
gas_leak!!: -noshut gas
carbon_monoxide!!: monoxide sounded @5
carbon_monoxide!!: monoxide faint @9
carbon_monoxide: monoxide coact|doubt
carbon_monoxide: soot heater|flue|flame !glass
carbon_monoxide!: yellow flame @4
carbon_monoxide!: yellow heater flame @8
carbon_monoxide!!: faint heater @12
carbon_monoxide: blocked|fault flue
carbon_monoxide: off|pierced|fall flue
carbon_monoxide!!: bodge|bodgecover flue @4
gas_leak!!: bodge|bodgecover gaspart @4
carbon_monoxide!: gosout flame
hot_water_relief: blocked relief
hot_water_relief!!: stopped relief @10
hot_water_relief!!: stopped valveword heater @22
hot_water_relief!!: steaming relief @8
hot_water_relief!!: seized valveword|relief relief @20
hot_water_relief!!: pierced|seized relief @5
hot_water_relief!!: blocked relief @5
hot_water_relief: pierced|seized relief
hot_water_relief!: scald|steaming relief|valveword @10 !kettle
scalding!!: saidscald
scalding!: scald tapthing @8 !kettle !relief !valveword
scalding!!: scaldtemp tapthing @3 !heater !kettle
scalding!!: scaldtemp showerword @0 !kettle
scalding!: scaldtemp tapthing @6 !heater !kettle
scalding: scaldbypass tempering @5
carbon_monoxide!!: novent heater|gas @8
`;

export const ELECTRICAL_RULES = `
flooded_electrics!!: saidflooded
live_pool!!: saidlive
water_electric!: saidwetlight
water_electric!!: saidlampwater
live_parts!: livewire
live_parts!!: saidsparks|saidnotdead
live_parts: bare wire !powerline
live_parts: keeptrip board|outlet|light @8
live_parts!!: livebits outlet|board|junction @10
live_parts: nailthrough wire @6
live_parts!: diy lead @6
live_parts!!: nailalone fuseword @5
live_parts!: silent testbutton board @9
live_parts!: noearth
live_parts!!: bodge|bodgecover board|fuseword|outlet @4
live_parts: bodge|bodgecover light|junction @4
live_parts!!: overloaded overload @6
live_parts!: nocover junction|outlet|board|light|wire
live_parts!: -lid junction|outlet|board|light
live_parts: bare junction|board|outlet @6
live_parts: broken outlet|board|wire|junction @5
live_parts!: copper outlet|wire|bare
live_parts!!: sparkword outlet|board @8
live_parts: spark outlet|board|wire|light|heater @8
live_parts!: buzz outlet|board|light|junction @7 !insect
live_parts!!: burn outlet|board @3
live_parts!!: *smokeword outlet|board @3 !alarm !gas !heater
live_parts: burn outlet|board|wire|light|junction @6
live_parts!: flicker light board|burn|buzz
live_parts: loose|fall outlet @4
live_parts!: diy wire @7
live_parts!!: smell burn outlet|board
live_parts: crumble|rot wire|board @6
live_parts: fragile wire @4
live_parts: oldwire
live_parts!!: notefuse !notefusegone
live_parts: bypassed board @6
live_parts!: broken|off neutral @5
live_parts: pierced wire @4
live_parts!: danger wire|outlet|board @7
electric_shock!!: strongshock showerword @10
electric_shock!!: saidshock|saidtingle
electric_shock: strongshock
electric_shock!!: shock showerword @9
electric_shock: shock touch|outlet|light|wire @8
electric_shock: bite touch|touched|heater @9
electric_shock: flicker light house|touch
powerline!!: down powerline @7
powerline!: tree powerline
powerline!: down wire streetpole
powerline!: down line roadside @5
solar_battery: burn|swollen|spark|hiss|soot|buzz|broken|wet solar @9
water_electric!!: seep ceilfan @4
water_electric!: wet fanword ceiling|overhead @8
water_electric: wet outlet|board|light|junction|wire @7
`;

export const SEWAGE_RULES = `
sewage!: backup|under|smell|leak|wet|seep|comeup *sewage
sewage: strongbackup toilet|sewer
sewage!: smell|leak|strongbackup|pierced sewer
sewage: seep|backup greywater floor|under|house|place
sewage!: *sewage place @5
sewage!!: strongbackup foul
sewage!: off|coming|seep toilet under|ceiling
sewage!: seep toilet under|ceiling|floor|through @9
sewage!!: foul place @5
sewage!!: dirty comeup fixture @10
sewage!: comeup fixture flushword @12
sewage!!: dirty toilet seep|leak @8
sewage: seweroff sewer @4
sewage: seep|wet sewer @5
sewage: *strongsewage
`;
