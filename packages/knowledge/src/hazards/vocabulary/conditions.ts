/** What can be wrong with a part, by class; and the words of a sentence that turn or place it. */
export const CONDITIONS = `
smell: smell smelly smelt stink stinky stench reek odour odor whiff waft pong fumes sniff smels smell_of oder fumey
rottenegg: rotten_egg rotton_egg egg_smell eggy_smell bad_egg off_eggs rotting_eggs
egg: egg eggy sulphur sulfur
hiss: hiss whistling escaping
leak: leak leaky escaping
pierced: nicked cut cut_into hit struck ruptured punctured drilled severed cracked split broken burst damaged snapped corroded rusted disconnected crimped weeping blowing breached ripped torn pulled broke dug dislodged
monoxide: carbon_monoxide co_alarm monoxide co_detector co_poisoning carbon_monoxide_alarm co2_alarm co_level co_reading co_meter
soot: soot sooty black_marks scorching scorch_marks black_stuff incomplete_combustion discolouration discoloration sooting_up
yellow: yellow orange yellowy yellowish
blocked: block capped plugged blocked_up clogged obstructed bunged sealed_off capped_off taped_over
off: come_off fallen_off came_off disconnected detached come_apart fell_off broken_off separated not_connected come_loose off_the broken_apart
gosout: goes_out going_out went_out blows_out keeps_out
ill: headache dizzy nausea nauseous sick ill cough asthma breathe wheeze respiratory unwell vomiting rash allergy allergic sneezing bronchitis chesty lung asthmatic sinus immune throat eczema crook chest_infection
faint: headache dizzy nausea nauseous sick ill drowsy vomiting unwell faint woozy crook lightheaded light_headed passed_out tired
bubble: bubble bubling balloon
bare: expose bare naked hang live visible showing sticking_out uncovered frayed uninsulated dangles hanging_out poking_out stripped unprotected chewed perished crumbling open exsposed exposd out_of_the_wall coming_out came_out falling_out fell_out unterminated protruding poking stick split nicked chafed poke unsheathed gnawed bitten sliced cloth_covered nibbled rubbing
nocover: no_cover without_cover without_a_cover cover_missing missing_cover lid_missing no_lid cover_off missing_faceplate no_faceplate missing_plate no_cover_plate missing_cover_plate without_lid cover_broken
broken: broken smash shatter damage snapped crack split chip bust broke exploded fracture bashed broken_off kicked_in wrecked stuffed buggered munted cactus knackered imploded collapsed crumbled breaking
copper: copper
strongshock: tingle tingly zap electrocute electric_shock got_a_shock get_a_shock a_shock shocks_me little_shock small_shock mild_shock get_shocks shocks_from got_a_belt got_shocked
shock: shock tingle tingly zap electrocute jolt electric_shock got_a_belt tickle prickle buzz_off a_kick_off_the a_belt_off bitten_by boot_off bit_me tingeling
spark: spark arc crackle fizz fizzing sizzle fizzle flash snapping_sound went_bang bang blew_up blew
buzz: buzz buz hum bussing
burn: burn burnt scorch char melt blacken singed hot_to_touch hot_to_the_touch gets_hot overheat smoking smoulder smoldering brown_marks very_hot really_hot burny cooked boiling_hot feels_hot too_hot warm_to_touch =warm toasted discoloured =hot black_around
flicker: flicker bright_then_dim bright_and_dim dim brighten pulsing surging going_dim brighter go_bright goes_bright
trips: keep_tripping trips trip_every
crumble: crumble crumbly
wet: water leak drip wet rain rainwater flood damp pouring soaked moisture trickle gushing seeping running_down running_into drenched submerged drips_through dribbling droplets splashes inundated waterlogged storm_water puddle wet_through
down: down fallen fell falling on_the_ground across low hanging hanging_low sag lean snapped brought_down lying loose on_the_grass ripped torn dangling touching draped broken laying brought_the nearly_touching hanging_down pulled_down came_down came_off ripped_off
swollen: swollen swolen bulge swell bloated puffed hissing ballooned puffy expanded deformed
sag: sag saggy droop bow belly dip bulge bluging buldge drop dipping_down hangs_down hanging_off hanging_by hanging_loose hanging_low give_way giving_way gave_way giving_in giving_out collapse cave caved cave_in buckle warped swooping sunken belling slump deflect deflection ballooning lowering low_spot dished =sinking =sunk =sank has_sunk hammock hanging_free bowl pulled_through
fall: fall fell come_down coming_down came_down let_go coming_away come_away came_away pulled_away peeling_away separate detached come_off coming_off fall_off fell_off drop_off come_loose coming_loose came_loose cracking_up parting delaminated drummy lifting_off unstuck come_unstuck coming_unstuck fallen collapse crash pulling_off pulling_down gone_through coming_in came_in knocked_over blown_over blew_over pushed_over raining_down brought_down brought_the blown_down coming_apart pulled_through
noise: noise pop creak groan crackling popping_sounds cracking_sound crack_noise popping_noise moaning banging pinging making_sounds sounds_like_cracking
nailpops: nail_pop nail_heads screws_popping popped_nails nails_are_popping screw_heads nails_pulling
gap: gap opened_up gape
loose: loose wobbly wobble shaky shake rickety move moved movement sway flex spongy soft bouncy bounce bouncey give wiggle wiggly came_away came_away_in come_off came_off came_loose fell_off falling_off hanging_by unstable unsteady unsafe dodgy wonky slack giving shift wriggles wriggly springy trampoline vibrates tilts teetering precarious jiggles jiggly lose floppy flimsy swings wabbly woobly looose falling_apart pull_out dislodged springing squishy detached unbolted insecure =rocks =rocking coming_apart come_apart gave_way give_way giving_way
soft: spongy soft squishy mushy punky springy bouncy bounce bouncey trampoline sponge give_underfoot gives_when
rot: rot rotten decay rotton dry_rot wet_rot rust rusty corroded corrosion rusted_through rotted_out perished mush mushy disintegrating eaten deteriorated crumble soft powdery roten decomposing eroded flogged_out weetbix like_cardboard like_paper cheese like_butter like_sponge mulch
weak: loose wobbly moves moving rot rotten rusted crack split broken snapped
lean: lean leant tilt tip out_of_plumb pushed_out pushing_over bulge buldge bluging bow kick_out rotate overturning topple leening fall_over fell_over fall_down fell_down tilted_over not_straight_up slanted leaning_over list belly off_plumb not_plumb tumbled keeling rotation popped_over curved warping
move: move moved movement shift slip slid collapse give_way giving_way gave_way fail failure slump subside come_down coming_down came_down fallen fell fall crumble separate blown_out blew_out pushed cracked_and burst dropped separating_from budged creeping breaking_up coming_apart =sinking popped popped_out
crack: crack fracture fissure split krack krak crak crevice cracs
grow: gets_wider gets_bigger gets_worse grow grown widen opens_up spread wider bigger worsening increasing keeps_opening progressing expanding getting_longer has_doubled got_bigger got_wider worse doubled larger extending enlarging bigger_every opening
jam: jam stuck stick bind twisted out_of_square
displaced: displaced displacement sits_proud stepped_out one_side_proud offset sits_higher out_of_alignment dislocated sheared sits_out one_side_higher one_side_is_higher one_side_lower one_side_sits misaligned proud_of not_in_line one_side_sticks stick_out further_out out_of_place further_than out_of_line
through: both_sides right_through all_the_way_through see_daylight daylight see_outside light_through through_the_brick through_bricks through_wall see_through inside_and_outside inside_and_out goes_through full_depth full_height top_to_bottom floor_to_ceiling see_light through_to_outside through_the_wall either_side see_the_sky on_both feel_wind wind_through see_into bugs_come_in feel_breeze see_the_outside
newcrack: overnight suddenly new_crack since_yesterday this_week sudden since_the_storm
finger: finger thumb fist hand arm knuckle golf_ball toe foot wrist fingertip palm
coin: coin 20_c 50_c 10_c 5_c 20_cent 50_cent 10_cent 5_cent dollar_coin two_dollar 2_dollar 1_dollar pinky little_finger pencil pen biro key ruler screwdriver cigarette matchbox phone texta sharpie lighter teaspoon spoon knife chopstick pinky_finger twenty_cent fifty_cent ten_cent five_cent one_dollar
slope: slope tilts run_downhill rolls marble uneven out_of_level slants ball_rolls downhill lopsided
shifted: shifted moved subsided settled subsidence dropped undermined washed_out slipped washed_away scoured heaving =sinking =sunk =sank =sinks
bend: bend bent bowed sag deflecting twisted buckled flexing snapped cracked split broken dropped rusted_out droop crushed
cutout: cut_out cut_through notch cut hack sawn sawed chop drilled_through removed cut_into
knock: knock_out knocked_down removed took_out taken_out cut_out demolished ripped_out took_down knocked_through pulled_out pulled_down knocked smashed_out taking_out
noprops: no_props without_props unpropped no_support without_support not_propped nothing_holding unsupported no_beam without_any_props not_supported no_temporary_support
dig: dig dug excavate excavation trench undermine dug_out hole excavator
nextto: next beside under along underneath near adjacent close alongside below against beneath boundary
cancer: concrete_cancer spall spawling concrete_spalling
chunks: chunk lump piece bit blow blown pop flakes slab debris bricks
termite: termite white_ant whiteant termights termite_damage termite_activity
termitesign: mud_tube mud_tunnel mud_leads mud_trail frass hollow hollow_sounding paper_thin papery mudding mud_tracks honeycombed galleries sounds_hollow
timber: timber wood beam joist skirting stump bearer frame stud architrave floor door_frame floorboard window_frame wall rafter post
holding: hold support carries propping
weedhole: wash
soil: soil dirt earth mud ground fill clay garden yard bank
push: push coming_through come_through spills pours spurting bulge washing_out seeping leaking
overpath: driveway path footpath neighbour pool car kids children house fence play road street people over next_door carport bedroom
work: drill cut sand grind grinder saw pressure_wash water_blast waterblast pressure_clean gerni pull_up pulled_out rip rip_up rip_out demolish remove smash scrape renovate knock_down knock_out knock break snap tear tore core angle_grinder jackhammer chisel chiselled hole sand_back nail screw hammered pull_down pull_off took_off take_off strip hit punched chop lift high_pressure demo gut knock_through cut_into
fragile: flake flaky crumble crumbly broken broke crack damage smashed snapped chip debris dust dusty fragment pieces bits hole weathered friable deteriorated torn frayed split shattered hail burnt burned busted exposed fibres fibers powdery coming_off falling_apart peeling dumped buried loose falling disturbed bashed rubble hanging scattered fallen rotten water_damaged disintegrating fell kicked fuzzy exploded brittle
doubt: suspect suspicious might may maybe possible possibly potential potentially could likely probably think reckon look_like looks worry concerned appears wonder unsure not_sure assume think_it tell sure guess suspicion afraid scared believe identify presume =is susspect
flaking: flake flaky peel chip coming_off fall_off bubble blistering alligatoring crackled chalky chalk powdery dust falling shedding loose crazing crumbling cracked deteriorating lifting coming_away flecks
leadwork: sand heat_gun heatgun burn burnt burnt_off scrape scraper dry_sand sander blasting strip grind torch blow_torch dust sandpaper sandblast sanding_back blowtorch dry_scraping wire_brushing
positive: positive turned_red tested_positive test_kit detected confirmed
nosafety: no_safety_mark not_safety_glass ordinary_glass ordinary annealed no_standards_mark not_toughened no_stamp no_sticker unmarked thin_glass not_safety plain_glass float_glass regular_glass normal_glass non_safety not_laminated no_compliance_stamp
sharp: jagged sharp shard sharp_edge sharp_edged
rattles: rattle loose fall_out fell_out popping_out come_out coming_out slipped wobbles wobbly out_of_the_frame blew_out blown_out blew_in hanging_off out_of_it_frame blew_the
crackedglass: crack shatter smash broken broke chip exploded bust split fracture breaks damaged imploded krack hole
dead: dead_battery dead flat expire yellow faulty dodgy old out_of_date past_expiry beep chirp disconnected unplugged silent painted_over covered disabled over_10_years taped taped_over kaput not_interconnected past_its_use_by hanging removed ripped_off taken_down painted older_than bagged covered_up taken_off discoloured ripped_down battery_taken took_down no_battery without_batteries without_a_battery battery_missing
locked: locked chain padlock block bolted nailed_shut screwed_shut jammed deadlock barricaded obstructed stacked stored storage cluttered wont_open full_of stuck boarded_up deadbolted key_only piled pile filled parked
propped: prop wedged held_open tied_open propped_open jammed_open open wedged_open hooked chocked_open chocked latched_open held tied left_open
firefault: damaged broken hole gap missing removed slam rotten
pierce: unsealed penetration hole not_sealed gap unsealed_pipe
onfire: on_fire caught_fire catching_fire fire_in smoke_coming smoke_is_coming smoke_from smell_smoke smell_of_smoke smell_burning burning_smell smoke_pouring in_flames alight smouldering smoke_in smells_of_burning ablaze smells_like_burning smoke_out smell_something_burning burnt_smell smoke_filling smoke_billowing on_fir caught_alight =flames something_burning something_is_burning
openbad: open swing_open propped tied_open stay_open left_open wedged ajar propped_open held_open tied wide_open pushed_open pull_open blows_open wont_shut half_open
climb: climb climbable foothold climb_over get_over climb_up scale clamber jump_over
squeeze: crawl squeeze get_under crawl_under fit_through get_through squeeze_through slip_through crawl_through fit slide_under wriggle climb_through head_through go_through put_head stuck get_in fall_through get_out walk_in wander
lowheight: too_low low under_height too_short not_high_enough below_height short only knee_high knee_height knee shin waist_high
tripping: trip trip_hazard stumble uneven slippery slip
unevenstep: uneven different_height inconsistent too_steep steep varying slippery rotten rot missing broken cracked crumbling loose wobbly collapsed gives gave_way split moves shake shaky worn rusted rusty rusted_through irregular unstable bouncy =sinks =sinking =rocks =rocking broke snapped =rotted
opens: open wide_open fully wide
lowsill: low_sill sill_is flyscreen fly_screen screen just_a_flyscreen insect_screen
highfloor: second_storey second_story upstairs first_floor second_floor upper third_floor 2nd_floor 2nd_storey level_2 level_3 two_storey third_storey top_floor high up balcony drop ground_below level_1 level_4 level_5 1st_floor double_storey apartment
extensive: everywhere all_over covers whole entire extensive heavy severe widespread thick massive huge every_room large big full toxic every throughout spread growing furry square_metres square_meters sqm m2 black_with riddled rampant infested infestation bad badly lots heaps most top_to_bottom half gone_mad keeps_coming_back keeps_growing big_patch ceiling_and_walls out_of_control completely loads metres fluffy keeps_coming keeps_returning extensively heavily serious terrible returns comes_back ful feral all_through up_the through_the =walls on_every
aftermath: flood sewage duct aircon air_con air_conditioner vents storm hvac air_conditioning burst_pipe hidden
backup: back_up overflow coming_up came_up comes_up bubbles gurgling spill flood pouring spewed everywhere surcharging leak pools burst regurgitating coming_back up_through coming_out running seeping flowing broken cracked overflown oozing gushing dripping collapsed ponding puddle comes_back pumping_out rising backflow backing erupting
under: under beneath subfloor crawl_space underneath below sub_floor
trapped: trapped unconscious buried_under crushed_under pinned_under pinned stuck_under bleeding not_breathing badly_injured injured electrocuted crushed
silica: silica engineered_stone caesarstone dry_cut stone_dust silica_dust cutting_stone quartz_dust concrete_dust stone_benchtop respirable cutting_dry dust_cloud cloud_of_dust dry_grinding grinding_concrete
dustword: dust dry cut grinding no_mask cloud grinder
oldhouse: federation queenslander californian_bungalow victorian_era edwardian art_deco post_war postwar pre_war heritage old_house pre_1970 pre_1980 pre_1987 pre_1990 before_1970 before_1987 fifties sixties seventies thirties forties old_cottage old_home old_weatherboard ex_housing_commission twenties pre_70s miner_cottage workers_cottage older_home older_house housos very_old_house 100_year_old hundred_year_old period_home original_weatherboard victorian_terrace victorian_house terrace_house victorian_cottage turn_of_the_century inter_war interwar century_old
oldword: old original aged older vintage ancient
burst: burst bulging scald explode leaking
fitin: fit goes_in go_in put stick in_it into_it get wide gap inside slide as_wide width
coact: going_off goes_off beeping sounding went_off screaming poisoning leak suspected worried reading high detected go_off alarming keeps_going triggered rising positive chirping
oldwire: ceramic_fuse cloth_wiring cloth_covered rubber_wiring knob_and_tube lead_sheathed cotton_covered old_wiring cloth_insulation rubber_insulated rubber_cable vir_cable rewireable_fuse
tree: tree branch limb gum
wentthrough: went_through put_foot_through gone_through fell_through foot_through leg_through going_through fall_through put_my_foot_through goes_through nearly_through foot_goes_through nearly_went_through
strongbackup: back_up overflow coming_up came_up comes_up bubbles gurgling spilling spewed surcharging regurgitating up_through erupting rising backing overflown comes_back coming_out coming_back_up flowing_back
fullwater: full_of_water holding_water water_pooling pooling water_sitting filled_with_water water_above holding heavy_with
big: big huge wide large massive major deep serious right_through nasty long open giant gaping significant
tripword: trip_hazard trip_point trip_hazzard
slopedir: toward one_side downhill corner one_end roll run_downhill
plumb: out_of_plumb off_plumb not_plumb not_vertical
mask: hot_water water_heater water_meter water_tank water_tap water_main water_hammer water_pressure water_supply water_views water_bill water_feature water_filter water_proof water_resistant water_saving light_rain flood_light floodlight dropped_a dropped_the dropped_my rain_water_tank rainwater_tank rain_head drop_in drop_off pop_in pop_up rock_wool rock_wall soft_close sand_and_cement sand_pit flash_memory fall_to rock_face stuck_on pop_over fell_in_love fall_arrest burnt_orange hole_saw holes_for wet_area damp_proof rain_shower split_system chip_board hang_out hot_plate fall_protection give_you give_me give_us give_a shock_absorber rust_red saw_the i_saw we_saw =leaning_against =leaning_on =leans_on =lean_against =you_lean_on =leaned_on headache_of surface_rust =we_moved =i_moved =just_moved =moved_in =moved_into =moving_from =moving_to =moving_in =moved_here =move_in nothing_wrong tingle_of spark_of ray_of flames_painted
ceilbad: hammock wavy waves balloon pillow bump moving moves blister loud_crack wobbling unstable flapping loose pregnant bubble fail opened_up has_opened curved lifted lower raining
makeshift: car_jack propped_up held_up_with held_up_by temporary_prop acrow jack_stand held_together
throughglass: through_the_glass through_glass through_the_window through_a_window through_window
breach: hole missing_panel gap broken cut damaged missing_paling
reach: reach open_the_gate get_to
noncompliant: non_compliant not_compliant noncompliant fails not_comply non_complying doesnt_comply opens_inward inward
against: against stacked
fail: fail stuffed faulty busted broke broken buggered
openpit: open_pit open_hole open_shaft open_trench open_void open_manhole uncovered_pit open_drain exposed_pit
hole: hole
foul: crap shit turd
danger: dangerous unsafe hazard hazardous not_safe deathtrap death_trap about_to_fall going_to_fall about_to_collapse going_to_collapse sketchy dodgy could_fall might_fall could_collapse might_collapse about_to_go going_to_come_down about_to_come_down scary perilous going_to_land going_to_go going_to_give going_to_topple wont_last about_to_topple about_to_give might_go about_to_drop death going_to_drop about_to_break about_to_snap scared_to scared_of afraid_to nervous_to not_game too_scared not_feel_safe worried_it_will frightened_to risky collapse_risk risk_of_collapse not_stable unstable structurally_unsound unsound
beside: above below around near next beside over from behind
burning: =burning
wallfall: coming_away come_away came_away pulled_away separated falling_over falling_down falling_apart fallen_down collapse fell_down fell_over come_down coming_down came_down detached parting falling_in falling_out gone_over let_go
spallword: crumble chunks lump falling fallen drummy delaminated blown fell blowing disintegrating came_off come_off coming_off
unfenced: unfenced not_fenced without_a_fence without_fence no_fence_around isnt_fenced
fault: fault faulty broken damaged fail wrong unsafe lost detached bent stuffed knackered buggered rooted cactus munted collapsed defective out_of_order unserviceable shot bust broke smashed snapped inoperable malfunctioning inoperative ruined wrecked deficient inadequate insufficient knocked gave_way giving_way give_way off_it_hinge off_hinge blown_down
fumes: fume spilling exhaust_fumes exhaust spillage
noshut2: turn_the_gas_off turn_gas_off shut_the_gas_off gas_off
coming: coming_out blowing comes_out leaving_on left_on left_the_gas_on unlit alarming going_off coming_from
bite: boot belt kick bzzt bzzzt bzzz electricity pins_and_needles buzzy current zing electrified =bites =bite bit_me bites_me a_buzz slight_buzz =buzzed
cant: 
diy: taped joined twisted sticky_tape electrical_tape handyman diy dodgy homemade tape unlicensed bodgy
footthrough: foot_through leg_through through_the_ceiling put_a_foot
onlynailed: only_nailed just_nailed fixed_with_nails nails_only nailed_to nails_no_bolts held_by_nails only_held
landslip: landslip landslide erosion eroded washout land_slip mudslide subsidence
eat: eat eaten ate chew mouth swallowed lick
reading: reading level high blood elevated ppm result
runinto: run_into ran_into walk_into run_through bumped_into put_his_arm right_to_the_floor to_the_floor
gearbad: turned_off fault isolated empty expired blocked obstructed leaking
flammable: flammable combustible grenfell
getin: get_into get_in get_to get_through walk_into wander_into reach_the can_get got_over got_through got_into get_over jumped_over accessible_to
growing: grow spreading
small: small minor little bit few spot speck slight slightly tiny some_surface touch odd isolated superficial cosmetic wiped
seep: leak drip coming_through
touched: touch plugged grab
never: never_seen never_had havent_seen cant_see cannot_see not_see never_been
pushclose: have_to_push need_to_push has_to_be_pushed have_to_pull have_to_lift lift_it only_latches_if need_to_lift push_the must_push
undermined: exposed undermined washed_away washed_out hanging_in
big2: big huge large massive major serious nasty giant gaping significant enormous
clipped: clipped
fell: =fell =fallen =falling =fall =falls
hairline: hairline fine filled painted
through2: see through daylight
redtest: went_red turned_red test_positive
thrown: threw thrown rock ball brick stone
silent: nothing_happens nothing silent no_sound no_beep doesnt_beep
smoky: =smoking =smouldering =smoldering
uncov: uncovered unprotected unguarded
lessthan: under_10 less_than_10 newer
strongnosafety: annealed not_safety_glass non_safety_glass ordinary_glass unmarked_glass
noescape: key_to_get_out double_deadlock cannot_get_out no_way_out only_way_out trapped_inside not_get_out cant_get_out not_escape no_escape one_way_out
tripped: =tripped =tripping =trips
`;
/** Lacking one of these is the trouble: 'doesn't latch', 'won't self close', 'no handrail'. */
export const VIRTUES = `
latches: latch self_latch close self_close shut lock catch click self_shut
works: went_off lit light_up work go_off sound function functional operational respond goes_off wired connected interconnected test
closes: close self_close shut latch
opensok: open unlock
safetyglass: safety_glass toughened tempered laminated safety_mark safety_stamp
safetysign: sticker etching mark stamp label safety_mark standards_mark logo
fixed: fixed bolted secured attached anchored connected screwed nailed supported tied sitting held
restrictor: =lock =locks restrictor limiter window_lock safety_screen guard screen restricter child_lock safety_device
noshut: turn_off shut_off switch_off
safe: safe right normal stable level straight
dried: dry dried dry_out
`;
