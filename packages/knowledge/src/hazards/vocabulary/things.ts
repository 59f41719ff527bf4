/**
 * Names of building parts and services, by class. Words meet by their stem, a word after '=' only as it stands,
 * and '_' joins a phrase. The longest phrase wins: 'gas strut' is no gas, 'towel rail' no rail.
 */
export const THINGS = `
gas: gas gassy lpg propane butane natural_gas gas_bottle gas_line gas_pipe gas_meter gas_main gas_cylinder gas_bayonet gas_fitting gas_hose gas_heater gas_cooktop gas_stove gas_oven gas_fire gas_hot_water gas_log gas_regulator gas_cooker gas_hob gas_bbq gas_service gas_detector bayonet gas_isolation gas_valve gas_tap gas_cock gas_isolator gas_shut swap_bottle
gaspart: gas_bottle gas_line gas_pipe gas_main gas_cylinder gas_bayonet gas_fitting gas_hose gas_meter gas_regulator regulator gas_service bayonet
heater: heater heating cooktop cook_top stove stovetop stove_top oven burner hob cooker boiler furnace hot_water hws water_heater gas_log gas_heater gas_cooktop gas_stove gas_oven gas_fire hot_water_unit hot_water_system hotplate rinnai bbq barbecue wood_heater combustion_heater gas_hot_water log_fire space_heater wall_furnace ducted_heating ducted_heater gas_ducted log_heater gas_space_heater wall_heater bathroom_heater
flue: flue exhaust_flue flue_pipe cowl chimney_flue wood_heater_flue flue_terminal
flame: flame pilot pilot_light burners
valveword: valve overflow_pipe drip_pipe
relief: relief_valve relief_pipe relief_drain relief_line relief_outlet ptr_valve tpr_valve ptr pressure_relief overflow_valve temperature_relief tpr tempering_relief =the_relief discharge_line discharge_pipe ptrv
wire: wire wiring cable conductor electrics extension_lead extension_cord power_lead power_cord copper_wire power_cable electrical_wire tails live_tails live_wire =flex =flexes live_end live_cable loose_wire pigtail electrical_flex lead_wires electrical_cord lamp_cord power_flex appliance_cord orange_cable orange_cord earth_wire electric_cable live_conductor mains_cable submain
outlet: powerpoint power_point gpo socket outlet plug switch light_switch dimmer wall_plug power_outlet power_board powerboard wall_switch plugpoint adaptor double_adaptor adapter extension_lead plug_pack usb_point wall_socket extension_board power_strip double_gpo shaver_point ev_charger oven_switch light_plate floor_box
board: switchboard switch_board fusebox fuse_box meter_box meterbox fuse breaker circuit_breaker sub_board subboard power_box electrical_panel distribution_board main_switch electrical_box sparky_board meter_board meterboard switch_box fuse_board rcd safety_switch electrical_board fuse_panel
junction: junction_box jb j_box connection_box terminal =lug =lugs
light: light downlight down_light light_fitting lamp globe bulb batten_holder pendant chandelier fluoro exhaust_fan ceiling_fan oyster_light rangehood heat_lamp strip_light fluorescent bathroom_light fan_light garden_light pool_light vanity_light sensor_light spotlight wall_light ixl tastic led_fitting
touch: shower_rail tap sink shower pipe fridge dishwasher washing_machine metal faucet bath kettle toaster appliance washer dryer freezer urn bench microwave aircon stove oven heater hot_water water mixer showerhead balustrade rail door_handle fence meter_box pool switch screen_door pool_pump pump casing machine hws gate trim range_hood downpipe gutter antenna laundry_tub tub hot_plate handrail meter gas_pipe copper_pipe shower_rose bath_taps ladder roof_sheet caravan washing_line tv cooktop splashback laundry_sink frame window_frame rangehood cooker hotplate computer towel_rail wet_floor garage_door tank bore_pump toilet
powerline: powerline power_line service_line service_wire overhead_line overhead_wire power_pole private_pole live_line electricity_line electric_line aerial_line consumer_pole service_cable overhead_cable electrical_pole telegraph_pole electricity_wire overhead_power_line point_of_attachment line_from_the_pole line_to_the_house wires_to_the_house cable_to_the_house wires_to_our_house line_to_our_house service_mast mains_pole consumer_mains overhead_service mains_cable raiser_bracket power_cable_from mains_wire street_wire mains_line wires_out_the_front
solar: solar isolator inverter battery powerwall solar_panel dc_isolator solar_isolator lithium_battery home_battery pv_array battery_pack lithium scooter_battery lithium_pack =ess =bess dc_iso =iso
ceiling: ceiling celeing roof_lining ceiling_lining ceiling_sheet ceiling_board ceiling_plaster ceiling_panel plaster_ceiling lath_and_plaster ceiling_roof soffit_lining bulkhead ceiling_tile lining_overhead plaster_overhead plasterboard_overhead gyprock_overhead sheet_overhead ceiling_paint roof_inside ceiling_rose vermiculite_ceiling soffit_sheets eave_lining porch_lining plaster_roof plasterboard_roof ceiling_plasterboard suspended_ceiling drop_ceiling ceiling_grid acoustic_tiles bathroom_lid room_lid acoustic_panel overhead_lining ornate_rose plaster_rose sheet_above lining_above furring_channel ceiling_batten
cornice: cornice cornish square_set
gyprock: gyprock gyprok gyprock_sheet plasterboard plaster drywall lath sheetrock plaster_sheet gib
balcony: balcony balcon deck verandah veranda varanda verander terrace balcony_slab timber_deck raised_deck sundeck balcony_floor loggia porch patio_deck cantilever walkway catwalk elevated_walkway =bal balcony_post bal_post bal_beam bal_tile back_deck front_deck verandah_post deck_post deck_joist deck_bearer deck_frame juliet
balconypart: post joist ledger bearer bracket beam bolt fixing coach_screw support stirrup hanger cantilever
retaining: retaining_wall retainer_wall retaining retainer retaing retaning retainingwall sleeper_wall crib_wall rock_wall gabion boulder_wall dirt_wall rockwall bank_wall timber_sleeper_wall keystone_wall stone_wall_holding block_retaining_wall garden_bed_wall terraced_wall retaining_structure ret_wall =rw rw_wall koppers_logs wall_holding_up wall_holding sleeper_retaining retaining_sleepers besser_retainer wall_retaining rock_retaining sandstone_retaining
sleeper: sleeper garden_wall limestone_wall block_wall besser_wall boundary_wall timber_wall pine_wall log_wall treated_pine
wall: wall brickwork brick blockwork block besser masonry facade parapet gable pier house home building extension garage bricks_wall render stonework sandstone cavity_wall party_wall corner mortar verandah_wall alfresco_wall
stack: chimney chimney_stack parapet
freestanding: chimney parapet brick_fence brick_wall_front gable brick_pier front_fence brick_letterbox fence_pillar brick_pillar boundary_wall masonry_fence block_fence front_wall chimney_stack garden_wall
noterooftile: roof_tile ridge_tile hip_tile
notetile: tile slate
noterender: render stucco
brickunit: brick masonry stone capping coping facade cladding_panel block sandstone parapet concrete_chunk eave =courses
frame: beam lintel bearer joist stump pier truss rafter column stud purlin steel_beam steel_column steel_lintel floor_frame roof_frame roof_truss floor_joist subfloor roof_timber wall_frame post strut hanging_beam underpurlin pile stilts lintle footing foundation load_bearing steel_post rsj lvl i_beam pole carport pergola roof_beam ridge_beam arch archway pillar porch_pillar porch_column porch_pier
loadwall: load_bearing structural_wall loadbearing support_wall load_bearing_wall bearing_wall
footing: footing foundation slab underpinning house building house_wall
floor: floor floorboards floor_boards slab house corner stumps foundation footing room lounge kitchen hallway bedroom side
roof: roof ridge roofline roof_line rooftop carport garage_roof
concrete: concrete concreate soffit slab column beam car_park carpark overhang driveway_slab concrete_beam concrete_column underside basement balcony awning
reo: reo rebar reinforcement reinforcing rio reo_bar steel_bar reo_mesh steel_rod reobar starter_bar =steel bars =ligs ligatures
stair: stair staircase step tread riser stringer =landing =landings stairway nosing =ladder attic_ladder stairwell doorstep back_step front_step porch_step landing_step
rail: handrail hand_rail balustrade banister rail guardrail guard_rail baluster spindle newel grab_rail safety_rail stair_rail wire_balustrade newel_post barrier edge_protection balcony_rail balustrade_panel grabrail glass_balustrade balcony_balustrade deck_railing verandah_rail =guard =guards rod_on_the_stair rod_on_our_stair rod_on_my_stair stair_rod wire_infill infill_wire balustrade_wire infill
window: window casement sash_window awning_window double_hung bedroom_window picture_window
glass: glass glazed pane shower_screen shower_door window_pane skylight sidelight side_light patio_door sliding_door glass_door glass_panel windowpane showerscreen shower_screan screan glass_sheet louvre window_glass french_door shower_glass glass_balustrade glass_window glass_pool_fence pool_glass slider patio_slider glass_splashback shower_panel frameless frameless_shower wired_glass bath_screen glass_roof glass_pane double_glazing glazed_unit glass_unit shop_front shopfront glass_shelf_in fixed_panel glass_louvre skylight_glass glass_brick glasswork pane_of glass_front balcony_glass door_glass front_glass louvers conservatory atrium_glass glass_top skylight_pane shower_glass_door shower_pane
pool: pool spa swimming_pool hot_tub jacuzzi swim_spa plunge_pool pool_area swimming poolside pool_fence pool_gate spa_fence spa_gate pool_barrier glass_pool_fence pool_glass pool_panel pond fish_pond inflatable_pool portable_pool paddling_pool wading_pool blow_up_pool above_ground_pool kids_pool pool_water =pf
poolfence: pool_fence pool_gate poolfence pool_barrier spa_fence spa_gate poolgate glass_pool_fence pool_safety pool_panel gate_to_the_pool gate_to_pool gate_of_the_pool fence_around_the_pool fence_round_the_pool spa_barrier pool_enclosure pool_latch pool_hinge fence_around_pool fence_round_pool fence_around_our_pool fence_around_my_pool pool_surround_fence barrier_round_the_pool barrier_around_the_pool magna_latch magnalatch magnetic_latch magnet_latch =pf
gate: gate fence latch barrier hinge pool_fence pool_gate pool_barrier cover poolfence glass_pool_fence =pf
alarm: smoke_alarm smoke_detector fire_alarm smokie smokealarm smoke_sensor heat_detector alarm detectors interconnected_alarm =s_a =sd =sds
exit: exit fire_exit escape egress fire_escape stairwell fire_stair emergency_door way_out exit_door emergency_exit escape_route exit_path fire_egress escape_path evacuation fire_exit_door fire_stair_door
fireone: the_fire_one fire_rated_one fire_door_one
firedoor: fire_door self_closer smoke_door fire_rated_door fire_exit_door door_closer unit_entry_door lobby_door stair_door fire_stair_door self_closing_door apartment_entry_door =fd
cladding: acp alucobond aluminium_composite composite_panel composite_cladding eps_cladding polystyrene_cladding foam_cladding combustible_cladding flammable_cladding vitrabond aluminum_composite acm_cladding acp_cladding aluminium_cladding aluminum_cladding foam_panel polystyrene_render foam_core polyethylene_core pe_core combustible_panels flammable_panels sandwich_panel_combustible =eps
firewall: fire_wall fire_rated fire_separation fire_barrier fire_collar firewall separating_wall fire_stopping fire_rated_wall fire_rated_ceiling fire_compartment fire_rated_shaft riser_cupboard shaft_wall party_wall_roof inter_tenancy tenancy_wall fire_ceiling service_penetrations riser_shaft
asbestos: amosite chrysotile crocidolite asbesto asbestus asbetos asbestos_cement acm asbestos_sheet asbestos_lagging asbestos_debris asbestos_eaves
fibro: fibro ac_sheet ac_sheeting ac_roof ac_roofing ac_eave hardiflex super_six super_6 supersix tilux versilux asbestos_sheeting old_sheeting lagging pipe_lagging millboard asbestos_backing villaboard_old fibrolite fibro_sheet old_cement_sheet fibro_shed fibro_eaves fibro_garage fibro_roof fibro_wall fibro_fence zelemite ebony_board electrical_backing black_panel black_electrical_panel
oldfloor: vinyl_tile lino linoleum black_backing black_backing_board vinyl_flooring old_vinyl black_mastic black_glue black_board vermiculite popcorn_ceiling stipple_ceiling sprayed_ceiling vermiculite_ceiling backing_board zelemite
fluff: fluffy_insulation loose_fill mr_fluffy loose_fluffy loose_insulation fluff grey_fluff loose_grey fluffy loose_fill_insulation blown_in_insulation
lead: =lead lead_paint lead_based lead_based_paint leadbased lead_dust lead_in =leaded
paint: paint paintwork gloss gloss_paint old_paint enamel varnish coat
mould: stachybotrys mildew fungus moldy mouldy spores mouldly fungal black_mould black_mold fungi mushroom microbial green_fuzz black_fuzz mouldiness =mould =mold =moulds =molds mildewy fungal_growth toadstool fungus_growing mould_spots mould_patch
sewage: sewage coliform coli effluent sewer_water poo poop faeces feces blackwater black_water sewerage human_waste excrement raw_sewage sewrage sewrege toilet_water toilet_waste toilet_paper sewege soil_pipe_water wastewater waste_water poo_water number_twos septic_water loo_paper sludge faecal fecal turd wee_and_worse poo_and_paper sewer_muck
sewer: sewer septic septic_tank sewer_pipe sewer_line sewage_pipe soil_pipe stack_pipe sewer_drain grey_water greywater soil_stack sewer_main sewerage_pipe sewer_stack inspection_opening sewage_line septic_system sewage_system sewage_treatment sewage_tank sewage_pump sewerage_system sewage_pit
toilet: toilet dunny loo wc drain floor_waste gully orf shower_drain overflow_relief_gully basin toilet_bowl boundary_trap shower_waste org
edge: edge void drop hole opening drop_off shaft penetration pit manhole floor_opening roof_edge skylight_opening stairwell_hole ledge trench skylight roof_light access_hatch floor_hatch cellar_hatch trapdoor trap_door subfloor_hatch
lid: cover lid coverplate cover_plate faceplate cap knockout escutcheon plate blank_plate wall_plate
cover: manhole_cover pit_lid pit_cover grate manhole_lid drain_cover grate_cover
path: path footpath paver paving carpet tile entry entrance walkway floor doorway threshold driveway slab
door: door sliding_door glass_door patio_door french_door slider
sheet: eave sheet soffit wall =lining =linings tile lino vinyl fence shed roof bathroom laundry kitchen ceiling splashback cladding gutter panel garage toilet floor board =backing eave_lining soffit_sheets porch_lining
acsheet: eave sheet =lining =linings vinyl lino =backing flue_pipe lagging cement_sheet eave_lining soffit_sheets
vermiculite: vermiculite vermiculite_ceiling sprayed_ceiling vermiculite_spray
insulation: insulation batt sarking
poolpart: bar paling panel rail latch hinge picket
greywater: grey_water greywater
insect: bee mosquito fly wasp cicada insect
roofspace: roof roof_space ceiling loft attic roof_cavity insulation
spa: spa hot_tub jacuzzi swim_spa bathtub fish_tank
house: house home building property unit apartment
strongsewage: raw_sewage coliform coli sewage effluent human_waste faeces feces excrement blackwater black_water toilet_waste sewrage sewege sewage_water faecal fecal turd
child: child children kid toddler baby son daughter grandkids nursery newborn infant pregnant cot grandson granddaughter bub sandpit daycare playroom childcare 1_year_old 2_year_old 3_year_old 4_year_old two_year_old three_year_old four_year_old one_year_old little_one little_girl little_boy crawling grandchild kindy
person: someone person man woman worker labourer somebody guy bloke mate people kid child mum dad wife husband tenant apprentice he she nan nanna grandma grandpa pop visitor customer courier postie guest resident elderly nonna nana
balconyrail: balcony_rail balcony_balustrade deck_railing verandah_rail
ledger: ledger ledger_board
other: ac_roof_unit asbestos_training mould_remover swing_chair swing_set swing_seat in_steps like_steps wall_unit shower_rail fan_on_the_ceiling termite_barrier termite_inspection termite_treatment termite_report termite_management termite_certificate termite_proof termite_shield termite_cap termite_protection termite_warranty termite_baits smell_like_paint gas_strut gas_lift towel_rail curtain_rail sliding_rail hanging_rail car_pool pool_table pool_pump pool_tiles pool_coping pool_filter pool_water pool_heater pool_light pool_paver pool_house smoke_grey fire_place fire_pit fired_clay lead_time lead_flashing lead_contractor lead_light leadlight lead_hand glasshouse green_house glass_of wire_mesh wire_shelving wire_brush cable_tray cable_tie light_switch_plate tap_handle door_handle cabinet_handle window_seal window_sill garden_gate side_gate form_mould plaster_mould toilet_seat gas_certificate toilet_roll toilet_door toilet_cistern hot_plate paint_job step_ladder step_by balcony_door ceiling_height deck_stain deck_oil deck_paint pop_corn shower_tile door_frame splashback tile skirting architrave carpet benchtop cabinet cupboard drawer blind curtain grout silicone sealant gutter downpipe letterbox lawn roof_tile weep_hole gas_compliance asbestos_register asbestos_survey asbestos_awareness asbestos_management smoke_test hard_wired hard_wire hardwired data_cable asbestos_clearance asbestos_removalist asbestos_free asbestos_certificate asbestos_report asbestos_test asbestos_assessor asbestos_removal smoke_stained smoked_glass glass_fibre fibreglass glass_wool glasswool paint_tin toilet_suite waste_bin front_gate driveway_gate remote door_hinge battery_drill tv_bracket tv picture_rail dado_rail chair_rail door_stop garage_remote plumbing_rough stair_carpet retaining_wall_plans pool_cleaner pool_chlorine door_lock light_globe light_bulb smoke_machine glass_cleaner window_cleaner window_frame rangehood_filter plug_hole plughole bath_plug sink_plug kitchen_sink_plug drain_plug wall_tile floor_tile bench_top wood_stove concrete_path mirror_cabinet wall_paper wallpaper plant pot_plant wheel_stop lawn_edge bookshelf shelf shelving tv_unit couch chair table desk weed alarm_system burglar_alarm car_alarm security_alarm alarm_clock fan vent gate_post fence_post clothesline asbestos_inspection asbestos_audit asbestos_assessment bird_poo dog_poo possum_poo deck_screw picture mould_resistant mould_proof mould_killer mould_free mould_remediation mould_test mould_report =moulding =mouldings speaker hatch grate access_panel lead_light_window window_handle window_winder drinking_glass picture_glass glass_table glass_shelf wine_glass pool_cover_roller pool_paving toilet_roll_rail toilet_roll_holder overflow_hole revised_plan =paint mould_risk tv_cable network_cable internet_cable speaker_wire antenna_cable phone_line phone_cable cushion bookcase jar bottle mug plate toy bike ute mower knob rug mat pillow umbrella trellis price clothes_rail crown_mould waste_water_pipe ant_cap white_ant_cap furniture glass_jar spark_plug compost ladder_rack doorbell vase basket bicycle pram bbq barbecue cobweb christmas lightbulb electric_fire flame_effect fibre_cable optic_fibre optic_fibre_cable nbn_cable fibre_optic nbn wallet suitcase bin rack pots termite_check mould_inspection mould_release_oil release_oil led_strip towel mould_release stove_delivered downpipe_clip bed_frame vanity pool_cover balcony_sliding_door screw_cap lean_to_patio lean_to_roof drop_ceiling fibro_look mould_profile mould_made pull_cord blind_cord fish_tank_filter bin_truck pizza_oven kebab_shop in_sheets
streetpole: street_pole street pole power_pole road gutter house
painted: door window wall skirting architrave weatherboard sill frame fascia trim cornice picket verandah house window_frame door_frame rail banister cupboard
sinkhole: sinkhole sink_hole
mrfluffy: mr_fluffy loose_fill loose_fill_asbestos
fcsheet: fibre_cement cement_sheet fibrous_cement
climbable: chair pot bin planter bbq table box tree pump trampoline ladder furniture pot_plant esky shed letterbox trellis branch bench ledge step rock log stump crate milk_crate toys aircon_unit air_con_unit filter_box pump_box bike wheelie_bin outdoor_setting hedge
bbq: bbq barbecue
new: new
place: garden yard lawn floor house bathroom laundry basement garage carpet subfloor shower kitchen bath hallway neighbour wall driveway path room backyard front_yard courtyard nature_strip
inside: inside bedroom lounge kitchen hallway bathroom
bolt: bolt coach_screw bracket joist_hanger
facade: facade render cladding tile brick concrete stone veneer panel verandah_wall veranda_wall varanda_wall porch_wall patio_wall alfresco_wall
public: footpath street path entry entrance driveway third_floor second_floor level_3 people pedestrians pavement below car_park
lagging: lagging boiler_pipe old_boiler pipe_insulation
firegear: stairwell_light exit_light fire_stair_light sprinkler fire_sprinkler hydrant fire_hydrant fire_panel alarm_panel fire_alarm_panel extinguisher fire_extinguisher hose_reel emergency_light fire_hose fire_blanket fire_system fire_curtain smoke_curtain exit_sign exit_light evac_light fire_hose_reel booster hydrant_booster fire_pump sprinkler_head fire_indicator fip detection_system
facadepanel: cladding panel facade walls foam
smokeword: smoke flames =fire burning
ball: soccer_ball ball head body
blackstuff: black_stuff fuzz fuzzy green_stuff furry_stuff white_fur black_patches dark_patches black_spots black_specks black_speckles black_dots black_blotches black_marks_all green_fluff white_fluff green_fur white_fuzz black_growth dark_spots green_powder speckles black_film black_slime green_growth fluffy_growth black_dust spotty blotches dots grey_fluff grey_fuzz grey_fur black_fur green_growing white_whiskers black_blobs green_spots grey_spots
smallplace: grout silicone sealant window_sill sill track window_track window_frame shower_recess tile_joint tiles shower_corner shower fridge bin seal shower_screen bread cheese fence eave outside driveway curtain paver
vent: vent grille ventilation
chimney: chimney fireplace wood_heater wood_fire combustion_heater slow_combustion log_burner pot_belly potbelly wood_stove fire_box firebox open_fire log_fire slow_combustion_heater hearth open_fireplace
earthquake: earthquake tremor blasting
animal: bird possum rat mouse mice neighbour upstairs footsteps pigeon cat plane
plan: plan drawing architect revised_plan
mirror: mirror
gardenbed: garden_bed edging veggie_patch vegetable veggie
cylinder: cylinder
line: =line =lines
roadside: road street lawn driveway grass ground storm
collar: fire_collar
food: compost fridge bin fish chicken cheese lunch egg_carton esky
showerword: shower bath sink basin laundry
bank: bank embankment slope hill hillside
battery: battery
fuseword: fuse fuse_wire fusewire
testbutton: test_button pressed_test push_test
overhead: overhead above_my above_our over_my over_our above_the_bed above_us above_me over_the_bed over_head above_the_couch above_the_sofa above_the_kitchen above_my_head above_the_shower above_the_table above_the_cot over_the_cot over_the_couch over_the_table
patch: patch
notewalltie: wall_tie brick_tie cavity_tie veneer_tie
notefuse: ceramic_fuse porcelain_fuse rewirable_fuse rewireable_fuse fuse_wire wired_fuse porcelain_fuse_holder
notewalk: path footpath paver paving driveway
notedoor: door_frame doorframe door_jamb
notesite: scaffold trench excavation shed roof carport wall pit
notezone: non_climb ncz climb_zone non_climbable
notefood: sandwich lunchbox
fallprot: fall_protection edge_protection guardrail guard_rail harness scaffolding
nailword: nail screw drill spade shovel digger bobcat excavator
neutral: neutral earth_wire earth
gasman: gasfitter gas_fitter gas_plumber gas_man gas_company gas_inspector gas_technician
gastest: drop_test pressure_test gas_test leak_test test_pressure gas_pressure
outdoorburner: patio_heater generator genny bbq barbecue camp_stove charcoal heat_beads hibachi butane_stove outdoor_heater gas_ring portable_gas jet_heater salamander_heater petrol_motor
soapy: soapy_water soap_test soapy soap soap_bubbles dishwashing_liquid
gasplace: bayonet regulator gas_meter meter cooktop_fitting gas_bottles bottles_outside gas_box
gasvalve: gas_isolation gas_valve gas_tap isolation_valve gas_cock gas_isolator stopcock meter_valve gas_shut
vehicle: car truck ute bobcat tree limb branch excavator forklift van trailer bus crane
boundary: boundary at_the_back backyard out_the_back neighbour next_door garden driveway hill hillside slope down_the_side rear
meterthing: meter meter_box switchboard meterbox fuse_box
blackboard: black_board black_panel black_backing_board black_electrical_board tar_board
labtest: lab xrf swab sample test_swab lab_result test_result test_kit analysis blood_test
floorword: floor floorboard decking benchtop table furniture plaster
masonryword: wall brick render plaster cornice architrave sill frame lintel gyprock plasterboard below above corner ceiling slab concrete verandah_wall alfresco_wall
screenword: screen
barword: =bars grille security_bars window_bars security_grille security_screen steel_bars deadlock deadbolt
timberthing: timber rafter beam joist wood stud framing batten weatherboard mantel floorboards hearth
covering: runner nosing stair_runner non_slip_strip tile paver
fixture: bath shower basin floor_waste floor_drain laundry laundry_tub shower_drain sink tub gully toilet drain bathtub trough shower_tray floor_grate kitchen_sink
blackwater: inspection_opening boundary_trap overflow_gully gully manhole stormwater_pit
hardware: lock latch handle winder tint film cleaner blind curtain sticker
bottleword: bottle
inspectword: inspection inspector council certifier audit certificate certification
balconypost: balcony_post bal_post verandah_post deck_post deck_joist deck_bearer bal_beam
musty: musty must mustiness damp damp_smell stale mouldy_smell dank earthy fusty
overload: powerboard power_board double_adaptor extension_lead
doggy: dog_door doggy_door cat_flap pet_door
robe: wardrobe robe clothes shoes everything curtains mattress
closer: self_closer closer_arm closing_arm
flushword: flush
tapthing: tap shower bath basin hot_water water mixer
tempering: tempering_valve tempering tmv thermostatic_valve mixing_valve
kettle: kettle urn pot pan coffee tea saucepan jug
primer: primer undercoat coats first_coat
fanword: fan
ceilfan: ceiling_fan exhaust_fan
stowed: bike bicycle pram scooter mattress couch furniture chair table box pallet trolley rubbish suitcase
firestair: fire_stair fire_exit fire_escape emergency_exit exit_path escape_route evacuation_route fire_egress
doorglass: door_glass glass_door sliding_door french_door patio_door
notestone: benchtop bench paver paving brick concrete slab block stone granite sandstone caesarstone quartz bluestone limestone
noteshowerglass: shower_screen shower_door shower_glass showerscreen
noteridge: ridge_capping_mortar ridge_mortar ridge_bedding ridge_pointing
`;
