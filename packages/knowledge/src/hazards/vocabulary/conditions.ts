/** What can be wrong with a part, by class; and the words of a sentence that turn or place it. */
export const CONDITIONS = `
smell: smell smelly smelt stink stinky stench reek odour odor whiff waft pong fumes oder fumey sniff_of scent odorous fumy niff
rottenegg: rotten_egg egg_smell eggy_smell bad_egg off_eggs rotting_eggs
egg: egg eggy sulphur sulfur
hiss: hiss whistling escaping hissy leaking_sound blowing_sound
leak: leak leaky escaping seeping blowing weep
pierced: nicked cut hit struck ruptured punctured drilled severed cracked split broken burst damaged snapped corroded rusted disconnected crimped weeping blowing breached ripped torn pulled broke dug dislodged squash crush kink flatten bent dented
monoxide: co_alarm monoxide co_detector co_poisoning co_level co_reading co_meter
soot: soot sooty black_marks scorching black_stuff incomplete_combustion discolouration discoloration
yellow: yellow orange yellowy yellowish lazy_flame =lifting floaty sooting reddish
blocked: block capped plugged clogged obstructed bunged sealed_off taped_over
off: come_off fallen_off came_off disconnected detached come_apart fell_off broken_off separated not_connected come_loose off_the broken_apart
gosout: goes_out going_out went_out blows_out keeps_out
ill: headache dizzy nausea nauseous sick ill cough asthma breathe wheeze respiratory unwell vomiting rash allergy allergic sneezing bronchitis chesty lung asthmatic sinus immune throat eczema crook hospital inhaler puffer ventolin runny_nose itchy eyes infection chemo lupus copd emphysema wheezy hayfever snotty stuffy pneumonia bronchial bronchiolitis flare migraines nebuliser doctor gp
faint: headache dizzy nausea nauseous sick ill drowsy vomiting unwell faint woozy crook lightheaded light_headed passed_out tired foggy sleepy blacked_out collapsed nauseated headachy zonked wobbly_legs spewing throw_up threw_up drowsiness groggy confused unconscious giddy dopey loopy head_pounds pounding_head head_thumps head_throbs throbbing_head head_aches head_hurts sore_head splitting_head
bubble: bubble bubling balloon
bare: expose bare naked hang live visible showing uncovered frayed uninsulated dangles stripped unprotected chewed perished crumbling open exsposed exposd out_of_the_wall coming_out came_out falling_out fell_out unterminated protruding poking stick split nicked chafed poke unsheathed gnawed bitten sliced cloth_covered nibbled rubbing loose_ends no_insulation insulation_gone insulation_missing cut_off not_terminated taped_up out_of_wall lying_on on_the_ground under_the_carpet dug_up across_the_lawn
livewire: live_wire live_wires live_cable live_cables live_conductor live_conductors
nocover: no_cover without_cover without_a_cover cover_missing missing_cover lid_missing no_lid cover_off missing_faceplate no_faceplate missing_plate no_cover_plate missing_cover_plate without_lid cover_broken no_plate plate_missing plate_off plate_broken without_plate cover_is_off cover_is_missing has_no_cover cover_gone cover_fell cover_has_fallen cover_has_come cover_came_off plate_has_come faceplate_off door_missing missing_door no_door cover_hanging cover_smashed
broken: broken smash shatter damage snapped crack split chip bust broke exploded fracture bashed kicked_in wrecked stuffed buggered munted cactus knackered imploded collapsed crumbled breaking sheared come_adrift tore torn rusted_off bent mangled come_off worn_out
copper: copper
strongshock: tingle tingly zap electrocute electric_shock got_a_shock get_a_shock a_shock shocks_me little_shock small_shock mild_shock get_shocks shocks_from got_a_belt got_shocked
shock: shock tingle tingly zap electrocute jolt got_a_belt tickle prickle buzz_off a_kick_off_the a_belt_off bitten_by boot_off bit_me tingeling
sparkword: sparks arcing
noshoring: no_shoring unshored without_shoring no_trench_box no_trench_shield no_battering
spark: spark arc crackle fizz fizzing sizzle fizzle flash bang blew puff popped_and snapping zaps fried blue_light exploded
buzz: buzz buz hum bussing whine vibrate crackling sizzling fizzing chatter
burn: burn burnt scorch char melt blacken singed hot_to_touch hot_to_the_touch gets_hot overheat smoking smoulder smoldering very_hot really_hot burny cooked boiling_hot feels_hot too_hot warm_to_touch =warm toasted discoloured =hot black_around hot_plug fried scalding browned too_hot_to warm_plastic smells_hot fishy plastic_smell smells_like_fish
flicker: flicker dim brighten pulsing surging brighter go_bright goes_bright
trips: trips
crumble: crumble crumbly
wet: water leak drip wet rain rainwater flood damp pouring soaked moisture trickle gushing seeping running_down running_into drenched submerged dribbling droplets splashes inundated waterlogged puddle sodden condensation_in drowned spray hose sprinklers
down: down fallen fell falling on_the_ground across low hanging sag lean snapped lying loose on_the_grass ripped torn dangling touching draped broken laying brought_the came_off droop bent rubbing caught_in pulled_off swinging hit_by within_reach can_reach arcing sparking hooked_on
swollen: swollen swolen bulge swell bloated puffed hissing ballooned puffy expanded deformed distended
sag: sag saggy droop bow belly dip bulge bluging buldge drop hangs_down hanging_off hanging_by hanging_loose hanging_low give_way giving_way gave_way giving_in giving_out collapse cave caved buckle warped swooping sunken belling slump deflect deflection ballooning lowering low_spot dished =sinking =sunk =sank has_sunk hammock hanging_free bowl pulled_through swayback sway_backed subsiding sit_low bent_down bending_down pulled_down lolling sinks_in slouch concave pouch bagging dangles belly_in sunk_down let_down
fall: fall fell come_down coming_down came_down let_go coming_away come_away came_away pulled_away peeling_away separate detached come_off coming_off drop_off come_loose coming_loose came_loose cracking_up parting delaminated drummy lifting_off unstuck fallen collapse crash pulling_off pulling_down gone_through coming_in came_in knocked_over blown_over blew_over pushed_over raining_down brought_down brought_the blown_down coming_apart pulled_through tore_out ripped_out ripped_straight ripped_off torn_off torn_out unpeeled peeled_off swinging come_out popped_off popped_out sheared_off broke_away broken_away breaks_away snapped_off landed_on pulls_out come_adrift come_undone coming_undone dislodged off_the_joist off_the_batten off_the_wall off_the_frame off_the_house off_it_bracket unglue unfixed unscrewed drops_bits hanging_by_a_thread
noise: noise pop creak groan crackling =cracking_sound =cracking_sounds moaning banging pinging making_sounds sounds_like_cracking
nailpops: nail_heads screws_popping popped_nails nails_are_popping screw_heads nails_pulling =nail_pops =pops =nailpops nails_are_coming nails_coming screws_pulling screws_have_pulled screws_have_popped nails_have_popped nails_have_pulled popped_screws =nails_popping =screws_popping nails_showing nails_poking heads_poking nail_heads_poking screws_poking
gap: gap opened_up gape
loose: loose wobbly wobble shaky shake rickety move moved movement sway flex spongy soft bouncy bounce bouncey give wiggle wiggly came_away came_away_in come_off came_off fell_off falling_off unstable unsteady unsafe dodgy wonky slack giving shift wriggles wriggly springy trampoline vibrates tilts teetering precarious jiggles jiggly lose floppy flimsy swings looose falling_apart pull_out dislodged springing squishy detached unbolted insecure =rocks =rocking coming_apart come_apart gave_way dangling hang letting_go shuddering walks_around lift_out only_held held_on_by held_by_one held_with_one nudge flops flexible turns spins lifts_off sloppy play_in
soft: spongy soft squishy mushy punky springy bouncy bounce bouncey trampoline sponge give_underfoot gives_when
rot: rot rotten decay rust rusty corroded corrosion perished mush mushy disintegrating eaten deteriorated crumble soft powdery decomposing eroded flogged_out weetbix like_cardboard like_paper cheese like_butter like_sponge mulch punky punk pulpy fungal spongey soggy flaked_away powder turned_to wasted turned_to_dust
weak: loose wobbly moves moving rot rotten rusted crack split broken snapped
lean: lean leant tilt tip pushed_out pushing_over bulge buldge bluging bow kick_out rotate overturning topple leening fall_over fell_over fall_down fell_down not_straight_up slanted list belly tumbled keeling rotation popped_over curved warping slumping on_it_way on_the_way_over going_over falling_forward coming_over
move: move moved movement shift slip slid collapse give_way giving_way gave_way fail failure slump subside come_down coming_down came_down fallen fell fall crumble separate blown_out blew_out pushed cracked_and burst dropped budged creeping breaking_up coming_apart =sinking popped
crack: crack fracture fissure split crevice
grow: grow grown widen spread wider bigger worsening increasing progressing expanding getting_longer worse doubled larger extending enlarging opening
jam: jam stuck stick bind twisted out_of_square =bound bound_up
displaced: displaced displacement sits_proud stepped_out one_side_proud offset sits_higher out_of_alignment dislocated sheared sits_out one_side_higher one_side_is_higher one_side_lower one_side_sits misaligned proud_of not_in_line one_side_sticks stick_out further_out out_of_place further_than out_of_line
bothsides: on_both_sides both_sides_of either_side_of through_both_sides shows_both_sides visible_both_sides on_both_faces inside_and_outside
through: both_sides right_through all_the_way_through daylight see_outside light_through through_the_brick through_bricks through_wall see_through inside_and_outside inside_and_out goes_through full_depth full_height top_to_bottom floor_to_ceiling see_light through_to_outside through_the_wall either_side see_the_sky on_both feel_wind wind_through see_into bugs_come_in feel_breeze see_the_outside
newcrack: overnight suddenly new_crack since_yesterday this_week sudden since_the_storm
finger: finger thumb fist hand arm knuckle golf_ball toe foot wrist fingertip palm
coin: coin 20_c 50_c 10_c 5_c 20_cent 50_cent 10_cent 5_cent two_dollar 2_dollar 1_dollar pinky little_finger pencil pen biro key ruler screwdriver cigarette matchbox phone texta sharpie lighter teaspoon spoon knife chopstick twenty_cent fifty_cent ten_cent five_cent one_dollar
slope: slope tilts rolls marble uneven out_of_level slants downhill lopsided
shifted: shifted moved subsided settled subsidence dropped undermined washed_out slipped washed_away scoured heaving =sinking =sunk =sank =sinks slid sank_down slumped
bend: bend bent bowed sag deflecting twisted buckled flexing snapped cracked split broken dropped rusted_out droop crushed
cutout: notch cut hack sawn sawed chop drilled_through removed
knock: removed took_out taken_out cut_out demolished ripped_out took_down pulled_out pulled_down knocked smashed_out taking_out
noprops: no_props without_props unpropped no_support without_support not_propped nothing_holding unsupported no_beam without_any_props not_supported no_temporary_support
dig: dig dug excavate excavation trench undermine hole excavator
nextto: next beside under along underneath near adjacent close alongside below against beneath boundary
cancer: concrete_cancer spall spawling
chunks: chunk lump piece bit blow blown pop flakes debris bricks
termite: coptotermes mastotermes nasutitermes schedorhinotermes termite white_ant whiteant termights
termitesign: frass hollow paper_thin papery mudding honeycombed galleries
termitelive: found active live eaten seen
termitework: working workings damage
asker: who what how does
timber: timber wood beam joist skirting stump bearer frame stud architrave floor floorboard wall rafter post
holding: hold support carries propping
weedhole: wash
soil: soil dirt earth mud ground fill clay garden yard bank
push: push coming_through come_through spills pours spurting bulge washing_out seeping leaking
overpath: driveway path footpath neighbour pool car kids children house fence play road street people over next_door carport bedroom
work: drill cut sand grind grinder saw pressure_wash water_blast waterblast pressure_clean gerni pull_up pulled_out rip demolish remove smash scrape renovate knock break snap tear tore core jackhammer chisel chiselled hole nail screw hammered pull_down pull_off took_off take_off strip hit punched chop lift high_pressure demo gut
fragile: flake flaky crumble crumbly broken broke crack damage smashed snapped chip debris dust dusty fragment pieces bits hole weathered friable deteriorated torn frayed split shattered hail burnt burned busted exposed fibres fibers powdery coming_off peeling dumped buried loose falling disturbed bashed rubble hanging scattered fallen rotten disintegrating fell kicked fuzzy exploded brittle
doubt: suspect suspicious might may maybe possible possibly potential potentially could likely probably think reckon looks worry concerned appears wonder unsure not_sure assume tell sure guess suspicion afraid scared believe identify presume =is susspect
flaking: flake flaky peel chip coming_off bubble blistering alligatoring crackled chalky chalk powdery dust falling =shedding loose crazing crumbling cracked deteriorating lifting coming_away flecks curls coming_off_in sheets_of_paint comes_off
leadwork: sand heat_gun heatgun burn burnt scrape scraper sander blasting strip grind torch dust sandpaper sandblast blowtorch wire_brushing
positive: positive turned_red test_kit detected confirmed
nosafety: no_safety_mark not_safety_glass ordinary annealed no_standards_mark not_toughened no_stamp no_sticker unmarked thin_glass not_safety plain_glass float_glass regular_glass normal_glass non_safety not_laminated no_compliance_stamp is_plain
sharp: jagged sharp shard
rattles: rattle loose fall_out fell_out popping_out come_out coming_out slipped wobbles wobbly out_of_the_frame blew_out blown_out blew_in hanging_off out_of_it_frame blew_the shift leaning_out jiggle coming_away putty_gone putty_missing no_putty beads_missing slides_down dropped tilting held_by only_held held_in_by
crackedglass: crack shatter smash broken broke chip exploded bust split fracture breaks damaged imploded hole spider spiderweb crazed splinter bullseye starred impact_mark run_in
dead: dead flat expire yellow faulty dodgy old out_of_date past_expiry beep chirp disconnected unplugged silent covered disabled over_10_years kaput not_interconnected hanging removed ripped_off taken_down painted older_than bagged taken_off discoloured ripped_down battery_taken took_down no_battery without_batteries without_a_battery battery_missing took_the_battery took_battery battery_out pulled_out pulled_down taken_out out_of_action =taped hardwired_off turned_off switched_off ignored silenced muted chirrup bleep out_of_battery past_date from_2009 pulled_off ripped_out sock tape_over wrapped dangling thrown binned never_replaced not_replaced no_power knocked_off
locked: locked chain padlock block bolted jammed deadlock barricaded obstructed stacked stored storage cluttered full_of stuck boarded_up deadbolted key_only piled pile filled =parked hoarded junk pallet furniture boxes bikes prams mattress =bricked screwed welded bin_bags rubbish nailed
chainedshut: chained padlock chained_shut welded_shut nailed_shut screwed_shut bolted_shut barricaded boarded_up
propped: prop wedged open hooked chocked held tied chair_holding extinguisher_holding magnet
firefault: damaged broken hole gap missing removed slam rotten smoke_seal chopped cut_down warped
pierce: unsealed penetration hole not_sealed gap
onfire: on_fire caught_fire catching_fire fire_in smoke_coming smoke_is_coming smoke_from smell_smoke smell_of_smoke smell_burning burning_smell smoke_pouring in_flames alight smouldering smoke_in smells_of_burning ablaze smells_like_burning smoke_out burnt_smell smoke_filling smoke_billowing =flames something_burning something_is_burning chimney_fire smells_like_smoke flames_come flames_came smoke_leaks smoke_into smoke_back burst_into_flames went_up_in fire_started small_fire fire_broke set_fire
openbad: open propped wedged ajar tied rests_on_latch half_shut unlatched unlocked not_latched bounces
climb: climb climbable foothold get_over scale clamber jump_over
squeeze: crawl squeeze get_under get_through slip_through fit slide_under wriggle climb_through head_through go_through put_head stuck get_in fall_through get_out walk_in wander
lowheight: low under_height not_high_enough below_height short knee shin waist_high
tripping: trip stumble uneven slippery slip
unevenstep: uneven inconsistent steep varying slippery rotten rot missing broken cracked crumbling loose wobbly collapsed gives gave_way split moves shake shaky worn rusted rusty irregular unstable bouncy =sinks =sinking =rocks =rocking broke snapped different not_even odd_height taller_than shorter_than lower_than higher come_away comes_off not_same not_the_same not_level spongey wobble shifts falls flip tips rickety springy bouncing rounded_off slants sloping tilted pops_up =rock =rocky
opens: open fully wide
lowsill: low_sill sill_is flyscreen screen
highfloor: second_storey second_story upstairs first_floor second_floor upper third_floor level_2 level_3 two_storey third_storey top_floor high up balcony drop ground_below level_1 level_4 level_5 double_storey apartment
extensive: everywhere covers whole entire extensive heavy severe widespread thick massive huge large big full toxic every throughout spread growing furry square_meters sqm black_with riddled rampant infested infestation bad badly lots heaps most top_to_bottom half gone_mad keeps_coming_back ceiling_and_walls out_of_control completely loads metres fluffy keeps_coming extensively heavily serious terrible returns comes_back ful feral up_the through_the =walls wall_to_wall ceiling_to_floor inside_the_walls over_everything each all taken_over from_floor stachybotrys spore_count
aftermath: flood sewage duct aircon air_con air_conditioner vents storm hvac air_conditioning burst_pipe hidden
backup: overflow coming_up came_up comes_up bubbles gurgling spill flood pouring spewed everywhere surcharging leak pools burst regurgitating up_through coming_out running seeping flowing broken cracked overflown oozing gushing dripping collapsed ponding puddle pumping_out rising backflow backing erupting
under: under beneath subfloor crawl_space underneath below sub_floor base
trapped: trapped unconscious buried_under pinned stuck_under bleeding not_breathing injured electrocuted crushed
stopped: cap plug bung stopper screwed_shut
stonecut: stonemason benchtop stone_bench stone_top stone_island granite quartz_top quartz_bench concrete_slab concrete_floor pavers sandstone
grindtool: grinder angle_grinder grinding demo_saw disc_cutter trimming_the_benchtop
dustcloud: dust dusty dust_everywhere dust_cloud powder_everywhere
nowater: no_water without_water dry dry_cut bone_dry
silica: silica engineered_stone caesarstone dry_cut stone_dust cutting_stone quartz_dust concrete_dust stone_benchtop respirable cutting_dry dust_cloud cloud_of_dust dry_grinding grinding_concrete
dustword: dust dry cut grinding no_mask cloud grinder
oldhouse: federation queenslander californian_bungalow victorian_era edwardian art_deco post_war postwar pre_war heritage old_house pre_1970 pre_1980 pre_1987 pre_1990 before_1970 before_1987 fifties sixties seventies thirties forties old_cottage old_home old_weatherboard ex_housing_commission twenties miner_cottage workers_cottage older_home older_house housos very_old_house 100_year_old hundred_year_old period_home original_weatherboard victorian_terrace victorian_house terrace_house victorian_cottage turn_of_the_century inter_war interwar century_old before_the_war prewar before_the_first eighteen_hundreds california_bungalow mid_century colonial_house villa_from weatherboard_from housing_commission older_place old_place
oldword: old original aged older vintage ancient
burst: burst bulging scald explode
fitin: fit goes_in go_in put stick in_it into_it get wide gap inside slide width
coact: going_off goes_off beeping sounding went_off screaming poisoning leak suspected worried reading high detected go_off alarming keeps_going triggered rising positive chirping
sounded: went_off going_off goes_off sounding screaming
oldwire: ceramic_fuse cloth_wiring cloth_covered rubber_wiring knob_and_tube lead_sheathed cotton_covered old_wiring cloth_insulation rubber_insulated rubber_cable vir_cable rewireable_fuse
tree: tree branch limb gum
wentthrough: went_through put_foot_through gone_through fell_through foot_through leg_through going_through fall_through put_my_foot_through goes_through nearly_through nearly_went_through
strongbackup: overflow coming_up came_up comes_up bubbles gurgling spilling spewed surcharging regurgitating up_through erupting rising backing overflown coming_out coughed_up vomited_up spat_up
fullwater: full_of_water pooling water_sitting filled_with_water water_above holding heavy_with full_of_rain water_in_it filled_up ponding weighed_down bucket sloshing
drummy: drummy hollow sounds_hollow delaminated
overfoot: over_path over_the_path over_footpath over_the_footpath above_path above_the_path above_footpath above_the_footpath over_the_driveway above_the_driveway above_the_front_door over_the_front_door over_the_entry above_the_entry over_the_walkway over_the_entrance above_the_entrance
deepdig: deeper_than_me deeper_than_a_person deeper_than_i taller_than_me over_my_head above_my_head over_head_height head_height head_high chest_deep shoulder_deep
big: big huge wide large massive major deep serious right_through nasty long open giant gaping significant
tripword: trip_hazard trip_point
slopedir: toward one_side downhill corner one_end roll
notefault: defect issue damage fault problem concern crack movement
notenil: =nil =none none_sighted nil_sighted not_sighted none_fitted nil_fitted not_fitted none_present not_installed
notedraws: draws_in draws_back mirror_fogged draught_test_fail draft_test_fail spill_test_fail
noteprobe: probe awl screwdriver
notehurt: not_answering not_talking not_waking not_moving not_breathing not_responding breathing_shallow unresponsive to_his_chest to_his_waist to_his_neck under_the_planks under_the_rubble
notefell: fell_in came_in caved_in fell_down came_down collapse =down gave_way
notestruck: fell_on came_down_on landed_on collapsed_on
notestep: =stepped
notesalt: salts efflorescence white_powder
notelost: gone missing perished through corroded failed =nil =none
notelight: sunlight_comes sunlight_through sunlight_shines sun_comes sun_shines light_shines light_comes light_gets daylight_comes see_sunlight see_daylight c_daylight c_light see_the_sky feel_the_breeze breeze_comes rain_comes
notelightmeant: door doorway window louvre blind curtain shutter fence lid gate shed skylight roof
notesquare: out_of_square out_of_whack
notemany: every all everywhere several most both throughout many multiple whole house
notetiesok: good bright suspected checked inspected passed new fine recommend
notefusegone: had first_report were once used_to upgrade replace swap gone removed disconnected decoration ornament display shed shelf insulator quote cost booked souvenir museum law course redundant former
notewetroom: bathroom shower laundry toilet ensuite =wc bath
notebow: bow =bowed =bowing =bows =bulging =bulges
plumb: out_of_plumb off_plumb not_plumb not_vertical
mask: live_edge mortar_eroded mortar_is_eroded mortar_has_eroded mortar_joints_eroded eroded_mortar mortar_erosion eroded_joints pointing_eroded warm_white hit_the_market sale_fell cut_edge hot_water water_heater water_meter water_tank water_tap water_main water_hammer water_pressure water_supply water_views water_bill water_feature water_filter water_proof water_resistant water_saving light_rain flood_light floodlight dropped_a dropped_the dropped_my rain_water_tank rainwater_tank rain_head pop_in pop_up rock_wool rock_wall soft_close sand_and_cement sand_pit rock_face stuck_on fell_in_love fall_arrest burnt_orange hole_saw holes_for wet_area damp_proof rain_shower split_system chip_board hot_plate fall_protection give_you give_me give_us give_a shock_absorber rust_red saw_the i_saw we_saw =leaning_against =leaning_on =leans_on =lean_against =you_lean_on =leaned_on headache_of surface_rust =we_moved =i_moved =just_moved =moved_in =moved_into =moving_from =moving_to =moving_in =moved_here =move_in nothing_wrong tingle_of spark_of flames_painted =moved_on =moved_all =house_moved =moving_house =moving_houses tingling_with zap_the_weeds shock_at =on_fire_with =on_fire_today rotten_weather slip_rating slip_resistance colour_uneven uneven_colour crack_of_dawn cracking_job crack_on_with lets_crack_on and_crack_on we_crack_on crack_the sinks_in blown_away blew_the_budget dropped_off =dropped_by =drop_by =falls_to hot_tip burning_question burning_through burnt_out_from smoking_area no_smoking spring_cleaning moving_forward moving_along moved_up loose_ends loose_change loose_fit hang_on hanging_pictures hanging_the_doors hang_doors split_levels rock_solid solid_as running_late went_through_the_whole went_through_the_house went_through_everything =walked_through_the =drop_off zap_the grey_water waste_water =leaning_towards_composite =leaning_towards_the_idea powder_coat =nail_pop =nail_pops hang_out_with settled_in fall_to_waste fall_to_drain fall_to_the_waste fall_to_the_drain =cracked_open =crack_open =flashing =flashings beeped_once zapped_of sparks_flew explosive_views dropped_in price_drop lagging_behind =is_lagging surge_protector furring_channel =short_fuse fish_and_chip potato_chip split_block split_brick split_stone split_face sliding_door sliding_window sliding_robe exposed_beam exposed_brick exposed_brickwork exposed_aggregate exposed_rafter exposed_truss exposed_stone brown_brick brown_carpet brown_tile brown_dust brown_paper step_lower lower_level lower_floor lower_ground going_out_the_back going_out_through
ceilbad: hammock wavy waves balloon pillow bump moving moves blister loud_crack wobbling unstable flapping loose pregnant bubble fail opened_up has_opened curved lifted lower raining uneven_and blown propped swinging cracking_noise crackling peeling_off dangling pulled_through split_open spread come_off down_from quilt dish belly saggy gives_when soft_when spongy dangerous heavy flex squishy peeling_down parting open_seam seams_opened joints_opened cracked_open_along coming_apart about_to_go unsupported not_fixed unfixed unattached unglued let_go bang undone unclipped
makeshift: car_jack propped_up held_up_with held_up_by temporary_prop acrow jack_stand held_together
throughglass: through_the_glass through_glass through_the_window through_a_window through_window
breach: hole missing_panel broken cut damaged missing_paling 1_missing 2_missing 3_missing one_missing two_missing three_missing
reach: reach open_the_gate get_to
noncompliant: non_compliant not_compliant noncompliant fails not_comply non_complying inward
against: against stacked
fail: fail stuffed faulty busted broke broken buggered
openpit: open_pit open_hole open_shaft open_trench open_void open_manhole uncovered_pit open_drain exposed_pit
hole: hole
notemeant: downlight light fan vent manhole hook wire alarm detector speaker cable access pipe collar screw nail fill patch track exhaust duct conduit pendant tiny small pinhole drill cut core bracket for_the
noteended: ended_up_on is_on_the_floor
noteslid: slid_off slipped_off blew_off blow_off blown_off came_off come_off came_down come_down fell_off fallen_off fell_from flew_off landed_on ended_up_on hanging_off hanging_over
notetrade: dust leaf leaves water roofer tiler builder delivered supplier stacked reroof re_roof planned agreed taken_off replaced refixed truck pallet
foul: crap shit turd =crud
danger: dangerous unsafe hazard hazardous not_safe deathtrap about_to_fall going_to_fall about_to_collapse going_to_collapse sketchy dodgy could_fall might_fall could_collapse might_collapse about_to_go going_to_come_down about_to_come_down scary perilous going_to_land going_to_go going_to_give going_to_topple about_to_topple about_to_give might_go about_to_drop death going_to_drop about_to_break about_to_snap scared_to scared_of afraid_to nervous_to not_game too_scared not_feel_safe worried_it_will frightened_to risky collapse_risk risk_of_collapse not_stable unstable unsound stay_off keep_off not_use_the not_to_use not_use_it told_not_to stop_using off_limits condemned red_tagged no_one_allowed closed_off not_walk nearly_fell almost_fell not_hold not_going_to_hold scares_me terrified_to not_hold_weight not_trust no_longer_safe stay_away keep_away failed_inspection imminent_collapse roped_off taped_off barricade not_strong_enough about_to_let about_to_come going_to_let
beside: above below around near next beside over from behind
burning: =burning
wallfall: coming_away come_away came_away pulled_away separated falling_over falling_down fallen_down collapse fell_down fell_over come_down coming_down came_down detached parting falling_in falling_out gone_over let_go apart
spallword: crumble chunks lump falling fallen drummy delaminated blown fell blowing disintegrating came_off come_off coming_off
unfenced: unfenced not_fenced without_a_fence without_fence no_fence_around
fault: fault faulty broken damaged fail wrong unsafe lost detached bent stuffed knackered buggered rooted cactus munted collapsed defective out_of_order unserviceable shot bust broke smashed snapped inoperable malfunctioning inoperative ruined wrecked deficient inadequate insufficient knocked gave_way giving_way give_way off_it_hinge off_hinge blown_down
fumes: fume spilling exhaust spillage
noshut2: turn_the_gas_off shut_the_gas_off gas_off
coming: coming_out blowing comes_out leaving_on left_on left_the_gas_on unlit going_off coming_from =alarming spewing
bite: boot belt kick bzzt bzzzt bzzz electricity pins_and_needles buzzy current zing electrified =bites =bite bit_me bites_me a_buzz slight_buzz =buzzed bitten tickle little_buzz feel_a_buzz buzz_through feel_buzz stings zaps static_off jolted whacked stung numb =shocked tingling thrown_across hair_stands prickly pins_needles =sparked_me nipped static_shock live buzzes_me got_me throws_me
diy: taped joined twisted handyman diy dodgy homemade tape unlicensed bodgy wired_straight wired_into hardwired_into wired_direct no_junction_box strip_connector
footthrough: foot_through leg_through through_the_ceiling put_a_foot
onlynailed: only_nailed just_nailed fixed_with_nails nails_only nailed_to nails_no_bolts held_by_nails only_held
landslip: landslip landslide erosion eroded washout land_slip mudslide subsidence
eat: eat eaten ate chew mouth swallowed lick
reading: reading level high blood elevated ppm result
runinto: run_into ran_into walk_into run_through bumped_into put_his_arm right_to_the_floor to_the_floor ran_through went_through walked_through rode_into fell_into fell_through put_his_hand put_her_hand put_his_foot put_her_foot put_my_hand put_my_foot crashed_through kicked_ball
gearbad: turned_off fault isolated empty expired blocked obstructed leaking painted no_water dead failed not_charged covered past_due overdue out broken low_pressure no_pressure locked disconnected boxed_in behind_boxes flat smashed discharged
flammable: flammable combustible grenfell
getin: get_into get_in get_to get_through walk_into wander_into reach_the can_get got_over got_through got_into get_over jumped_over accessible_to let_himself crawled climbed wriggled toddled squeezed slipped_in snuck sneaks goes_in
growing: grow spreading
small: small minor little bit few spot speck slight slightly tiny some_surface touch odd isolated superficial cosmetic wiped
seep: leak drip coming_through
touched: touch plugged grab brush lean_on hold put_my_hand open_the wet_hands wet_feet barefoot
never: never_seen never_had not_see never_been
pushclose: have_to_push need_to_push has_to_be_pushed have_to_pull have_to_lift lift_it only_latches_if need_to_lift push_the must_push only_shuts_if only_closes_if only_closes_when only_latches_when only_shuts_when only_if_you_slam have_to_slam need_to_slam needs_a_slam only_if_slammed
undermined: exposed undermined washed_away washed_out hanging_in
big2: big huge large massive major serious nasty giant gaping significant enormous
clipped: clipped
fell: =fell =fallen =falling =fall =falls
hairline: hairline fine filled painted
through2: see through daylight
redtest: went_red turned_red test_positive =red red_for came_up_red turned_pink went_pink
thrown: threw thrown rock ball brick stone
silent: nothing silent no_sound no_beep does_nothing did_nothing not_do_anything no_response no_chirp dead_silent not_a_peep
smoky: =smoking =smouldering =smoldering
uncov: uncovered unprotected unguarded not_guarded not_protected not_covered no_cover nothing_over only_plastic wide_open no_barrier no_guard no_rail
lessthan: under_10 less_than_10 newer
strongnosafety: annealed not_safety_glass non_safety_glass ordinary_glass unmarked_glass
noescape: key_to_get_out double_deadlock no_way_out only_way_out trapped_inside not_get_out not_escape no_escape one_way_out nowhere_out no_second_exit
tripped: =tripped =tripping =trips went_arse arse_over came_a_cropper face_planted stacked_it took_a_tumble
losing: lost lose fail not_hold not_pass dropped holding_pressure leaking
condemned: red_tag redtagged condemned defect_notice not_to_use not_use shut_it_down shut_down failed_it failed_us unsafe immediately_dangerous locked_out disconnected_it tagged_out tagged_it told_us_to_stop
nest: nest leaves rubbish jammed_in rag debris wasp
backdraft: backdraft back_draft downdraft down_draft backdraught back_draught pulls_fumes pulls_the_fumes fumes_back blows_back spills sucked_back drawn_back exhausts_into fumes_come fumes_coming exhaust_blows reverse_draft comes_back back_into
shutin: inside indoors garage shed closed shut tent lounge bedroom roller_door enclosed no_ventilation no_vent bathroom basement
dialturn: keeps_turning still_turning ticking_over keeps_ticking keeps_moving spinning
uncapped: uncapped no_cap no_plug not_capped never_capped left_open open_ended just_open cut_off_and_left just_cut unplugged without_a_cap not_plugged
seized: seized stuck broken_off rusted_solid jammed
keeptrip: keep_tripping trip_every trips_all trips_constantly keeps_popping trips_when not_reset keeps_dropping_out trips_again trips_when_it trip_whenever keeps_cutting_out keeps_blowing blows_every blow_all
livebits: =bars metal_bits live_parts busbar innards guts live_bits see_inside see_the_wires see_wires wires_showing see_the_copper terminals_showing get_fingers touch_the =terminals
nailthrough: nail_through screw_through drilled_through drilled_into went_through put_a_nail put_a_screw hit_a cut_into jackhammered spade_through shovel_through hit_the
noearth: no_earth not_earthed unearthed earth_missing earth_not_connected no_ground no_rcd no_safety_switch reversed_polarity polarity_reversed
propup: propping broom broomstick holding_the_ceiling holding_it_up held_up held_up_by only_held only_held_by holding_up mop_handle stick_holding
row: row line several many lots heaps dozens all_over across along every_joist multiple everywhere popping are_coming spots
strewn: everywhere all_over_the shards on_the_bed on_my_bed on_the_floor all_through in_the_carpet
nofooting: no_footing not_on_footings sits_on_a just_sit floating hanging_in_mid hanging_in_the mid_air not_touching_the_ground no_concrete
impact: hit struck crashed backed_into rammed drove_into came_through landed smashed_into ran_into reversed_into fell_on fell_through fell_onto went_through took_out crushed clipped fell_across
byhand: with_my_hand by_hand with_a_finger in_my_hand with_my_fingers by_my_hand with_one_hand with_hand
pullout: push_out lift pull push_in rub_out scrape_out
nearlyhit: nearly_hit almost_hit just_missed hit_someone hit_a_car landed_on nearly_killed nearly_got missed_me hit_my_car
overway: on_it_way_over on_the_way_over letting_go shed blown popped rolled_out breached undermined ejected
fuzzyback: fluffy fuzzy felt papery paper_backing grey_backing furry
sandword: sand heat_gun heatgun scraper blowtorch torched dry_scraping sandblast paint_stripper stripping sander burnt_off
flexes: flex bend bow in_and_out wobbles moves_in
through3: through
closerbad: closer_is_broken closer_broken closer_missing no_closer closer_removed closer_disconnected closer_is_off closer_snapped closer_not closer_has_been closer_gone closer_leaking closer_hanging closer_stuffed
wallgap: not_built not_reach stops_short incomplete not_continuous not_sealed unsealed hole gap not_go_up no_collars cut_out broken opening penetrations not_filled
steaming: steam roar scream venting_flat geyser
bypassed: bypassed by_passed jumpered bridged_out
keyless: welded_shut nailed_shut no_key no_release no_quick_release deadlocked key_only without_key padlocked lost_the_key needs_key needs_a_key key_from_inside key_from_the_inside no_internal_release lost_key no_opening not_open key_is_missing bolted_shut screwed_shut bike_chain
tooclose: too_close touching close_to against hard_up no_clearance resting_on right_next
charred: charred blackened black burnt scorched browned smoking singed discoloured hot charcoal carbonised toasted
straight: straight directly direct leads goes_to gives_access opens
rejected: failed knocked_back rejected refused defect_notice not_certified not_pass nonconformity non_conformity fine_for infringement
takenout: took_out taken_out flattened came_down washed crushed destroyed blew_down blown_down knocked_down fell_on lost_a uprooted pushed_over landed_on
childin: found_in in_the_pool_area by_the_pool unsupervised wandered got_in walked_in let_himself let_herself opened_the got_through gets_in on_his_own on_her_own by_himself by_herself
nothinground: nothing_around nothing_round nothing_round_it no_fence without_fence no_barrier open_to nothing_to_stop not_fenced no_gate unfenced fence_down
fullopen: opens_all_the_way opens_fully opens_right_up wide_open opens_wide open_right opens_more_than opens_all opens_completely swings_right opens_out_fully
onlyscreen: only_a_flyscreen just_a_flyscreen only_a_screen only_the_flyscreen just_the_flyscreen flyscreen_is_the_only nothing_but_a_flyscreen only_flyscreen only_a_fly just_a_fly just_flyscreen just_an_insect
furry: furry fuzzy fur velvet whiskers beard
dirty: brown filthy filth dirty smelly muck foul yucky stinking disgusting black_water putrid slimy
comeup: come_out coming_out came_out come_up coming_up came_up filled backs_up bubbling rise overflow rising pushes_up
seweroff: collapsed full fault alarm broken cracked open no_lid overflow blocked backing
mudtube: mud_tube mud_tunnel mud_leads mud_trail mud_tracks shelter_tube mud_pipe mud_vein mud_straw dirt_tube dirt_tunnel mud_like_a_pipe mud_like_a_tube mud_like_a_straw mud_like_a_tunnel pipe_of_mud tube_of_mud tunnel_of_mud tunnel_of_dirt tube_of_dirt line_of_mud
snapword: snapped broke_under collapsed gave split
embers: embers hot_coals
novent: no_ventilation no_vent no_air unventilated vents_covered without_ventilation
overloaded: overloaded piggybacked chained
pushup: push_the_ceiling push_it_up lift_the_ceiling ceiling_lifts
nohold: nothing_to_hold nothing_to_grab nowt_to_hang nothing_to_hang nothing_to_hold_on nowhere_to_hold
dustfall: plaster_dust white_crumbs grit powder_on crumbs_on dust_on_the
noentry: do_not_occupy not_to_be_occupied nobody_on no_one_on noone_on stay_off keep_off keep_people_off keep_everyone_off not_walk_on
nailalone: nail tinfoil foil paperclip
removedword: taken_off removed ripped_off unscrewed snapped broken hanging_off leaking
scald: scald burns_your_hand burnt_his_hand burnt_her_hand
scaldbypass: bypassed by_passed disconnected failed stuffed faulty
chipword: chip
lowsaid: should_be required needs_to_be minimum only short_of instead_of non_compliant noncompliant
cutstuff: block_wall paver block brick concrete slab stone bench benchtop masonry
cuttool: core_drill chasing wall_chaser quick_cut cut_off_saw grinder grinding dry_cutting angle_grinder trimming
whitecloud: white_fog cleaning_powder air_white white_cloud white_dust haze
notewipe: is_dry are_dry was_dry were_dry been_dry get_dry dry_now dry_out dry_yet dry_by wipe wash clean sponge towel rinse food meat veg vegie vegetable onion bread fruit cook
notesaw: cut trim slice grind grinder
notefog: fog haze cloud dust dusty powder
notedry: dry no_water without_water
notein: in_it in_there down_there in_the_trench in_the_hole in_a_trench in_the_excavation stand_in work_in climb_in climb_into jump_in play_in get_in go_in =am_in =am_down =me_in =is_in =are_in =were_in bottom_of_the_trench bottom_of_the_hole
notesheer: sides_are_straight straight_sides vertical_sides
noteshored: shore benched battered trench_box shield
notechipaway: tile grout silicone frame seal paint rail handle hob base tray soap toilet vanity basin
notealarmoff: threw_it_away threw_it_out binned_it smashed_it took_it_down took_it_off took_them_down took_them_off pull_it_down pull_it_off pull_them_down ripped_it_off ripped_it_down unscrewed_it took_the_battery_out
notebackup: work bag cover back_up new_one replaced another put_back replacement
`;
/** Lacking one of these is the trouble: 'doesn't latch', 'won't self close', 'no handrail'. */
export const WORKING_ORDER = `
latches: latch close shut lock catch click
works: went_off lit light_up work go_off sound function functional operational respond goes_off wired connected interconnected test
closes: close shut latch
opensok: open unlock
safetyglass: safety_glass toughened tempered laminated safety_mark safety_stamp
safetysign: sticker etching mark stamp label logo
fixed: fixed bolted secured attached anchored connected screwed nailed supported tied sitting held
restrictor: =lock =locks restrictor limiter window_lock guard screen restricter child_lock safety_device
noshut: turn_off shut_off switch_off
safe: safe right normal stable level straight
dried: dry dried
heard: hear heard audible
`;
