/** What can be wrong with a part, by class; and the words of a sentence that turn or place it. */
export const CONDITIONS = `
smell: smell smelling smelly smelt stink stinks stinky stench reek odour odor whiff waft pong ponging fumes sniff smels smeling smells stinking smell_of oder fumey
rottenegg: rotten_egg rotten_eggs rotton_egg rotton_eggs egg_smell eggy_smell bad_eggs off_eggs rotting_eggs eggs_smell bad_egg
egg: egg eggs eggy sulphur sulfur
hiss: hiss hissing whistling hisses escaping
leak: leak leaking leaked leaky escaping
pierced: nicked cut cut_into hit struck cut ruptured punctured drilled severed cracked split broken burst damaged snapped corroded rusted disconnected crimped weeping blowing breached damaged ripped torn pulled broke dug dislodged
monoxide: carbon_monoxide co_alarm monoxide co_detector co_poisoning carbon_monoxide_alarm co2_alarm co_level co_levels co_reading co_readings co_meter
soot: soot sooty sooting black_marks scorching scorch_marks black_stuff incomplete_combustion discolouration discoloration sooting_up
yellow: yellow orange yellowy yellowish
blocked: blocked block capped plugged blocked_up clogged obstructed bunged blocking sealed_off capped_off taped_over
off: come_off fallen_off came_off disconnected detached come_apart fell_off broken_off separated not_connected come_loose off_the come_apart broken_apart
gosout: goes_out going_out went_out blows_out keeps_out blowing_out
ill: headache headaches dizzy nausea nauseous sick ill cough coughing asthma breathe breathing wheeze wheezing respiratory unwell vomiting rash allergy allergic allergies sneezing bronchitis chesty lung lungs asthmatic sinus immune throat eczema crook chest_infection
faint: headache headaches dizzy nausea nauseous sick ill drowsy vomiting unwell faint woozy crook lightheaded light_headed passed_out tired
bubble: bubble bubbling bubbles bubling balloon
bare: exposed bare naked hanging live visible showing sticking_out uncovered frayed uninsulated dangling dangles hanging_out poking_out stripped unprotected chewed fraying perished crumbling open expose exsposed exposd out_of_the_wall coming_out came_out falling_out fell_out unterminated protruding poking sticking split nicked chafed poke hang hangs stick unsheathed gnawed bitten sliced cloth_covered nibbled rubbing chafing
nocover: no_cover without_cover without_a_cover cover_missing missing_cover lid_missing no_lid cover_off missing_faceplate no_faceplate missing_plate no_cover_plate missing_cover_plate without_lid cover_broken
broken: broken smashed shattered damaged snapped cracked split chipped cracking crack bust busted broke shatter smash damage exploded fractured fracture bashed broken_off kicked_in wrecked stuffed buggered munted cactus knackered imploded collapsed crumbled breaking splitting chip shattering snapping
copper: copper
strongshock: tingle tingles tingling tingly zap zapped zaps electrocuted electrocute electric_shock got_a_shock get_a_shock a_shock shocks_me gets_a_shock little_shock small_shock zapping electric_shocks mild_shock getting_shocks get_shocks shocks_from got_a_belt got_shocked gets_shocked
shock: shock shocked shocks tingle tingles tingling tingly zap zapped zaps electrocuted electrocute jolt electric_shock got_a_belt shocking tickle prickle buzz_off a_kick_off_the a_belt_off bitten_by boot_off bit_me zapping tingeling
spark: spark sparks sparking arc arcing arced crackle crackling crackles fizz fizzing fizzes sizzle sizzling fizzle sparked flash flashes snapping_sound went_bang bang banged blew_up blew
buzz: buzz buzzing buzzes hum humming hums bussing buz
burn: burn burnt burned burning burns scorch scorched scorching char charred melt melted melting melts blacken blackened singed hot_to_touch hot_to_the_touch gets_hot overheating overheat overheats overheated smoking smoulder smouldering smoldering brown_marks very_hot really_hot burny cooked boiling_hot feels_hot getting_hot too_hot warm_to_touch =warm toasted discoloured =hot black_around
flicker: flicker flickers flickering bright_then_dim bright_and_dim dim brightens brighten pulsing dimming dims surging going_dim brighter go_bright goes_bright
trips: keeps_tripping trips tripping keep_tripping trip_every tripped
crumble: crumbling crumble crumbles crumbly crumbled
wet: water leak leaking leaks drip drips dripping wet rain rainwater flood flooded flooding damp pouring soaked soaking moisture trickling trickle gushing seeping running_down running_into rains drenched submerged rained raining drips_through dribbling droplets splashes leaked dripped inundated waterlogged storm_water puddle wet_through
down: down fallen fell falling on_the_ground across low hanging hanging_low sagging leaning snapped brought_down lying loose on_the_grass ripped torn dangling touching draped broken laying lean sag leans brought_down brought_the nearly_touching hanging_down pulled_down came_down came_off ripped_off
swollen: swollen swolen bulging swelling bloated puffed hissing swell ballooned bulge puffy expanded bulged deformed
sag: sag sagging saggy sagged sags saging droop drooping droops drooped bow bowing bowed bows belly dip dipping dipped dips bulge bulging bulges bulged bluging buldge buldging drop dropped dropping drops dipping_down hanging_down hanging_off hanging_by hanging_loose hanging_low hangs_down give_way giving_way gave_way giving_in giving_out collapse collapsing collapsed collapses cave caving caved cave_in buckle buckling buckled warped swooping sunken belling slumping slump slumped deflecting deflection deflect deflected ballooning lowering low_spot dished =sinking =sunk =sank has_sunk hammock hanging_free bowl pulled_through
fall: fall falling fell falls come_down coming_down came_down comes_down let_go letting_go coming_away come_away came_away comes_away pulling_away pulled_away peeling_away separating separated separate detached detaching come_off coming_off fall_off falling_off fell_off drop_off dropping_off dropped_off come_loose coming_loose came_loose cracking_up parting delaminating delaminated drummy lifting_off unstuck come_unstuck coming_unstuck fallen collapse collapsed collapsing crash crashed crashing pulling_off pulling_down gone_through coming_in came_in comming_down comming_away comming_off knocked_over blown_over blew_over pushed_over raining_down brought_down brought_the blown_down coming_apart pulled_through
noise: noise noises popping creaking creak creaks groaning groan groans pops crackling popping_sounds cracking_sound cracking_sounds crack_noise cracking_noise cracking_noises popping_noise moaning banging pinging pop groaned making_sounds sounds_like_cracking
nailpops: nail_pops nails_popping nail_heads screws_popping popped_nails nails_are_popping nail_pop nails_pop screw_heads nails_pulling
gap: gap gaps gapping opening_up opened_up gape gaping
loose: loose wobbly wobble wobbles wobbling wobblie shaky shake shakes shaking rickety move moves moving moved movement sway sways swaying flex flexes flexing spongy soft bouncy bounce bounces bouncing bouncey give gives wiggle wiggles wiggly came_away came_away_in come_off came_off came_loose fell_off falling_off hanging_by unstable unsteady unsafe dodgy wonky slack giving shift shifts shifting shifted wriggles wriggly springy trampoline vibrates tilts teetering precarious jiggles jiggly lose floppy flimsy swings wabbly woobly looose falling_apart pull_out pulls_out pulled_out dislodged springing squishy detached unbolted insecure =rocks =rocking coming_apart comes_apart gave_way give_way giving_way come_apart
soft: spongy soft squishy mushy punky springy bouncy bounce bounces bouncing bouncey bouncy trampoline sponge give_underfoot gives_underfoot gives_when
rot: rot rotten rotting rotted rots decay decayed decaying rotton dry_rot wet_rot rust rusted rusty rusting corroded corroding corrosion rusts rusted_through rotted_out perished mush mushy disintegrating eaten deteriorated crumbling crumble soft powdery roten decomposing eroded flogged_out weetbix like_cardboard like_paper cheese like_butter like_sponge mulch
weak: loose wobbly moves moving rot rotten rotted rusted cracked crack split broken snapped
lean: lean leaning leans leaned leant tilt tilting tilts tilted tip tipping tips tipped out_of_plumb pushing_out pushed_out pushing_over bulge bulging bulges bulged buldge buldging bluging bow bowing bowed bows kick_out kicked_out kicking_out rotate rotating rotated overturning topple toppling toppled topples leening falling_over fall_over fell_over falling_down fall_down fell_down tilted_over not_straight_up slanting slanted leaning_over list listing bellied belly off_plumb not_plumb tumbled keeling rotation popped_over curving curved warping
move: move moved moving movement shift shifted shifting slip slipped slipping slide sliding slid collapse collapsed collapsing give_way giving_way gave_way fail failed failing failure slump slumping slumped subside subsided subsiding collapses come_down coming_down came_down fallen fell falling fall crumble crumbling separate separated separating blown_out blew_out pushed pushing cracked_and burst dropped dropping slips separating_from budged creeping breaking_up coming_apart =sinking popped popped_out
crack: crack cracks cracked cracking fracture fractured fissure split splits krack krak crak craks craked crevice cracs
grow: getting_wider getting_bigger getting_worse growing grow grows grown widening widened widen opening_up opened_up spreading spread wider bigger worsening increasing keeps_opening progressing expanding getting_longer has_doubled gets_bigger gets_wider gets_worse got_bigger got_wider worse doubled larger extending enlarging bigger_every opens_up opening
jam: jam jams jammed jamming stuck stick sticks sticking bind binding twisted out_of_square
displaced: displaced displacement sits_proud stepped_out one_side_proud offset sits_higher out_of_alignment dislocated sheared sits_out one_side_higher one_side_is_higher one_side_lower one_side_sits misaligned proud_of not_in_line one_side_sticks sticks_out further_out stick_out sticking_out out_of_place further_than out_of_line
through: both_sides right_through all_the_way_through see_daylight daylight see_outside light_through through_the_bricks through_bricks through_wall see_through inside_and_outside inside_and_out goes_through full_depth full_height top_to_bottom floor_to_ceiling see_light through_to_outside through_the_wall either_side through_the_brick see_the_sky on_both feel_wind wind_through see_into bugs_come_in feel_breeze see_the_outside
newcrack: overnight suddenly new_crack new_cracks since_yesterday this_week sudden since_the_storm
finger: finger fingers thumb fist hand arm knuckle golf_ball hands toe foot wrist fingertip palm
coin: coin 20_c 50_c 10_c 5_c 20_cent 50_cent 10_cent 5_cent dollar_coin two_dollar 2_dollar 1_dollar pinky little_finger pencil pen biro key ruler coins screwdriver cigarette matchbox pinkie phone texta sharpie lighter teaspoon spoon knife chopstick pinky_finger twenty_cent fifty_cent ten_cent five_cent one_dollar
slope: slope slopes sloping sloped tilting run_downhill rolls marbles uneven marble out_of_level slanted slants ball_rolls downhill tilts lopsided
shifted: shifted moved subsided subsiding settled settling subsidence dropped moving shifting undermined washed_out dropping slipped washed_away scoured heaving =sinking =sunk =sank =sinks
bend: bend bending bent bends bowing bowed sag sagging deflecting twisted twisting buckled buckling sagged flexing snapped cracked split broken dropped dropping rusted_out splitting droop drooping cracking crushed
cutout: cut_out cut_through notched cut hacked sawn sawed chopped drilled_through removed cut_into notch chop cuts hack
knock: knocked_out knocked_down removed took_out taken_out cut_out demolished ripped_out took_down knock_out knocked_through removing pulled_out pulled_down knocked smashed_out taking_out knocking_out
noprops: no_props without_props no_propping unpropped no_support without_support not_propped nothing_holding unsupported no_beam without_any_props not_supported without_propping no_temporary_support
dig: dig digging dug excavate excavated excavating excavation trench trenching undermine undermined undermining dug_out hole excavator
nextto: next beside under along underneath near adjacent close alongside below against beneath boundary
cancer: concrete_cancer spalling spalled spall spalls spawling concrete_spalling
chunks: chunk chunks lump lumps piece pieces bit bits blow blowing blown pop popping flakes slab debris bricks
termite: termite termites white_ant white_ants whiteants termights termits whiteant termite_damage termite_activity white_anted
termitesign: mud_tube mud_tubes mud_tunnel mud_tunnels mud_leads mud_trails frass hollow hollow_sounding paper_thin papery mudding mud_tracks honeycombed galleries mud_trail sounds_hollow
timber: timber wood beam joist skirting stump bearer frame stud architrave floor door_frame floorboard window_frame wall rafter post
holding: holding holds supporting carrying propping support hold carries
weedhole: wash
soil: soil dirt earth mud ground fill clay garden yard bank
push: push pushes pushing coming_through comes_through spilling pours pouring spurting bulge bulging washing_out spills come_through seeping leaking
overpath: driveway path footpath neighbour pool car kids children house fence play road street people over next_door carport bedroom
work: drill drilled drilling cut cutting cuts sand sanding sanded grind grinder grinding grinded saw sawing sawed pressure_wash pressure_washed pressure_washing water_blast waterblast water_blasted pressure_clean gerni pull_up pulled_up pulling_up pulled_out rip ripped ripping ripped_up ripped_out rip_out demolish demolished demolishing remove removing smash smashed smashing scrape scraped scraping renovate renovating renovated knock_down knock_out knocked_out knocked knock breaking break snap snapped tear tearing tore core angle_grinder jackhammer chisel chiselled hole holes sanded_back sand_back nail screw waterblasted hammered pull_down pulled_down pull_off pulled_off took_off take_off strip stripping stripped hit punched chop chopped rip_up lift lifted high_pressure demo gut gutting knock_through cut_into
fragile: flake flaking flakes flaky crumbling crumble crumbly crumbles broken broke cracked crack cracking damaged damage smashed snapped chipped debris dust dusty fragments fragment pieces bits hole holes weathered friable deteriorating deteriorated torn frayed split shattered hail burnt burned busted exposed fibres fibers powdery coming_off falling_apart peeling dumped buried loose falling disturbed bashed rubble hanging scattered fallen rotten water_damaged disintegrating fell kicked fuzzy exploded chip brittle
doubt: suspect suspected suspicious might may maybe possible possibly potential potentially could likely probably think reckon looks_like look_like looks worried concerned appears wondering unsure not_sure assume assumed think_it tell sure guess suspicion afraid scared believe identify presumed =is presume susspect wonder worry
flaking: flake flaking flakes flaky flaked peel peeling peels peeled chip chipping chipped chips coming_off falling_off fall_off bubble bubbling blistering alligatoring crackled crackling chalky chalking chalk powdery dust falling shedding loose crazing crumbling cracking cracked deteriorating lifting coming_away flecks chippings
leadwork: sand sanding sanded heat_gun heatgun burn burnt burning burnt_off scrape scraping scraped scraper dry_sand sander blasting strip stripping stripped grind grinding torch blow_torch dust sandpaper sandblast sandblasted sanding_back blowtorch dry_scraping wire_brushing
positive: positive turned_red tested_positive test_kit detected confirmed
nosafety: no_safety_mark not_safety_glass ordinary_glass ordinary annealed no_safety_marking no_standards_mark not_toughened no_stamp no_sticker unmarked thin_glass not_safety plain_glass float_glass regular_glass normal_glass non_safety not_laminated no_compliance_stamp
sharp: jagged sharp shards shard sharp_edge sharp_edges sharp_edged
rattles: rattle rattles rattling loose falling_out fall_out fell_out popping_out come_out coming_out slipped wobbles wobbly out_of_the_frame blew_out blown_out blew_in hanging_off out_of_it_frame blew_the
crackedglass: crack cracked cracks cracking shattered smashed broken broke chip chipped exploded bust busted shatter smash split fracture fractured breaks damaged imploded krack hole
dead: dead_battery dead flat expired yellowed yellowing faulty dodgy old out_of_date past_expiry beeping chirping chirps chirp beeps beep disconnected unplugged silent painted_over covered disabled over_10_years taped taped_over kaput expire not_interconnected past_its_use_by yellow hanging removed ripped_off taken_down painted older_than bagged covered_up taken_off discoloured ripped_down battery_taken batteries_taken took_down no_battery no_batteries without_batteries without_a_battery battery_missing batteries_missing
locked: locked chained padlocked chain padlock blocked block bolted blocking nailed_shut screwed_shut jammed deadlocked barricaded obstructed stacked stored storage cluttered wont_open full_of stuck boarded_up deadlock obstructing deadbolted key_only piled pile filled parked
propped: propped wedged held_open tied_open propped_open jammed_open open wedged_open hooked chocked_open chocked latched_open held tied left_open prop
firefault: damaged broken hole gap gaps missing removed slam rotten
pierce: unsealed penetration penetrations hole holes not_sealed gap gaps unsealed_pipe
onfire: on_fire caught_fire catching_fire fire_in smoke_coming smoke_is_coming smoke_from smell_smoke smell_of_smoke smell_burning burning_smell smoke_pouring in_flames alight smouldering smoke_in smells_of_burning ablaze smells_like_burning smoke_out smell_something_burning burnt_smell smoke_filling smoke_billowing on_fir caught_alight =flames something_burning somethings_burning something_is_burning smouldering
openbad: open opens swings_open swing_open propped tied_open stays_open left_open wedged ajar propped_open held_open stay_open tied wide_open opened pushed_open pull_open pushes_open blows_open wont_shut half_open opening
climb: climb climbable climbs climbing footholds climbed foothold climb_over get_over climb_up scale clamber jump_over
squeeze: crawl squeeze get_under crawl_under fit_through fits_through get_through squeeze_through slip_through crawl_through fit slide_under fits wriggle climb_through head_through squeezes gets_through go_through put_head stuck get_in falls_through fall_through get_out walk_in wander gets_in
lowheight: too_low low under_height too_short not_high_enough below_height short only knee_high knee_height knee shin waist_high
tripping: trip trips tripped tripping trip_hazard tripping_hazard stumble stumbled uneven slippery slipped slip
unevenstep: uneven different_heights different_height inconsistent too_steep steep varying slippery rotten rot missing broken cracked crumbling loose wobbly collapsed gives gave_way split moves shake shakes shaky worn rusted rusty rusted_through irregular unstable bouncy =sinks =sinking =rocks =rocking broke snapped =rotted
opens: open opens opening wide_open fully wide
lowsill: low_sill sill_is flyscreen fly_screen screen just_a_flyscreen insect_screen
highfloor: second_storey second_story upstairs first_floor second_floor upper third_floor 2nd_floor 2nd_storey level_2 level_3 two_storey third_storey top_floor high up balcony drop ground_below level_1 level_4 level_5 1st_floor double_storey apartment
extensive: everywhere all_over covered covering covers whole entire extensive heavy severe widespread thick massive huge every_room large big full toxic every throughout spreading spread growing furry square_metres square_meters sqm m2 black_with riddled rampant infested infestation bad badly lots heaps most top_to_bottom half gone_mad keeps_coming_back keeps_growing big_patch ceiling_and_walls out_of_control completely loads metres fluffy keeps_coming keeps_returning extensively heavily serious terrible returns comes_back ful feral all_through up_the through_the =walls on_every
aftermath: flood flooded flooding sewage duct ducts ducting aircon air_con air_conditioner floods vents storm hvac air_conditioning burst_pipe hidden
backup: back_up backs_up backing_up backed_up overflow overflowing overflows overflowed coming_up came_up comes_up comming_up bubbling bubbles gurgling spilling flooding flooded flood pouring spewing everywhere surcharging leaking leak leaks pooling pools spill burst regurgitating coming_back up_through coming_out running seeping flowing broken cracked overflown oozing gushing dripping collapsed spewed ponding puddle comes_back pumping_out rising backflow backing erupting
under: under beneath subfloor crawl_space underneath below sub_floor
trapped: trapped unconscious buried_under crushed_under pinned_under pinned stuck_under bleeding not_breathing badly_injured injured electrocuted crushed
silica: silica engineered_stone caesarstone dry_cutting stone_dust silica_dust cutting_stone quartz_dust concrete_dust dry_cut stone_benchtop respirable cutting_dry dust_cloud cloud_of_dust dry_grinding grinding_concrete
dustword: dust dry cut cutting grinding no_mask cloud grinder
oldhouse: federation queenslander californian_bungalow victorian_era edwardian art_deco post_war postwar pre_war heritage old_house pre_1970 pre_1980 pre_1987 pre_1990 before_1970 before_1987 fifties sixties seventies thirties forties old_cottage old_home old_weatherboard ex_housing_commission twenties pre_70s miner_cottage workers_cottage older_home older_house housos very_old_house 100_year_old hundred_year_old period_home original_weatherboard victorian_terrace victorian_house terrace_house victorian_cottage turn_of_the_century inter_war interwar century_old
oldword: old original aged older vintage ancient
burst: burst bulging scald scalding explode leaking exploding
fitin: fit fits goes_in go_in put stick in_it into_it get wide gap inside slide slides as_wide width
coact: going_off goes_off beeping sounding went_off screaming poisoning leak suspected worried reading high detected go_off alarming keeps_going triggered readings rising positive chirping
oldwire: ceramic_fuse ceramic_fuses cloth_wiring cloth_covered rubber_wiring knob_and_tube lead_sheathed cotton_covered old_wiring cloth_insulation rubber_insulated rubber_cable vir_cable rewireable_fuse
tree: tree branch limb gum
wentthrough: went_through put_foot_through gone_through fell_through foot_through leg_through going_through fall_through put_my_foot_through goes_through nearly_through foot_goes_through nearly_went_through
strongbackup: back_up backs_up backing_up backed_up overflow overflowing overflows overflowed coming_up came_up comes_up comming_up bubbling bubbles gurgling spilling spewing surcharging regurgitating up_through erupting rising backing overflown comes_back spewed coming_out coming_back_up flowing_back
fullwater: full_of_water holding_water water_pooling pooling water_sitting filled_with_water water_above holding heavy_with
big: big huge wide large massive major deep serious right_through nasty long open giant gaping significant
tripword: trip_hazard tripping_hazard trip_point trip_hazzard
slopedir: towards toward one_side downhill corner one_end roll rolls run_downhill
plumb: out_of_plumb off_plumb not_plumb not_vertical
mask: hot_water water_heater water_meter water_tank water_tap water_main water_hammer water_pressure water_supply water_views water_bill water_feature water_filter water_proof water_proofing water_resistant water_saving light_rain flood_light floodlight dropped_a dropped_the dropped_my rain_water_tank rainwater_tank rain_head drop_in drop_off pop_in pop_up rock_wool rock_wall soft_close sand_and_cement sand_pit flash_memory fall_to falls_to rock_face stuck_on pop_over fell_in_love fall_arrest burnt_orange hole_saw holes_for wet_area wet_areas damp_proof rain_shower split_system chip_board hang_out hot_plate fall_protection give_you give_me give_us give_a gives_you shock_absorber rust_red saw_the i_saw we_saw =leaning_against =leaning_on =leans_on =lean_against =you_lean_on =leaned_on headache_of surface_rust =we_moved =i_moved =just_moved =moved_in =moved_into =moving_from =moving_to =moving_in =moved_here =move_in nothing_wrong tingle_of spark_of ray_of flames_painted
ceilbad: hammock wavy waves balloon pillow bumps bump moving moves blisters loud_cracks loud_crack wobbling unstable flapping loose pregnant bubble bubbling blister fail failed failing opened_up has_opened opening_up curved lifted lower raining
makeshift: car_jack propped_up held_up_with held_up_by temporary_prop acrow jack_stand held_together
throughglass: through_the_glass through_glass through_the_window through_a_window through_window
breach: hole missing_panel gap gaps broken cut damaged missing_paling
reach: reach reaches reached open_the_gate get_to
noncompliant: non_compliant not_compliant noncompliant fails failed not_comply non_complying doesnt_comply opens_inward opens_inwards inwards inward
against: against stacked
fail: fail failed failing fails stuffed faulty busted broke broken buggered
openpit: open_pit open_hole open_shaft open_trench open_void open_manhole uncovered_pit open_drain exposed_pit
hole: hole holes
foul: crap shit turd
danger: dangerous unsafe hazard hazardous not_safe deathtrap death_trap about_to_fall going_to_fall about_to_collapse going_to_collapse sketchy dodgy could_fall might_fall could_collapse might_collapse about_to_go going_to_come_down about_to_come_down scary perilous going_to_land going_to_go going_to_give going_to_topple wont_last about_to_topple about_to_give might_go about_to_drop death going_to_drop about_to_break about_to_snap scared_to scared_of afraid_to nervous_to not_game too_scared not_feel_safe worried_it_will frightened_to risky collapse_risk risk_of_collapse not_stable unstable structurally_unsound unsound
beside: above below around near next beside over from behind
burning: =burning
wallfall: coming_away come_away came_away pulling_away pulled_away separating separated falling_over falling_down falling_apart fallen_down collapse collapsed collapsing fell_down fell_over come_down coming_down came_down detached parting falling_in falling_out gone_over let_go
spallword: crumble crumbling crumbled chunks lump lumps falling fallen drummy delaminating delaminated blown fell blowing disintegrating came_off come_off coming_off
unfenced: unfenced not_fenced without_a_fence without_fence no_fence_around isnt_fenced
fault: fault faulty broken damaged fail fails failed failing wrong unsafe lost detached bent stuffed knackered buggered rooted cactus munted collapsed defective out_of_order unserviceable shot busted bust busted broke smashed snapped inoperable malfunctioning inoperative ruined wrecked deficient inadequate insufficient knocked gave_way giving_way give_way off_it_hinge off_hinge blown_down collapsed
fumes: fumes fume spilling exhaust_fumes exhaust spillage
noshut2: turn_the_gas_off turn_gas_off shut_the_gas_off gas_off
coming: coming_out blowing comes_out leaving_on left_on left_the_gas_on unlit alarming going_off coming_from
bite: boot belt kick bzzt bzzzt bzzz electricity pins_and_needles buzzy current zing electrified =bites =bite bit_me bites_me a_buzz slight_buzz =buzzed
cant: xxcant
diy: taped joined twisted sticky_tape electrical_tape handyman diy dodgy homemade tape unlicensed bodgy
footthrough: foot_through leg_through through_the_ceiling put_a_foot
onlynailed: only_nailed just_nailed fixed_with_nails nails_only nailed_to nails_no_bolts held_by_nails only_held
landslip: landslip landslide erosion eroded washout land_slip mudslide subsidence
eat: eat eats eating eaten ate chew chews chewing chewed mouth mouthing swallowed lick
reading: reading level levels high blood elevated ppm result
runinto: run_into ran_into walk_into walked_into runs_into run_through bumped_into put_his_arm right_to_the_floor to_the_floor
gearbad: turned_off fault isolated empty expired blocked obstructed leaking
flammable: flammable combustible grenfell
getin: get_into get_in get_to get_through walk_into wander_into reach_the can_get got_over got_through got_into get_over jumped_over accessible_to
growing: growing grows grow spreading
small: small minor little bit few spot spots speck specks slight slightly tiny some_surface touch odd isolated superficial cosmetic wiped
seep: leaking leak leaks dripping drip drips coming_through
touched: touch touched touching plugged grabbed grab
never: never_seen never_had havent_seen cant_see cannot_see not_see never_been
pushclose: have_to_push need_to_push has_to_be_pushed have_to_pull have_to_lift lift_it only_latches_if need_to_lift push_the must_push
undermined: exposed undermined washed_away washed_out hanging_in
big2: big huge large massive major serious nasty giant gaping significant enormous
clipped: clipped
fell: =fell =fallen =falling =fall =falls
hairline: hairline fine filled painted
through2: see through daylight
redtest: went_red turned_red test_positive tested_positive
thrown: threw thrown rock ball brick stone
silent: nothing_happens nothing silent no_sound no_beep doesnt_beep
smoky:  =smoking =smouldering =smoldering
uncov: uncovered unprotected unguarded
lessthan: under_10 less_than_10 newer
strongnosafety: annealed not_safety_glass non_safety_glass ordinary_glass unmarked_glass
noescape: key_to_get_out double_deadlock cannot_get_out no_way_out only_way_out trapped_inside not_get_out cant_get_out not_escape no_escape one_way_out
tripped: =tripped =tripping =trips
`;
/** Lacking one of these is the trouble: 'doesn't latch', 'won't self close', 'no handrail'. */
export const VIRTUES = `
latches: latch latches latching self_latch self_latches close closes closing self_close self_closes shut shuts lock locks catch self_closing self_latching click closed shutting self_shut clicks
works: went_off lit light_up work works working go_off sound function functional operational respond goes_off wired connected interconnected test tested
closes: close closes closing self_close self_closes shut shuts self_closing latch latches
opensok: open opens unlock
safetyglass: safety_glass toughened tempered laminated safety_mark safety_stamp
safetysign: sticker etching marking mark stamp label safety_mark standards_mark logo
fixed: fixed bolted secured attached anchored connected screwed nailed supported tied sitting held
restrictor: =lock =locks restrictor restrictors limiter window_lock window_locks safety_screen guard screen restricter child_lock safety_device
noshut: turn_off shut_off switch_off
safe: safe right normal stable level straight
dried: dry dried dry_out dries
`;
