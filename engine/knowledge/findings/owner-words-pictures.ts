import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** How owners of any animal picture a sign of breathing, head, skin, urine or nerves without its name. */
export const ownerWordsPictures = {
  breath_hard: phrases(`
    fight/fights/fighting/struggle/struggles/struggling/battling/labouring/gasping for/to/every/each * breath/breathe/air | work/works/working hard/harder * breathe/breath/air | flanks/sides/ribs/chest/belly/tummy * pumping/heaving/bellows/sucking/pulling/caving/working in/out/like/hard/away/with
    breath/breathing/breathe/breathes * effort/struggle/laboured/strained/difficult/trouble/hard/harder/bellows | head/neck/nose tipped/thrown/tilted/stretched/extended/lifted/up/held back/up/out * breathe/breath/air/gasping/gasp | elbows stuck/sticking out | sucking in * sides | every/each breath * effort/fight/battle/struggle/hard/work | whole body * breath/breathes/breathing | air hunger | can not/not get/catch * breath/air/wind | not get enough air
  `),
  '!breath_hard': phrases(
    `no trouble/problem/problems/difficulty/issues/bother breathing | chest/lungs clear/sounds/sound | nothing wrong with * breathing`,
  ),
  breath_fast: phrases(`
    sides/flanks/ribs/nose/nostrils/chest * nineteen/dozen/clappers/piston/sewing/rapidly/racing/fluttering/hummingbird/overdrive | tummy/belly * nineteen/dozen/clappers/piston/fluttering | breath/breathing/breaths/breathe/breathes * quick/quicker/fast/faster/rapid/rapidly/quickly/shallow/minute/dozen/nineteen/run/racing/clappers/train/doubled/twice/steam
    quick/fast/rapid/little/shallow/tiny * breaths/breathing/breath/pants | short quick/shallow/little =breaths | blowing/puffing/panting * standing/stood/still/rest/resting/stable/doing/nothing/lying/though/asleep/cool/shade | panting/pants/blowing/puffing hard/heavily | breaths per/a/in minute | counted * breaths | huffing and puffing
  `),
  open_mouth: phrases(
    `mouth/beak * open/agape/gaping/wide/hanging breathing/breathe/breath/panting/gasping/air/to | breathing/breathe/breathes/gasping/gasps/panting through/with * mouth/beak | mouth wide open | gulping air`,
  ),
  noisy_breath: phrases(
    `sound/sounds/sounding/breathes/breath/breathing/noise/noises like * darth/accordion/kettle/pig/whistle/piglet/squeaky/bagpipes/bubbling/crackling/velcro/snoring/coffee/percolator/train/tractor/hoover/steam | wet/rattly/rattling/bubbly/grunting/clicking/rasping/gurgly/gurgling/snoring/snuffling/noisy/roaring * breath/breathe/breathing/breathes | rattle/rattles/rattling/gurgles/gurgling/crackles/crackling/clicks/bubbling in/with/when/on/each/every * breath/breathes/breathing/throat/lungs | hear him/her/it/the breathing/breathe/breath/chest/across | sounds/sounding/bit bunged/congested/stuffed/stuffy/snuffly/chesty/blocked/thick`,
  ),
  wheeze: phrases(
    `wheezing/wheezes/wheezy/wheeze each/every/accordion/bagpipes/kettle | like * old/a/an accordion/bagpipes/squeezebox | whistle/whistles/whistling/whistly chest/breath/breathing/breathe/lungs`,
  ),
  cough: phrases(
    `hack/hacking/hacks/splutter/spluttering/splutters/barky/tickly/chesty/husky cough/splutter | chesty/tickly/barky hack | throat tickle/clearing | clearing/clears throat | frog in * throat | smoker's/smokers/chesty hack/cough/bark | coughing/cough fit/fits/bout/bouts/spell/spells/attack | odd splutter/cough | bit of * cough | fur ball cough | hacking away/up/cough | coughs/coughing/cough up/on`,
  ),
  cough_wet: phrases(
    `phlegmy/phlegm/chesty/gunky/productive/wet/rattly/moist/gurgly/mucousy cough/hack/rattle/coughing | rattles/rattle/rattling with/of * phlegm/mucus | brings/bringing/coughing/coughs up phlegm/mucus/gunk/goo | full/rattling of phlegm | cough * rattles/rattle/phlegm/wet/gunk`,
  ),
  cough_retch: phrases(
    `cough/coughs/coughing/hacking/hack/bouts * end/ends/finish/ends/ending/then/until * gag/choking/retch/gagging/heave/choke/retching/nearly/vomit/sick/throw | cough/coughs/hacks like/as something/if stuck`,
  ),
  cough_night: phrases(
    `cough/coughs/coughing/bouts/hacking/hack * night/2am/3am/am/4am/bedtime/asleep/sleeping/lying/rest/resting/dark/bed`,
  ),
  sneezing: phrases(
    `atishoo/atchoo/achoo/achew/tishoo | sneeze/sneezes/sneezy/sneezing volleys/fit/fits/several/every | volley of sneezes | sneezes/sneeze | blowing/blows/snorting * raspberries/snot/bubbles | nose * sneezing`,
  ),
  nasal_discharge: phrases(`
    damp/wet/crust/crusty/crusted/moist/runny/drippy/streaming/watery/snotty/gloopy/gunky/gunged/sticky/bunged/blocked/stuffed/dribbly nose/nostril/nostrils/round/around/hooter/snout/nozzle * nose/nostril/nostrils/up | nose/nostril/nostrils * running/runs/run/drips/dripping/drip/streaming/stream/damp/wet/tap/crusty/crust/crusted/gunge/bunged/snot/bubbles/bubbling/bubble/candle/candles/dribble/dribbling
    snot/snots/bogies/goo/gunge/gunk/gloop/mucus/slime/discharge/stuff/goop * nose/nostril/nostrils/paws/wrists/sleeve/wall/hanging | drippy/snotty/runny/streamy/leaky/watery nose/snout/nostrils | head cold | candle/candles hanging | snot hanging/everywhere/flying/bubble | wipes/wiping/rubs/rubbing * nose on/with * paw/paws/leg
  `),
  '!nasal_discharge': phrases(
    `nose/nostril/nostrils dry/clean/clear/fine | nose is * clean/clear/dry`,
  ),
  nasal_thick: phrases(
    `thick/yellow/green/white/creamy/custard/pus/lumpy/smelly/cheesy/gloopy/gluey/stringy/yellowy/greeny * gunk/gunge/snot/goo/gloop/mucus/slime/discharge/stuff/goop/bogies/candles * nose/nostril/nostrils/both/from | thick/yellow/green/white/creamy/yellowy/greeny snot/bogies/gunge/candles | snot * thick/yellow/green/white/creamy/glue/custard | nose/nostril * custard/thick/yellow/green/creamy/pus/glue`,
  ),
  one_sided_nose: phrases(
    `one/left/right/single nostril/side only/just/nostril | only/just one/left/right/the nostril/side | nostril/nose on * one/left/right side | right/left/one side only`,
  ),
  nose_bleed: phrases(
    `blood/bleeding/bled/red/bleed/trickle * nose/nostril/nostrils | nose/nostril/nostrils is/was/started/keeps bleeding/bled/bleed`,
  ),
  voice_change: phrases(
    `neigh/whinny/bark/meow/miaow/voice/squeak/grunt/chirp/song/call/purr/growl/honk/wheek/nicker * squeak/hoarse/croaky/croak/funny/different/weak/changed/husky/odd/strange/raspy/broken/whisper/cracked/squeaky/silent/deeper/weird/faint/feeble/gruff | lost/losing * voice/bark/meow/neigh/squeak/whinny/song | hoarse/croaky/husky/squeaky/raspy neigh/whinny/bark/meow/voice/squeak/sounding | sounds like * laryngitis/swallowed`,
  ),
  heart_murmur: phrases(
    `heart * whoosh/swish/swoosh/whooshing/swishing/leaky/noise/extra/flutter/skips/arrhythmia/irregular/grade/enlarged/failure/valve/murmur | leaky valve | dodgy/bad/weak/dicky ticker/heart | grade 1/2/3/4/5/two/three/four heart/murmur | heart drops/misses/skips beats`,
  ),
  exercise_tired: phrases(`
    puff/puffs/puffed/puffing/blows/blowing/knackered/exhausted/tires/flags/winded/gasping/breathless after/walking/halfway * lap/hill/hills/stairs/walk/minutes/metres/yards/flight/minute/round/play/steps/stride/canter/trot/playing/exercise | puffs/puffed/puffing/blows/blowing/tires/tired after
    get/getting/gets his/her/its * wind/breath back | age/ages/long/forever/while to get/catch/recover * wind/breath | takes/taking * recover/recovery | can not/not manage/do/go/keep/cope/last * far/walk/hill/distance/up/round/pace/block/long | tires/tiring/tired/puffed/knackered easily/quickly/quicker/fast/sooner | short of wind/puff | no/lost stamina/staying/puff/wind/fitness | out of puff/breath | runs/run out of puff/steam | stops/stop/sits/rest/lies to/for/down/every * rest/breather/breath/walk/few/halfway
  `),
  collapse: phrases(
    `went/fell/keeled/keels/crashed/dropped/drops/crumpled/toppled down/over like * sack/stone/tree/log/brick | keeled/keels/crumpled/slumped over/to/on/in * ground/floor/heap/deck/rug | hit the deck/floor/ground | out cold | legs/leg folded/crumpled/collapsed under/from/beneath | collapsed/fell/crumpled/dropped/went in * heap | spark out | sparked out`,
  ),
  '!collapse': phrases(
    `awake/alert/conscious though/still | still =awake/=conscious | got straight/back up`,
  ),
  fainting: phrases(`
    went/fell/keeled/dropped/drops/falls/passed/flopped/collapsed/conks/crashed/crumpled * over/down/out * seconds/secs/sec/moment/few/half/briefly | seconds/secs/moment/minute * got/gets/sat/came/jumped/stood/hopped/up straight/back/up/himself/herself/by/round | went over/down for * few/seconds/moment/second | out cold * seconds/moment | dropped/drops/fell like * stone/sack/tree * up | got/gets up * nothing happened/as if | then/and got/gets/sat/stood/jumped/hopped up as/like/and/by/straight * nothing/normal/grazing/right/happened/rain
    funny turn/turns | swoon/swoons/swooned | had a funny/bad/strange/odd/weird turn | bit of a turn | keeled over and * got/up
  `),
  cold_body: phrases(`
    feels/feel/felt/gone/went/going/is/ears/legs/feet/paws/extremities/body/skin/mouth * =cold/=chilly/=freezing/=icy/=cool touch/limp/floppy/stone | feels/feel/felt =cold/=chilly/=freezing/=icy | =cold/freezing/chilly/icy/cool * ears/feet/paws/extremities/body/toes/mouth | ears/legs/feet/paws/body/mouth/extremities/tail * like/as ice/icicles/stone/blocks/marble/freezer | freezing/stone/icy/ice/deathly =cold
    feels * chilly/icy/freezing in/at/on/ears/mouth/feet/touch | can not/will not get/keep * warm | can not/will not warm * him/her/up | chilled to | body temperature/temp low/dropped/dropping/down
  `),
  pale_gums: phrases(
    `gum/gums/lips/lip/tongue/mouth/eyelids/membranes * pale/white/whitish/putty/chalk/ghost/paper/sheet/washed/porcelain/colourless/pallid/bleached/candle/pasty | pale/white/putty/chalky/ashen/whitish/pallid/washed out/as * gum/gums/lips/tongue/mouth/lip/eyelids | inside * lip/lips/mouth/eyelid * pale/white/whitish/putty`,
  ),
  blue_gums: phrases(
    `lip/lips/gum/gums/tongue/mouth/nose/ears/membranes * grey-blue/blue-ish/bluey/bluish/blue/purple/purply/mauve/violet/navy/slate/lilac/dusky/grey blue | blue/bluey/purple/mauve/dusky/slate/purply/greyish/grey ish/tinge/blue/lips/tongue/gums * gums/lips/tongue/mouth/gum/lip`,
  ),
  jaundice: phrases(
    `gums/gum/eyes/ears/skin/whites * yellow/custard/banana/lemon/mustard/yellowish/yellowy/jaundiced | yellow/lemony/yellowy/custard/mustard/yellowish tinge/tint/coloured/gums/eyes/ears/skin/whites/hue`,
  ),
  pain: phrases(`
    grind/grinds/grinding/gnash/gnashing/crunch/crunching/gritting/clicking/chattering * tooth/teeth/loudly | teeth/tooth * grinding/crunching/gnashing/loud/loudly/chattering | yelp/yelps/yelped/squeal/squeals/scream/screams/screech/screeches/cry/cries/whimper/whimpers/whine/whines when/if/whenever | flinch/flinches/flinching/wince/winces/recoils/yelps/squeals/screams/cries/groans/grunts if/when/as/every touch/touched/i/pick/picked/move/moves/lift/press | screams/yells/shrieks blue/murder | does not want/like touched/touching/picked/handled
    grumpy/snappy/nasty if/when * touched/touch/handled/picked/moved | tense/tenses/guards/guarding/hunched/tucked/hunches up/over | sore/tender/ouchy/painful everywhere/somewhere | sad face | pained/worried/pinched/tight expression/face/eyes | pain face | belly/tummy press/pressing/pressed * floor
  `),
  '!pain': phrases(`does not mind me`),
  belly_pain: phrases(`
    press/presses/pressing/pressed/pushing/pushes/squash/squashing/flatten/flattening/stretch/stretching his/her/its * tummy/belly/stomach/tum | hurt/hurts/cries/screams/grunts/tense/sore/flinch/flinches/tenses/squeals/winces/yelps * press/touch/feel/poke/prod/rub/stroke * tummy/belly/stomach/middle/underneath | tummy/belly/stomach/tum * pain/sore/tender/hurts/hurting/ache/cramps/cramping/tense/spasm/guarding/rigid/agony/uncomfortable
    stretch/stretched/stretches/stretching out/then/and/flat * hunches/hunch/curls/up/shuffle/shuffling/shuffles/move/moves | hunched/hunching/hunches up/over/ball | not let me/us * near/touch/feel * tummy/belly/stomach
  `),
  '!belly_pain': phrases(
    `not mind * tummy/belly/tum/stomach/lean/leaning/pressing/press/prod/prodding | tummy/belly/stomach soft/squishy/relaxed/comfortable/normal | leaning/pressing/prodding/press on * tummy/belly/tum/stomach`,
  ),
  belly_swollen: phrases(`
    tummy/belly/stomach/tum/abdomen/middle * hard/tight/drum/balloon/football/blown/swollen/huge/bloated/taut/barrel/stretched/distended/ballooned/inflated | hard/tight/taut/swollen/blown/bloated/huge/massive/distended/ballooned/inflated/stretched/bulging * tummy/belly/stomach/tum/middle/abdomen
    like/as/if * swallowed a * balloon/football/beach/melon/ball | blown up like * balloon/beach/football/tick/toad | looks/look pregnant/inflated | pumped full | pot bellied
  `),
  '!belly_swollen': phrases(`tummy/belly/stomach/tum flat/soft/squishy/normal/fine/usual/squidgy`),
  restless: phrases(`
    up/down again/and/off/then/down/up again/and/off/then/shift/over/to * night/shift | can not/not/never/will not settle/rest/relax/lie/sit/stay/stand/keep still/down/minutes/five/anywhere/in/one/long/comfortable/for/at/put | shift/shifts/shifting/shuffling/shuffles/moves/wanders/swaps/changes * place/spot/position/somewhere/places/spots/positions | shuffling/shuffles/shuffle off/somewhere/about
    box/fence/stable/stall walking/walks/walker | pacing/paces/pace/tramping * fence/box/room/stable/floor/hallway/house/line/night | cannot/can not get comfy/comfortable/settled | ants in * pants | cat on hot | like * hot sand/bricks/coals/tin | fidget/fidgets/fidgeting/fidgety/jittery/unsettled/antsy/agitated | no peace
  `),
  hiding: phrases(`
    tucked/squashed/wedged/squeezed/burrowed/huddled/crammed/stays/staying/stay/keeps/lives/living/camped/sulking/lurks/lurking/skulking/cowering/sits/sat/sitting * tunnel/corner/hidey/hide/cupboard/wardrobe/igloo/castle/burrow/behind | gone/goes/went/is in/into/behind/under * tunnel/hidey/cupboard/wardrobe/igloo/castle/burrow
    wants/want/only to be/stay/sit/go behind/under/alone/in/away/left | hangs/hanging/standing/stands/stood/stand alone/apart/away | hangs/hanging about/around * back/wall/corner | stays/sits/stay/lives/gone/goes/only/wants/sat/hid/spends behind/under * sofa/bed/couch/settee/wardrobe/fridge/cupboard/table | not/will not come/coming/came/emerge/emerged/emerging/appeared/appear/leave/leaves/left out/from/tunnel/house/hide/box/bed/corner/hidey/igloo/shelter
    away/apart/off from * others/group/flock/friends/bonded/mate | keeps/keeping/keep himself/herself/themselves/to * himself/herself/themselves | avoid/avoids/avoiding/shunning/shuns * everyone/people/company/others | made/making himself/herself scarce | wants/want nothing/no to/company/do
  `),
  eye_squint: phrases(
    `eye/eyes/lid/lids * screwed/scrunched/clamped/narrowed/squeezed/slit/slits/squinting/squinty/winking/screwing/scrunching/squeezing/glued | screwed/screwing/scrunched/scrunching/squeezing/clamping/clamped/holding/keeps/keeping * eye * shut/closed/up | screwed/scrunched/clamped up/shut * tight | half shut/closed/mast | dodging/dodges/avoids/avoiding/hates/shies/hiding/turns/flinches * light/sun/sunlight/brightness/bright | light hurts/bothers/sensitive | not/will not/can not open/blink * eye/it/properly/on | prise/prised/pry/prying * open/eye`,
  ),
  eye_cloudy: phrases(
    `eye/eyes/pupil/cornea * milky/cloudy/fog/foggy/haze/hazy/misty/mist/steamed/frosted/smoky/blue/bluish/blueish/opaque/white/film/marble/cataract/smokey/filmy/ghostly/pearl/clouded/skimmed/bluey | haze/fog/film/mist/cloud/cloudy/bluish/blueish/blue/milky/white/cataract/misty/hazy/skin over/on/across/in/inside/haze/fog/patch/spot/film/tinge * eye/eyes/pupil | gone milky/cloudy/misty/foggy/opaque/hazy | blue/milky/white fog/haze/mist/film/glaze`,
  ),
  eye_bulging: phrases(
    `eye/eyes/eyeball * bulging/bulges/poking/popping/protruding/sticking/pops/bulgy/goggle/prominent/golf/enormous | eye * bigger/larger/huge than/other | eye/eyes bigger/larger/popping/bulging/poking/sticking/protruding | one eye/eyeball further/bigger/larger | eye * out further | sticking/bulging/poking out more/further than * other | pop eyed | bug eyed`,
  ),
  eye_out: phrases(
    `eye/eyeball * popped/hanging/dangling/fell/fallen out/onto/on * cheek/socket | eye/eyeball * popped/hanging/dangling out | eye/eyeball * popped right out | out of * socket`,
  ),
  eye_discharge: phrases(
    `eye/eyes * weeping/weepy/streaming/running/watering/wet/crusty/gunk/gunky/gunge/goo/gloop/glued/sticky/leaking/tap/sleep/matter/tears/watery/weeps/runny/gummed/goopy/dripping/pus/bogeys | weepy/weeping/runny/watery/streaming/crusty/sticky/gunky/gummy/teary/wet/goopy/leaky/damp eye/eyes | tear/tears * stain/stains/streaks/tracks/cheek/face/streaming/track/marks/running | crust/gunk/gunge/goo/gloop/pus/bogeys * eye/eyes/lashes | wet/damp/sticky under/round * eye/eyes | keeps watering | watering eye`,
  ),
  '!eye_discharge': phrases(
    `eyes/eye bright/clear/dry/clean/fine/normal/good and/bright/clear/fine/dry | bright eyes/eyed | eyes look/are/is/both/seem bright/clear/fine/normal/good | clear eyes`,
  ),
  eye_red: phrases(
    `eye/eyes/white/whites/lid/lids/eyelid * red/bloodshot/pink/angry/inflamed/sore/raw/beetroot/tomato/pinky/reddened/vampire | red/bloodshot/pink/angry/inflamed/sore/raw * eye/eyes/rim/rims/rimmed/lids/eyelids`,
  ),
  eye_swollen: phrases(
    `eye/eyes/lid/lids/eyelid/eyelids * puffy/puffed/swollen/swelled/ballooned | puffy/swollen/puffed/fat * eye/eyes/lid/lids/eyelids | boxer after | gone ten rounds`,
  ),
  eye_rub: phrases(
    `rub/rubs/rubbing/paw/paws/pawing/scratch/scratches/scratching/wipes/wiping/swiping * eye/eyes/face/at eye/eyes/on`,
  ),
  third_eyelid: phrases(
    `third/inner/nictitating eyelid/lid/membrane | pink/red/white/fleshy skin/flap/membrane/film/thing/bit/blob/lump/tissue * corner/eye/across | skin/film/membrane/flap across/over/covering/coming * eye/eyes | corner of * eye * pink/skin/flap/blob`,
  ),
  pupils_uneven: phrases(
    `one/1/left/right pupil * massive/huge/big/bigger/pinprick/tiny/small/larger/wide/smaller/blown/other/dilated/large | pupils * different/uneven/odd/size/sizes/match/unequal/same | pupil bigger/larger/smaller/dilated`,
  ),
  blind: phrases(`
    walk/walks/walked/walking/bump/bumps/bumped/bumping/bang/bangs/crash/crashes/crashing/blunder/blunders/blundering/hop/hops/hopping/bashes/bashing into * gatepost/post/wall/walls/things/furniture/doors/doorframe/table/fence/everything/objects/chairs/stuff | walk/walks/walked/walking/hops/hop/hopping straight/right into * gatepost/post/wall/walls/furniture/door/doors/table/fence/everything/me/chair/bars | =bumps into | bump/bumping/bumped into * wheel/bars/bowl/glass/cage | misses/missing * perch/step/bowl/kerb
    wave/waved/waving * flicker/nothing/reaction/blink/blinks/notice/react/see | not/never see/blink/react/track/follow/notice * hand/finger/wave/waved/light/torch | can not/not able/never see/find * hand/food/treat/bowl | not see * me/us coming | as if nobody/nothing/no there/wasnt | not a flicker when | went/suddenly/completely blind/sightless | lost/losing/loss * sight/vision/eyesight | sight/vision/eyesight * failing/poor/lost/bad | feels/feeling/sniffs his/her way round/around/along/about | can not see anything/me/where/properly
  `),
  deaf: phrases(`
    claps/clap/clapped/clapping/doorbell/whistle/whistled/shout/shouted/call/called/bang/banged/hoover/rustle/rattle/keys/crisp/packet/bell * not/nothing/no/without/never * twitch/flicker/reaction/ear/react/move/stir/notice/hear/response/budge/blink/look | not/no/never/nor react/reacts/reacting/hear/hears/heard/respond/responds/notice/notices/turn/turns/flinch/flinches/wake/wakes/startle/startles any/when/to/me/at/the * noise/noises/sound/sounds/doorbell/call/called/voice/rattle/bang/banging/clap/loud/bell/shout/whistle/coming/name/feed/packet/hoover
    stone/went/completely/totally/selectively deaf | hard of hearing | hearing * lost/bad/poor/failing | lost/losing * hearing | sleeps/sleep through * hoover/doorbell/noise/everything/thunder/alarm | jumps/startles/startled when/if * touch/touched/see
  `),
  ear_discharge: phrases(
    `ear/ears/inside/lug/lugs * crud/gunk/gunge/goo/gloop/wax/waxy/mucky/dirty/crusty/pus/black/brown/cheese/creamy/yellow/discharge/oozing/goop/grime/filthy/muck/slime/full/gunky * crud/stuff/gunk/wax/goo/pus/inside/cheese/in/discharge | crud/gunk/gunge/goo/gloop/wax/pus/muck/slime/discharge/goop/grime in/inside/down/from/out * ear/ears/lug | inside * full/coated/packed/caked of/with/in * crud/gunk/wax/pus/muck/gunge/goo/brown/black | mucky/waxy/gunky/dirty/oozing/manky ear/ears/lug`,
  ),
  '!ear_discharge': phrases(
    `ear/ears * clean/spotless/clear/fine/whistle inside/as/and/whistle/both | clean/clear ears | ears clean`,
  ),
  ear_smell: phrases(
    `ear/ears/lug * smell/smells/smelly/stink/stinks/pong/pongs/reeks/whiff/whiffs/rank/yeasty/honks/foul/minging/stinky/niffs | smelly/stinky/pongy/rank/foul/cheesy/whiffy ear/ears | smells/smelling/stinks rank/cheesy/yeasty/foul * ear/flap/down`,
  ),
  ear_red: phrases(
    `ear/ears/canal/flap * pink/red/angry/inflamed/scarlet/beetroot/glowing/burning * inside/down/puffy/tube | red/pink/angry/inflamed/sore/raw * ear/ears/canal | bright/very/really pink/red and puffy/sore/hot`,
  ),
  ear_pain: phrases(`
    ear/ears * sore/hurt/hurts/hurting/tender/painful/pain/yelps/yelp/cries/screams/flinch/flinches/pulls/mental/touch/touched/touching/hates/scream/squeals/snaps | scream/screams/cry/cries/yelp/yelps/squeals/flinches/snaps/bites/ducks/mental * touch/brush/near/touched/handle/stroke * ear/ears | not/hates/will not let/like/allow * ears/ear touched/near/handled/looked/bridle/brushed | bridle/headcollar/halter * past/ears | holds/carries/holding/carrying/one ear/ears * ear/out/sideways/down/odd/low/droopy/flat/lopsided/back
  `),
  ear_scratching: phrases(
    `rub/rubs/rubbing/scratch/scratches/scratching/dig/digs/digging/paw/paws/pawing/kicks/kicking/thumping/itching/itches/worrying/raking/fiddling/bashing at/his/her/their/the/those/one/both/inside/it/them * ear/ears/lug/lugs | digging/scratching/raking at them/it with * foot/paw/hind | ear/ears * scratching/rubbing/itchy/digging/scratch/rub/rubs/itch/itches/rubbed`,
  ),
  ear_flap_swollen: phrases(
    `ear/flap/ears/lug * pillow/cushion/balloon/puffed/inflated/ravioli/samosa/pasty | ear/flap/ears blown/filled/puffed up/like/fluid/blood | ear/flap * fluid/blood filled/blister | aural/ear haematoma/hematoma/blister`,
  ),
  head_shaking: phrases(
    `shake/shakes/shaking/shook/flap/flaps/flapping/toss/flick/flicks/flicking/jerk/waggles * head/ears/ear | head * shaking/shakes/shake/shook/flapping | ear/ears flick/flicks/flicking/flapping/flaps/flap/twitching | wet dog shake/shakes`,
  ),
  itching: phrases(`
    scratch/scratches/scratching/nibble/nibbles/nibbling/chew/chews/chewing/gnaw/gnaws/gnawing/itch/itches/itching/rub/rubs/rubbing/raking * sides/side/himself/herself/itself/flank/flanks/raw/bald/neck/shoulders/constantly | thump/thumping/kicking * leg at/his/her sides/side/neck/chin
    itchy/scratchy skin/everywhere/dog | can not/not stop/stops/leave/leaving scratching/itching/nibbling/himself/herself/alone/licking/rubbing/chewing | forever/always/keeps scratching/itching/nibbling/rubbing/gnawing
  `),
  '!itching': phrases(`not bothered by it`),
  hair_loss: phrases(`
    bald/baldy/bare/hairless/naked/threadbare/moth/patchy/=thinning patch/patches/bits/bit/spot/spots/=eaten/areas/area/skin/tail/bum/belly/legs/rump | mane/tail/dock/coat/fur/hair/tail head/rump/tailhead/feathers * gone/missing/rubbed/bare/bald/thin/thinning/disappeared/brush/falling/handfuls/patchy/moth/sparse/worn/clumps/loo/toilet/bottlebrush * out/bare/off/away/brush/raw/to
    hair/fur/coat/mane * missing/gone/falling/thin/thinning/dropping/rubbed/patchy/sparse/clumps/handfuls | lost/losing/loses/missing * fur/hair/mane/coat/tail | tail/bum/back/belly/legs/patch has/have no fur/hair | half/most/lot of * mane/tail/coat/fur gone/missing | rubbed bare/bald/raw | handful/handfuls/fistfuls/clumps of hair/fur | no hair/fur on/left/around/there | skin showing through | see * skin through/under
  `),
  '!hair_loss': phrases(
    `coat/fur * lovely/gorgeous/glossy/shiny/thick/full/normal/soft/perfect/healthy/gleaming`,
  ),
  hair_loss_symmetric: phrases(
    `mirror image/images | both flanks/sides/hips | same on/both each/sides | either/each side * same/matching/bald | matching bald/bare/patches`,
  ),
  hair_loss_round: phrases(
    `circular/coin/ring/disc/10p/50p/penny/polka * bald/bare/patch/patches/spot/spots/hairless/shaped/sized/rings/circles | size of a 10p/50p/5p/penny/coin/pound/quarter/dime/nickel/2p/20p/two | patches/patch/circle/rings * circular/coin/10p/50p/scaly/grey | perfect circle/circles`,
  ),
  flaky_skin: phrases(
    `coat/fur/hair/skin * dull/rough/starey/staring/doormat/dandruff/scurf/scurfy/greasy/flaky/snow/flakes/dusty/lank/harsh/straw/unkempt/dry/moth/poor/sticky/dreadlocks | dull/rough/starey/staring/harsh/dry/greasy/lank/scurfy/poor/wiry coat/fur/hair/and full/skin | full/lots of * scurf/dandruff/flakes/dust | dandruff/scurf/scurfy/flakes/flaky`,
  ),
  skin_smell: phrases(
    `smell/smells/smelling/stink/stinks/pong/pongs/reeks/reek/whiff/honks * dead/rotten/yeast/cheese/socks/death/skin/bathed/bath | started to pong/smell/stink/whiff | begun/beginning/starting to pong/smell/stink/whiff/reek/honk`,
  ),
  fleas: phrases(
    `black/dark/brown specks/speck/dots/bits/grit/dirt/pepper/crumbs/grains * fur/coat/hair/bum/tail/base/skin/bedding | specks/dirt/pepper/bits/dots * red/rusty/rust/blood/reddish/brown on/wet * tissue/wet/paper/kitchen/dampened | ground pepper | jumping/jump/jumped/hopping/leaping * specks/things/bugs/critters/insects/carpet | flea/fleas/flea dirt/ridden`,
  ),
  mites_lice: phrases(
    `something/things/specks/dots/bits/tiny/little/white/dust/dandruff/flakes * crawl/crawling/moving/move/moves/crawls/walking/walks/scuttle/scuttling | lice/louse/nits/mites mane/coat/fur/hair | eggs/nits stuck/glued/cemented/on * hair/hairs/mane/coat/fur | creepy crawlies`,
  ),
  hives: phrases(
    `lumps/bumps/welts/weals/wheals/spots/swellings/blisters/blobs/hives/raised * everywhere/neck/body/flanks/bubble/nettle/overnight/covering/within/hour/sudden/suddenly/minutes/rash | bubble wrap/nettle/stinging/hives rash/nettles/all | covered/broken/erupted/broke in/out/up in/with * lumps/bumps/welts/hives/spots/weals/raised/rash | raised lumps/bumps/patches/welts/spots`,
  ),
  face_swelling: phrases(`
    face/muzzle/lip/lips/cheek/cheeks/chin/snout/chops * ballooned/puffy/puffed/swollen/swelled/swell/blown/hippo/hamster/fat/lopsided/inflated/botox/moose/mumps | swollen/puffy/puffed/fat/ballooned/lopsided/swelling/huge/bulge/bulging * face/muzzle/lip/lips/nose/cheek/cheeks/jaw/chin/head/snout
  `),
  lump: phrases(`
    lump/lumps/bump/swelling/thing/knob/nodule/bulge/growth/ball/hard thing/marble/blob/bubble * size/sized/big of/as/like * <size> | <size> sized/size/shaped/like * lump/bump/swelling/thing/knob/bulge/growth/ball | lump/bump/knob/nodule/bulge/blob near/beside/next | feel/felt/found/find/noticed/spotted a/some/something * lump/bump/knob/ball/marble/hard/pea/swelling/walnut/grape | something hard/round/squishy/like under/on/in * skin/jaw/neck/belly/leg | hard/squashy/squidgy/squishy/firm/rubbery thing/knob/ball/lump/swelling/blob/bump under/on/in
    thing/something/knob * like a <size>/cauliflower/marble/raspberry | as big as * <size>
  `),
  lump_growing: phrases(
    `lump/bump/growth/thing/mass/swelling * doubled/grown/bigger/growing/tripled/larger/doubling/grows/expanding/spreading/trebled | doubled/tripled/trebled/grown/growing/bigger/larger size/fast/quickly/week/month/every | twice size/as big | got/getting/gotten bigger/larger | size of * now/to * size`,
  ),
  lump_soft: phrases(
    `soft/squashy/squishy/squidgy/spongy/fatty/movable/wobbly/doughy/squelchy/rubbery * lump/bump/swelling/thing/blob/growth/mass/ball | lump/bump/swelling/thing * soft/squashy/squishy/squidgy/slide/slides/moves/move/movable/jelly/spongy/wobbles/rolls/fatty/loose/wobbly | slide/move/roll/wobble/push around/about/under | fatty thing/lump/lumps`,
  ),
  lump_painful: phrases(
    `lump/bump/swelling/bulge/thing/it/knob * hot/warm/sore/tender/hurt/hurts/painful/touched/flinch/flinches/angry/throbbing/touch * touch/touched/press/to | warm/sore/tender/painful to/the * touch | lump/bump/swelling/growth/it * hot to/when * touch | hot/warm/sore/tender/painful * lump/bump/swelling/bulge/knob | not want/like/let it/touched/him/her * touched/touch/near | flinch/flinches/flinched/yelps/winces/cries if/when/as * touch/near/press`,
  ),
  '!lump_painful': phrases(
    `not/no/never bother/bothered/bothering/bother/mind/minds/hurt/hurts/painful/sore/react/flinch him/her/to/it/touched/touch/when/if/at/me/us * touch/it/press/squeeze | no bother to/him/her | not/no sore/tender/painful/hot/pain/bother * touch/lump/bump`,
  ),
  lump_ulcer: phrases(
    `lump/bump/growth/wart * bleed/bleeds/bleeding/burst/popped/raw/ulcerated/weep/weeps/weeping/ooze/oozes/oozing/split/crusty/crater/erupted | burst/popped/split/erupted last/yesterday/overnight | top * come/came/knocked/fallen off | weeps/oozes/weeping/oozing blood/pus/fluid | still/keeps weeping/oozing/leaking | lump/growth/bump/wart/it * still/keeps bleeding`,
  ),
  abscess: phrases(
    `full/filled/packed/bag/pocket of/with * pus/toothpaste/custard/cottage | cottage/cream/cheese/toothpaste like/cheese/pus/stuff/gunk * pus/lump/bump/full/out/coming | pus/gunk/goo/stuff like/thick/yellow/green/creamy * cheese/toothpaste/custard | bite/wound/cut/scratch/stitches * nasty/infected/septic/festering/manky/smelly/oozing/pus/hot/swollen/bad | turned/went septic/manky/infected/rotten | festering/septic/infected`,
  ),
  wound:
    phrases(`    slit/nick/nicks/gash/slash/cut/tear/rip/puncture/scrape/graze/gouge/sliced/slashed/ripped/torn/gashed on/open/across/above/below/along * leg/legs/back/face/side/neck/shoulder/chest/himself/herself/fetlock/knee/hock/belly | tiny/little/small/minor/deep/bad/surface/nasty/big/long scratch/scratches/nick/nicks/scrape/graze/cut/gash/slit/hole/wound/tear/sore | bleeding/raw/weeping patch/patches/sore/sores/cut/wound/place/area/mark
    licked/chewed/gnawed himself/herself/itself * raw/bleed/bleeding/sore/open | chunk/lump out/missing/bitten/of * ear/leg/neck/skin/shoulder | ear/ears notch/torn/split/ripped/nick/tip | notch * torn | nasty/deep/bad/sore/raw cut/gash/slit/wound/patch/hole/scrape/place | skin * flap/torn/split/ripped/hanging/missing`),
  bleeding: phrases(
    `not stop/stopped/stopping bleeding/dripping/blood/gushing | still bleeding/gushing/spurting/pumping * after/through/minutes/hours | still dripping/pouring/gushing/spurting/pumping * red/blood | blood/bleeding * pouring/spurting/gushing/pumping/everywhere/pools/puddle/soaked/soaking/through/dripping * out/through/everywhere/tea/towel/towels/from/down/after/hour/still | soaked/soaking through * towel/towels/bandage/tissue/cloth | bled/bleeding like a/stuck * pig | can not stop/stem/staunch * bleeding/blood/flow | dripping/spurting blood/red`,
  ),
  '!bleeding': phrases(
    `blood/bleeding * stopped/dried/clotted | stopped/finished/done bleeding | clotted`,
  ),
  burn: phrases(`
    singed/singe/scorched/scorch/frazzled/melted/charred/burnt/burned/electrocuted/zapped * lips/hair/fur/mouth/tongue/paw/whiskers/skin/coat/brown/feathers | lips/hair/fur/mouth/tongue/whiskers * singed/scorched/frazzled/melted/charred/burnt/burned | electric/live/mains/power fence/shock/wire/cable | chewed/chewing/bit/bitten/chews/gnawed through/into/on/the * charger/cable/flex/cord/plug/electric | zapped/zap | stuck/caught/tangled * electric * fence/tape/wire
  `),
  seizure: phrases(
    `paddling/paddled/paddles legs/feet | foaming/frothing at/mouth * shaking/jerking/paddling/stiff | went/gone/goes/go/going rigid/stiff/board/plank * shaking/shook/jerking/paddling/twitching/jerk/then/seconds | jerking/convulsing/thrashing all/uncontrollably/violently/on * side/over/floor/limbs/legs/four | eyes rolled/rolling back/up/in | had/having/took/taken/threw =wobbler/=fit/=seizure/=convulsion`,
  ),
  '!seizure': phrases(
    `no fit/fits/seizure/seizures/shaking/jerking/convulsions/twitching/paddling | never fitting/fitted/seizing/convulsing`,
  ),
  twitching: phrases(
    `muscle/muscles/skin/cheek/face/lip/eyelid/leg/shoulder/whiskers * flutter/flutters/fluttering/twitch/twitches/twitching/rippling/ripples/ripple/spasm/quiver/quivers/quivering/tic/tics/jerking/dancing/flicker/flickers/flickering | muscle/muscles * jump/jumping/jumps | little/tiny flutters/twitches/jerks/jumps/tremors/ripples/spasms | twitch/twitches/twitching/fluttering/jerking/jerks muscles/skin/face | twitchy muscles/face`,
  ),
  shaking: phrases(
    `shaking/shake/shakes/trembling/tremble/shivering/shiver/quivering/quaking/wobbling leaf/jelly/uncontrollably/visibly | shivers/shivering/trembling/shakes/juddering/quaking`,
  ),
  wobbly: phrases(`
    like drunk/drunken/bambi/sailor | drunk/drunken/tipsy/legless as/on/at/sailor/man/feet | on ice/skates/boat/ship | sway/sways/swaying/listing/leaning/tilts/veers/veering/drifting/topples/staggers/staggering/lurches/reels/weaves/weaving * right/left/side/walks/turns/standing/stands/moves/sideways
    rolls/falls/tips/topples/topple/fell/falling/flips/keels over when/if/as/trying/every/to/onto/sideways * hop/hops/walk/moves/move/tries/try/side/jump/groom | can not/not/no/lost walk/walking/keep/stay/balance/hop/coordinate/coordination straight/balance/upright/feet/line/his/her | unsteady/wobbly/wonky/tottery/staggery/doddery/rocky/unbalanced feet/legs/pins/walking/gait | shaky feet/legs/pins/gait | all over the place/shop/road walking | ice skates | legs everywhere/tangled
  `),
  head_tilt: phrases(
    `head * cocked/tilted/twisted/wonky/crooked/sideways/side/lopsided/tipped/kinked/angle/skewed/turned/quizzical/screwed/upside/askew/rotated/wrong * over/right/left/side/to/round/down/way/up | head on/to/at * angle/tilt/wonk/skew/kilter | cocked/cocks/cocking/tilts/tilted/tilting/tips/twists/twisted * head | looks/look/looking * listening/sideways * carpet/floor/world | neck * twisted/bent/kinked/screwed/crooked/wry`,
  ),
  '!head_tilt': phrases(
    `head straight/level/normal/fine/upright | head is/held/isnt straight/level/normal/upright`,
  ),
  eyes_flick: phrases(
    `eye/eyes/eyeballs/eyeball * tick/ticks/ticking/dart/darting/darts/flick/flicks/flicking/flickering/typewriter/ping/pong/tennis/jiggle/jiggling/jumping/bouncing/dancing/wobbling/juddering/beating/twitching/pinging/jerking/shaking/vibrating * side/back/forth/tick/match/left/typewriter/pong | eyes/eyeballs flicking/flicker/darting/ticking/twitching/jiggling/dancing/jerking/wobbling | eyes side to side`,
  ),
  circling: phrases(
    `spin/spins/spinning/circle/circles/circling/turning/turns * circles/loops/pen/box/one/left/right | walking/walks/hopping/running/going/goes * circles/loops | round in * circles | always/only turns/turning/goes * left/right/way | round and round | circles/circling/loops/donuts/doughnuts/laps endlessly/till/until | one/same way/direction only/all | merry go round`,
  ),
  confused: phrases(`
    lost/confused/dazed/vacant/gormless/blank/spaced/bewildered/disorientated/dazed/zoned/glazed/miles/senile/muddled expression/eyed/eyes/corner | seems/acting lost/confused/dazed/vacant/blank/spaced/bewildered/glazed/gormless/drunk/muddled | stand/stands/standing/stood/stuck/stares/staring/gazing/stare/facing * corner/corners/wall/walls/space/nothing/distance/nowhere
    wrong side of * door | not/no recognise/recognize/remember * me/us/home/owner/own | not know where/who * is/she/he/am | away with * fairies | not all there | lights on * home | no one home | dream world | forgets/forgotten/forgetting where/what/how/his/her/she/he * going/food/doing/is/litter/eat
  `),
  night_waking: phrases(`
    thump/thumps/thumping/howls/howling/yowling/yowls/cries/crying/barks/barking/pacing/wandering/shouting/calling/meowing/whining/rattling * 2am/3am/4am/1am/5am/midnight/am/night/nights | up/awake at/half * 2am/3am/4am/1am/night | wakes/waking/keeps/keeping/kept/woke/woken * me/us/whole/house/household up/awake/every | wide awake | day and night mixed/reversed/wrong
  `),
  aggression: phrases(`
    bites/nips/nipped/snaps/snapped/lunges/lunged/boxes/charges/charged/swipes/attacks/growls/hisses/savages/flies at/me/my/us/everyone/anyone * hand/hands/arm/slippers/fingers/feet/ankles/go/near/people | =bit me/my/us/him/her today/yesterday/hand/finger/arm/daughter/son/husband | lunges/charges/flies/snaps/swipes/boxes/growls at/me/us | nips/bites my/me/us/everyone | never bites/bit/bitten/nips | take/took/taken/tried a chunk/bite/lump/piece out/at | lost * temper | mardy/stroppy/ratty/crabby/tetchy/snarky/arsey/touchy/shirty/foul/evil/murderous/vile/horrid mood/temper/cow
    jekyll and hyde | completely/totally/really not/out like/of character | bad tempered | short fuse | changed/turned into * monster/devil/different/another | aims/aimed/cocked a * leg/kick/foot/bum/hoof * at/me
  `),
  vocal: phrases(`
    groan/groans/groaning/moaning/shouting/shouts/yelling/calling/neighing/whinnying/bellowing/screaming/howling/wailing * mate/night/day/house/friend/non/nonstop/constantly/incessantly/all
    groan/groans/groaning/moaning/shouting/shouts/yelling/calling/neighing/whinnying/bellowing/screaming/howling/wailing * mate/night/day/house/friend/non/nonstop/constantly/incessantly/all | very/unusually/extra/really =vocal/=noisy/=talkative/=loud | shouting/screaming the house/his/her head/down | head off | never shuts up
  `),
  '!vocal': phrases(`quiet as a mouse`),
  hyperactive: phrases(`
    on speed/springs | wired/hyper/manic/fizzy/spooky/loopy/bonkers/barmy at/all/lately/to * ride/handle/night/lead/hand/moment | bouncing off | tail on fire/alight | climbing the walls | tearing/tears/racing/races/charging/hurtling/zooming/belting/running/laps round/around/up/about/in/laps * laps/mad/maniac/fire/circles/night/non/nonstop/constantly/endlessly/like/walls | full of * rocket/fizz/electricity | never/not/can not/will not stop/sit/still/settle/keep/switch/stops still/moving/running/going/off/racing/zooming/for * minute/second/minutes/five | up the wall
  `),
  bad_breath: phrases(
    `breath/mouth * paint/floor/knock/stinks/stink/reeks/smell/smells/foul/rotten/rank/pong/pongs/bin/sewer/dead/fish/minging/honks/vile/stench/drain/drains/awful/putrid/disgusting/rancid/whiffs/whiffy/smelly/death/horse/cesspit/acetone/ammonia/pear/nail/sickly | stinky/smelly/rotten/foul/rank/dog/rancid/fishy/honking/minging/pongy/death breath/mouth/gob/chops`,
  ),
  drooling: phrases(
    `dribble/dribbles/dribbling/dribbly/slobber/slobbering/slobbers/slobbery/drool/drools/drooling/slavering/slaver/spit/salivating/foaming/frothing/saliva/foam/froth all/at/chin/mouth/down/from/over/everywhere/like/out/constantly/round/around/chops/when/and * chin/mouth/chest/front/floor/place/lips/chops/neck/bib/everywhere/him/her | chin/bib/front/dewlap/chest/beard/chops * wet/soaked/soggy/sodden/damp/drenched/drool/slobber/dribble/saliva/sopping | wet/soaked/soggy/sodden/damp/slobbery/drooly * chin/bib/dewlap/beard/chops/chest/lips/mouth/jaw | stringy spit/slobber/drool/saliva | ropes/strings/string of * spit/slobber/drool/saliva`,
  ),
  mouth_pain: phrases(
    `tries/trying/goes/wants/picks to/up * eat/chew/food * but/then * drop/drops/spits/stops/winces/yelps/pulls/backs | half * falls/drops/down/out/ends/ending * front/mouth/floor/again | chews/chewing/chew/eats/eating on/one/only/funny/slowly/oddly/weird/gingerly/awkwardly/carefully * side/soft/slowly/one/front | only/just/prefers eats/eat/eating/wants/manages/manage/soft * soft/mush/mushy/wet/mashed/soaked/sloppy | drops/drop/dropping his/her/food/pellets/half/most/it/biscuits/bits * pellets/food/chew/mouth/eating/biscuits/out | mouth/gums/tooth/teeth/jaw/gob * sore/hurts/hurting/painful/tender/pain/hurt/ouchy`,
  ),
  mouth_paw: phrases(
    `rub/rubs/rubbing/paw/paws/pawing/scratch/scratches/scratching/wipe/wipes/wiping/claws/swipes/swiping/scrubbing/digging at/his/her * mouth/face/lips/muzzle/chops/teeth/gob | chomping/champing on/at * nothing/air | jaw champing`,
  ),
  mouth_sores: phrases(
    `ulcer/ulcers/blister/blisters/sore/sores/raw on/in/inside/under * tongue/lip/lips/mouth/gum/gums/palate | tongue/gum/gums/mouth/lip/lips/inside * ulcer/ulcers/ulcerated/blister/blisters/blistered/raw/sores`,
  ),
  mouth_bleeding: phrases(
    `blood/bleeding/bloody * spit/saliva/drool/slobber/bib/mouth/gums/lips/chin/tooth/teeth/breeches | pink spit/saliva/drool/slobber | spit/saliva/drool/slobber * pink/blood/red/bloody | bit of blood on * bib/chin/lip/toy/teeth | mouth/gums/gum/lip/lips/tooth/tongue * bleeding/blood/bloody/bled/bleed`,
  ),
  tooth_loose: phrases(
    `tooth/teeth/fang/incisor/tusk/gnasher/gnashers * snapped/broken/broke/wobbly/wobbles/loose/missing/fell/fallen/chipped/cracked/hanging/wiggly/snap/falling/lost/knocked/split | snapped/snaps/broke/broken/chipped/lost/knocked/wobbly/loose/missing/cracked/snapping/wiggly/split * tooth/teeth/fang/incisor/incisors/tusk/gnashers`,
  ),
  tartar: phrases(
    `brown/yellow/green/black/mucky/furry/dirty/stained plaque/teeth/tooth/tartar/gnashers | teeth/tooth * brown/yellow/green/plaque/tartar/crust/stained/manky/furry/cruddy/rotten/mank/calculus | red/angry/inflamed/receding gum/gums/line`,
  ),
  swallow_hard: phrases(
    `gulp/gulps/gulping/swallow/swallows/swallowing * repeatedly/keeps/over/times/trouble | stuck/lodged/jammed/caught in/down/his/her/as/if * throat/gullet/neck/stuck | as if/like * stuck/something/it's/its * stuck/throat | can not/not/struggles/struggle/trouble/difficulty swallow/swallowing | food/water/things * not/wont go/going down | neck/head stretched/stretching/jerking/extended * swallow/eat/down | head jerking | chew/chews and/then gag/gags/chokes/cough`,
  ),
  gagging: phrases(
    `gag/gags/gagging/choking/choke/chokes on/while/over | like * hairball/something/bone/choking * stuck/throat | nearly/almost choking/choked/choke/choking`,
  ),
} satisfies Lexicon;
