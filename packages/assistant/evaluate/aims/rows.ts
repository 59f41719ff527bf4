/** Ways to ask for what a single row holds: seriousness, causes, provisions, stages, the help centre. */
export const ROW_QUESTIONS = `
how serious is stepped cracking in brickwork
why does efflorescence appear on my bricks
what should i do about a leaking gutter
can a sagging ceiling wait until after christmas
my bathroom floor holds water and doesn't run to the drain, what do i do?
doors sticking and cracks above the frames, is the slab moving?
which standard covers waterproofing of bathrooms
what part of the ncc deals with smoke alarms
what is as 3700 about
where did 3.8.1 wet areas go in the new code
is there a tolerance guide in tasmania
what is a major defect
what does a building inspection not cover
how much can the builder claim at frame stage
how do i take a good photo of a crack
what size can an uploaded photo be
do credits expire
can i get my money back for a report
is my credit card stored
difference between peeling paint and rising damp
what does termite damage look like
exhaust fan vents into the roof space, is that a problem
why is mould growing on my bathroom ceiling?
how do i know if my wall ties are rusting
water ponds against the house after rain. what should be done?
is old fibro sheeting dangerous?
what causes tiles to sound drummy?
how do i tell peaking plaster joints from a plasterboard crack?
which standard do i use for termite management of new buildings?
ncc clause for wall cladding?
what standard applies to roof tiles?
which ncc provisions touch condensation?
what's a minor defect in an inspection report?
what areas does a pre-purchase inspection look at?
how many pixels does a photo need?
do i lose a credit when the analysis fails?
does plumbline replace a building inspector?
brickwork steps crack near the window, should i be worried?
white fluffy stuff on the bricks, what is it
wats causing the bubbling paint low down on my internal wall
smoke alarm in our rental is from 2009. what should we do?
tempering valve discharge pipe runs onto the path, is it dangerous
downlights covered with batts, do i need to act now?
what do i do about mortar that is crumbling out of the joints?
pool gate doesn't self close - how serious?
can a drummy floor tile wait a year
leave it or fix it: missing grout in the shower
how do i recognise rotten weatherboards?
does a rust stain under the window lintel mean it's failing
how would i know the water stain is from the roof and not a pipe
difference between drummy render and cracked tiles
reo bars showing on the car park soffit, urgent?
what makes a roof line sag
my bathroom door jams every winter. why?
paving sits higher than the dpc, what now
which standard is for pool fences
australian standard for painting
what is as 1684 for
where does the ncc deal with room heights?
what does ncc part f7 cover
ncc for bushfire areas?
old clause 3.9.2, what is it now
wiring rules standard number
does queensland have a tolerances guide
what counts as a structural defect
what is reasonable access for a roof space
how much is due at lock up
is an inspection needed at slab pour
can i use the app offline
where are my invoices
how accurate is your analysis
price of an analysis?
heic photos ok?
how do you keep my data safe
what should i photograph for a leaking balcony
my ceiling has a brown ring that keeps growing. how worried should i be
tiles near the door sound hollow - next step?
black spots on bathroom cornice, cause?
the retaining wall is bowing out. can i leave it over winter?
gutters overflow into the eaves every storm what do i do
weep holes got rendered over. is this serious?
floorboards cupping in the hallway why
handrail on my balcony wobbles. how urgent?
soil piled against timber cladding, ok to leave?
plasterboard screws are popping on the ceiling, what is this called
do stepped cracks mean subsidence?
mud tubes up the brick piers what now
what does as 2870 deal with
slip resistance standard
ncc on stairs please
which part of the housing provisions is about glass
what's a safety hazard in an inspection report
which areas get looked at in a pre purchase inspection
how much of the contract is the base stage
can i run it on my iphone?
i was charged but got nothing
can i edit the report afterwards
our laundry ceiling is bowing down, what could be the reason?
there's water pooling at the back door after it rains, is that a defect
bricks are sticking out past the concrete, how serious
crack running straight down through the bricks. cause?
house smells musty under the floor and boards are damp - what do i do?
fire door doesn't latch. can it wait till monday?
pipe hole through the fire wall is not sealed, what should be done
paint job is patchy with roller marks. is it a defect
why do floors squeak
what's the deal with concrete cancer, how bad
how long can i leave a leaking tap fitting in the wall
switchboard has no safety switch. dangerous?
how can you tell subsidence from normal shrinkage cracks?
what is as 4349.1
standard for metal roofing
what does part 10.8 of the housing provisions deal with
ncc reference for termites
where did the old 3.7.5 go?
is there a guide to tolerances for western australia?
what does serviceability defect mean
what must a defect statement say
percentage due at practical completion
does it cost anything if the analysis errors out
who can see my photos
do i need to make a project before i upload?
what can't a photo show
what does a report contain`;
