import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** How horse people say a sign without its name: belly, breathing, limbs; by finding id. */
export const ownerWordsYard = {
  colic_rolling: phrases(`
    down/go/goes/went/gone * over on/onto * back | down he/she/it goes/go/went | go/going/goes/went/gets/getting/got down and/then/to up/roll/over | want/wants/wanting/trying/try/tries/tried/keeps/keep to go/get/lie/lay/going/getting/lying down
    keeps/keep/kept going/getting/lying/dropping/throwing/flopping/laying/chucking/flinging down/himself/herself | buckle/buckles/buckling/bends/bending/folding * knee/knees
    up and/then down | down and/then up | up and down like | yoyo | chuck/chucks/chucking/fling/flings/flinging/throwing/hurls/hurling/launching himself/herself * ground/floor/down/about/bed
    dig/digs/digging/scrape/scraping/scrapes/paw/paws/pawing/excavating/raking/rake/rakes * straw/bed/bedding/shavings/floor/ground/hole/holes/concrete/mat/mats/rubber/dirt/stable/stall/door | digging to australia | dug/digging hole/holes/craters
    bed/box/stable/stall/bedding/banks * wrecked/trashed/everywhere/churned/battlefield/bomb/dug/destroyed/scattered/flattened/upside/ploughed | banks knocked/flattened/down | bed all churned
    shavings/straw/bedding all over/in * him/her/back/mane/coat/tail | straw/shavings/bedding in * mane/tail/coat | cannot/can not stay/keep up/him/her up/on | rolled/rolling/roll/rolls twice/three/again/repeatedly/several/constantly/and | thrown/threw himself/herself | colicy/colicky/colicing/colicking | bout/bouts/spell of colic
    lying/lies/laid/laying/gone down repeatedly/constantly/every | on and off the floor/ground
  `),
  '!colic_rolling': phrases(`stood quietly | staying/stays/stayed on his/her feet`),
  colic_flank: phrases(`
    <stare>/looking/staring/glancing/turning/swinging/flinging/nudging/sniffing/biting/kicking/nipping/poking * at/to/towards/toward/round/into/against * flank/flanks/side/sides/belly/tummy/stomach/ribs/gut/guts/underneath/tum/abdomen/middle/tail/hindquarters
    <stare>/sniff/nudging/nosing his/her flank/flanks/side/sides/belly/tummy/ribs/tum | have/has/had/having/takes/took a look at * tummy/belly/side/flank/stomach/ribs | round to/at stare/look/sniff/nip/bite * at/it/flank
    head * to/at/round/towards * ribs/flank/flanks/side/sides/belly/tummy | not leave/stop/leaving * belly/tummy/side/flank/flanks/stomach alone/biting | flank/belly/tummy/side/stomach watching/biting/kicking/staring/gazing/watcher
    kick/kicks/kicking/kicked/stamp/stamps/stamping at/up/towards/out at/under * belly/tummy/himself/herself/underneath/stomach | back/hind leg/foot/legs up/kicking to/at/towards * belly/tummy
    curl/curls/curling/curled/rolling/lifting/lifts/wrinkling * lip/lips/top/upper | lip/upper lip/top lip curled/curling/lifting/twitching | keeps/keep/kept looking/turning/glancing/staring/gazing round/back/behind/at/himself
    legs parked/stretched/camped/spread | stands/stand/standing/stood * parked/stretched/camped/stretching/sawhorse/as if out/pee/wee | stretching/stretched/stretches like/as/out
  `),
  gut_quiet: phrases(`
    silent/quiet/dead/still as * church/grave/night/library/mouse/tomb in/inside | ear * side/sides/flank/belly/tummy/ribs * nothing/silent/silence/quiet/dead/no/hear/not | nothing * gurgle/gurgling/rumbling/rumble/moving/noise in/inside/there
    gut/guts/belly/tummy/stomach * silent/quiet/shut/stopped/dead | no/without/not any/a/hear/heard * gut/guts/tummy/belly/stomach/intestinal/gurgling/gurgles/gurgle/rumbling/rumbles noise/noises/sounds/sound/at/either | listened/listen * nothing/silent/silence/quiet | no gurgling/gurgles/rumbling/rumbles/rumble/plumbing
    deathly/eerily/awfully/very/too quiet/silent inside/in/guts | plumbing * silent/quiet | gut sounds few/reduced/quiet/less/gone/absent/none/barely | hardly/barely hear/any * gut/gurgle/gurgles/rumbles
  `),
  '!gut_quiet': phrases(
    `gut/guts/tummy/belly * gurgling/rumbling/grumbling/noisy/busy | gut sounds good/normal/fine/present/there/both/loud/ok/all | good/normal/plenty/lots gut/of gut sounds/noise/noises/gurgles | hear * gut/tummy/gurgling/gurgles/rumbling | grumble/grumbles/gurgles/rumbles like * washing/machine/drain`,
  ),
  gas: phrases(
    `grumble/grumbles/gurgles/gurgle/rumbles/rumble/churns/sloshes like/as/inside/away * washing/drain/plumbing/thunder/machine/loudly/pipe | tummy/belly/guts/stomach * orchestra/thunder/washing/bubbling/grumbling/gurgling/churning/rumbling/noisy | noisy guts/tummy/belly/inside | windy | trumping | farting/farts/farty | breaking wind`,
  ),
  colic_severe: phrases(
    `no/not stop/letting/let/rest between/up | frantic/frantically/crazed | wild with pain | can not keep him/her up/on | smashing/bashing/crashing himself/herself | not safe to go/be in | beside himself/herself | throwing himself/herself around/about/against/at/on`,
  ),
  choke_nose: phrases(`
    slobbery/frothy/foamy/soupy/chewed/mushed/hay/feed/food/mash/saliva/slobber/spit/froth/beet * pouring/pour/poured/coming/come/came/running/out/drips/dripping/drip/trickling/dribbling/dribble/bubbling/back/down/from/of/pours * nostril/nostrils/nose/nosehole/hooter
    <stick> neck out/down | arch/arching/stretching/stretch/stretches/stretched/extending/extends/snaking/poking * neck out/down/forward/and/to | gulping/gulp/gulps noise/and/motion/over/repeatedly | trying to swallow | food/feed/carrot/apple/nuts/hay/pellets stuck/lodged/jammed in/down * throat/gullet/neck | something stuck in/down * throat/gullet/neck
    lump/bulge in/on/down * left neck/gullet/side * neck/choke | bolted/bolting/bolts * feed/dry/nuts/pellets/food/beet and/then
  `),
  gagging: phrases(
    `gulping/gulp/gulps noise/noises/sound/motion/and/over/horrible/repeatedly | horrible/awful/weird gulping | sort of heave | heave/heaves/heaving and/then/before/with cough/coughs | gag/gags/gagging/retching`,
  ),
  quidding: phrases(`
    half/partly/semi/part chewed | soggy/chewed/wet/slimy/matted balls/ball/wads/wad/lumps/clumps/cigars/rolls/plugs/sausages/parcels * hay/grass/forage/food/haylage | cigar/cigars of | hay/grass/haylage balls/ball/wads/cigars/parcels/sausages/plugs
    drops/drop/dropping/dropped/spilling/spills/losing/loses/spits/spitting/spat * mouthfuls/feed/food/grain/hay | falls/falling/fall/dribbles/drops out of * mouth | feed/food/hay/grain * out of/from * mouth/lips | chews/chewing/chew on one/only/slowly/oddly/sideways/funny/awkwardly | pouching/storing/packing/hamster * cheek/cheeks
    long fibres/stalks/bits/stems in * droppings/poo/dung/muck | whole oats/grains/grain/barley in * droppings/poo/dung/muck | takes forever/ages/hours to eat/chew/finish | slow/slower/messy/sloppy eater/eating/chewing
  `),
  bit_trouble: phrases(`
    crosses/crossing/cross * jaw | chuck/chucks/chucking/throw/throws/throwing/toss/tossing/tosses/yank/yanks/snatch/snatches/snatching/fling/flings/flinging/jerk/jerks/shakes * head/reins/bit * contact/bit/rein/reins/ridden/ride/pick/bridle/up/riding/schooling/take
    tongue/tongue's * out/over/under/hanging/lolling * bit/bridle/contact/ridden/contact/rein | sticks/pokes/hangs/lolls * tongue out when/as/while/in/under/ridden | mouth open/gaping/gapes/agape * ridden/contact/bit/rein/reins/bridle/schooling/work | gapes/gaping | gapes his/her mouth
    hates/hate/refuses/resists/dislikes/evades/avoids/evading/fussy/fussing/unhappy/fights/fighting/leans/leaning/hangs/snatches/snatching/grabs/chomps/champs/chewing/grinding * contact/bit/bridle/rein/reins | not go/going/forward into * hand/contact
    hard/difficult/impossible/nightmare/pain to bridle/bridled/bit | not let me * bridle/bit | head shy/goes up * bridle/bridling | above/behind the bit/contact/vertical
  `),
  girthy: phrases(`
    girth/saddle/rug/brush/grooming/tack/tacking/tacked/girthing/roller/surcingle * ears/bite/bites/biting/nip/nips/nipping/snap/snaps/kick/kicks/cow/swings/pins/pulls/pulling/grumpy/grouchy/nasty/cross/stroppy/faces/face/mardy/moody/snarky/evils/swish/swishes/swishing/grinds/groans/holds
    ears/bite/bites/biting/nip/nips/nipping/snap/snaps/kick/kicks/swings/pins/pulls/grumpy/grouchy/nasty/cross/stroppy/faces/mardy/moody/snarky/evils/swish/swishes/swishing/threatens/flinches/tenses/bloats/hates/hate/objects/dances/fidgets/explodes * girth/girthing/girthed/saddle/saddled/saddling/rug/rugged/rugging/brush/brushed/brushing/groom/groomed/grooming/tack/tacked/tacking/roller/surcingle
    put/touch/run/get/lay/putting/running * brush/curry/hand to/on/near/under/at * tummy/belly/side/flank/girth/ribs | reach/reaching/reached/go/going for * girth/saddle
  `),
  poor_performance: phrases(`
    refuses/refuse/refusing/refused/reluctant/unwilling/struggles/struggling/hates/resents/not want/wants/wanting/not/reluctance to/will work/canter/trot/jump/load/go/move/bend/flex/strike/turn/pick on/up/off/forward/forwards/fence/fences/left/right/the/canter/past
    nap/naps/napping/napped at/on/in/under/towards/when/back/out/home/to/away/and * gate/arena/school/home/hack/ridden/saddle/exit/yard/friends | flat/lazy/dead/dull/sluggish/lethargic/slow/heavy in/under/off/to/behind * work/ridden/saddle/leg/aids/schooling/ride/school/riding
    goes/going/gone/been/is/very/feels/felt/so/bit =flat in/when/under * work/ridden/saddle/schooling/ride | not go/going/moving/move/want/wants/working/work forward/forwards/properly/through/round/off/well/in/like/into | stops/stopping/stopped/quits/quit/fades/faded/faltered/weakened/dropped/drops at/in/over/out/to * fence/fences/jumps/nothing/furlong/race
    stops to nothing | bucks/bucking/bucked/rears/rearing/reared/bolts/bolting/bolted/bronc/broncs/broncing/plants/planting/planted/spins/spinning/napping when/in/on/into/under/out/at/after/as/every/if/going * ridden/canter/saddle/ride/mount/mounted/school/asked/leg/transition/transitions/upward/hack
    lost/no/lacks/lacking/lack * impulsion/power/sparkle/form/scope/energy/spark/engine/swing/stamina/edge/speed/pace work/behind/under/ridden/in/saddle/racing/when/over | knocking/knocks/dropping/hitting/rolling poles/rails | disunited/crossfiring/cross fires | changing/change legs/leads behind | bunny hopping/hops | not/never right under/ridden/in saddle/work | times/time * slower/off/slow/dropped | ran/runs/running/raced poorly/badly/flat/green/last/terribly/wide/below | performing/performed poorly/below/badly/under
    below/under par * work/race/races/racing/gallop/gallops | feels/feel/felt like * riding/ride/kicking/pushing/pony/donkey/mud/treacle/handbrake | handbrake on | hollow/hollows/hollowing in/through/over/under/when/his/her/back * canter/trot/ridden/jump/fence/saddle/contact/transitions/mounted
  `),
  crib_grind: phrases(`
    grind/grinds/grinding/gnash/gnashing/crunching/gritting * tooth/teeth | teeth/tooth * grinding/gnashing/grind/gritted | suck/sucks/sucking/gulping/swallowing * air/wind | windsucking/windsucks/windsucker/wind sucker | crib/cribs/cribbing/cribber/cribbed | yawn/yawns/yawning/yawned * lot/constantly/over/repeatedly/after/loads/all/again/keeps/when
    keeps/keep/constantly/always yawning/yawn | chew/chews/chewing/gnaws/gnawing/eating/biting/grabs/latches/latching/hangs * door/wood/fence/rail/rails/post/posts/manger/stable | grabbing the door/rail/fence
  `),
  sweating: phrases(`
    neck/shoulders/flanks/chest/body/girth/mane * dripping/wringing/drenched/soaked/sodden/sopping/saturated/foaming/lathered/clammy/damp/wet/steaming | dripping/drenched/soaked/covered/bathed/pouring/running/awash/swimming/caked in/with * sweat
    damp/wet/clammy/sticky/dark under/on/behind/over * mane/ears/neck/flanks/saddle/elbows/shoulders/shoulder | sweat/sweating/sweats/sweated/sweaty/lathered/lather up/at/in/on/for/over/like/all/just/standing/while/patches/patchy/pouring/buckets | broken/breaking/broke/come out/into a/cold/in sweat/muck | muck sweat | white foam/lather between/on/under/over * legs/neck/chest | wet with sweat | hot and bothered
  `),
  '!sweating': phrases(`dry as a/bone | coat/neck dry`),
  pulse_high: phrases(`
    pulse/heart/heartrate/hr/beats/bpm * 50/52/54/55/56/58/60/62/64/65/66/68/70/72/74/75/76/78/80/82/84/85/88/90/92/96/100/110/120/racing/pounding/galloping/hammering/high/thumping/raised/elevated/fast/through/roof/double/bounding
    50/52/54/55/56/58/60/62/64/65/66/68/70/72/74/75/76/78/80/84/88/90/96/100/110/120 beats/bpm/heartbeats/pulse | heart going/beating/pumping like/fast/nineteen/hammer/clappers/hard/mad
  `),
  refill_slow: phrases(`
    gum/gums/press/pressed * takes/took/take/taking/ages/slow/long/longer/slowly/forever/seconds/3/4/5/three/four/five * colour/color/pink/back/return/refill/seconds/fill/come/ages/over | colour/color/pink * ages/slow/slowly/forever/long/seconds/3/4/5/three/four * return/back/come/refill
    takes/took/take ages/forever/long/seconds/while/3/4/5 for/to * colour/color/pink/refill | capillary refill * slow/3/4/5/three/four/long/over/delayed/poor/prolonged | gums/gum * brick/dark/muddy/purple/toxic/dirty/maroon/bluish/beetroot/liver/brown/mucky | brick red/coloured/colour/color | dirty brick | toxic line/rim/ring | purple line/ring/rim
  `),
  dehydrated: phrases(
    `eyes/eye sunk/sunken/hollow/sinking in/back | sunk in eyes/eye | mouth/gums/gum tacky/dry/sticky/gluey/parched | skin * pinch/pinched/tent/tents/stays/stay/slow/snap * up/back/stays/ridge | pinch/pinched * stays/stay/stayed/slow/ridge | dry as a bone`,
  ),
  fever_high: phrases(
    `temp/temperature/thermometer/rectal/reading * 39.3/39.4/39.5/39.6/39.7/39.8/39.9/40/40.1/40.2/40.3/40.4/40.5/40.6/40.8/41/41.2/103/103.5/104/104.5/105/105.5/106 | =39.3/=39.4/=39.5/=39.6/=39.7/=39.8/=39.9/=40.1/=40.2/=40.3/=40.5/=40.8`,
  ),
  fever:
    phrases(`he/she/feels/is =roasting | hot/warm/boiling/roasting all over | hot/warm/boiling behind * ear | running/runs/ran hot | feels/felt feverish | running a temp/temperature/fever
    temp/temperature/thermometer up/raised/spiked/spiking/high/elevated/39/40/41/102/103/104 | spiked/spiking/spikes a/temp/fever/temperature | shivering and hot | burning up
  `),
  '!fever': phrases(
    `temp/temperature/temps * 37/37.0/37.1/37.2/37.3/37.4/37.5/37.6/37.7/37.8/37.9/38/38.0/38.1/38.2/38.3/99/100/99.5/100.5/101/normal/fine/ok/okay/down | =37.3/=37.4/=37.5/=37.6/=37.7/=37.8/=37.9/=38.0/=38.1`,
  ),
  diarrhea: phrases(`
    cow pats/cowpats/pat/splats/splat/pancakes | pea soup | soup/slurry/gravy/soupy/sludge/slop/water/liquid squirting/pouring/out/coming/from/behind/shooting/everywhere | squirt/squirts/squirting/squirted/shooting/jetting/pouring/running/streaming * out/from/behind/down * him/her/back/bum/bottom/tail/backside/end/legs/him
    sloppy/runny/loose/wet/watery/splattery/splatter/soft/mushy/soupy piles/pile/poo/poos/splats/muck/mess/droppings/dung/plops/bum/heap/heaps | piles/droppings/poos/dung/muck/apples/manure/balls * sloppy/loose/runny/soft/unformed/mushy/watery/wet/splat/slurry/soup/porridge/splatter/liquid/formed
    instead of apples/balls/nuggets/formed | not formed/forming | no form/shape to | walls/tail/hocks/legs/quarters/rump * splattered/plastered/covered/painted/spattered/caked with/in/of poo/muck/dung/diarrhoea/manure/it | the squits/skits/scoots/trots | squitty/skitty/scouring/scoury
  `),
  dirty_bottom: phrases(
    `matted/caked/crusted/stuck/plastered/dried/running/run/mess/poo/muck/discharge/streaks down/all/to/on/over/under/round/around * back/hind legs/leg/tail/hocks/quarters/thighs/bum | poo/muck/mess/dirty/filthy/caked/matted/sticky/mucky/soiled tail/legs/bum/backside/quarters/hocks/bottom/back end`,
  ),
  constipation: phrases(`
    no/not/hardly/barely/few/less/fewer/one/single/two/only/little * poo/poos/poop/droppings/dropping/dung/muck/manure/pile/piles/apples * in/since/overnight/this/all/today/bed/box/stable/from/night/morning/breakfast | only/just one/single/two/small/tiny/little/hard/dry * poo/droppings/dung/muck/manure
    hard little/dry/small/tiny/round balls/nuggets/marbles/bullets/pellets/stones | droppings/poo/poos/dung/muck/balls * hard/dry/tiny/small/bullets/pebbles/marbles/stones/firm/crumbly/slime/coated/mucousy/fewer/less | nothing to muck out | nothing/little to skip | skip bucket/skep empty | bed * clean/spotless/pristine/untouched * poo/dropping/droppings/morning/night
    not pass/passed/passing/produced/done/had/seen * poo/droppings/dropping/dung/muck/manure/pile | droppings/poo/poos * helped/manually/raked/assist out | bunged up | blocked/bunged/backed/clogged up | one/single/half black/hard/dry/small pellet/ball/nugget/pile
  `),
  '!constipation': phrases(
    `poo/poos/pooing/pooed/pooped/pooping/poops/droppings/dung/dunging/staling/mucking normal/normally/fine/good/regular/regularly/ok/okay/as/plenty/same/well/loads/lots/usual | plenty/lots/loads/normal/usual/good piles/amount/number of * poo/droppings/poos/dung/piles | plenty/lots/loads of poo/poos/droppings/dung/muck | done/did/passed/had/has a/several/plenty/normal/good/lots/two/three/five/six poo/poos/piles/droppings/dung | =poos he/she/is | =poos and | bed full of * poo/droppings/muck/piles`,
  ),
  straining_stool: phrases(
    `hard time/struggle/struggles/struggling/strain/straining/strains/push/pushing/pushes/effort/grunting/groaning * to/push/pushing/getting/for/get * poo/dropping/droppings/dung/muck/out | lifts/lift/lifting/raises/raising/holds/holding/cocks * tail * long/time/ages/forever/nothing/up/minutes/and poo/nothing/time/strain/strains/out/while | bottom tucked/under | straining/strains/strain to/for poo/dung/muck/nothing/behind | stands/stood tail up/raised/lifted/in`,
  ),
  worms_seen: phrases(
    `stringy/wriggly/wriggling/white/thin/red/tiny/little/long/moving/spaghetti/thread things/thing/string/strings/threads/bits/wrigglers/noodles/wriggly/cotton * in/wriggling/poo/droppings/dung/moving/wriggle/waving/on/crawling | wriggling/wriggly/wrigglers in/things/white | something white/thin/wriggling/moving in/on/waving * poo/droppings/dung | worms/worm/bots/redworm/redworms/egg count high/in/everywhere/on/of/burden | high worm/egg count/burden`,
  ),
  water_faeces: phrases(
    `water/liquid/fluid/brown squirts/squirting/runs/comes/dribbles/running before/after/between/with * poo/droppings/dung/normal/balls | normal/formed droppings/poo/balls with/but/then/and * water/liquid/fluid/squirt`,
  ),
  black_stool: phrases(
    `droppings/poo/poos/dung/piles/muck * pitch/tar/roofing/treacle/black/coal/liquorice/molasses/bitumen/tarmac | black/tarry/tar like/pitch droppings/poo/piles/dung/muck`,
  ),
  diarrhea_blood: phrases(
    `red streak/streaks/streaky/flecks/clots/bits/tinge in/through/since/on/of | blood/bloody/red in/with/through/on it/them/poo/droppings/dung/muck/piles/squirts/scour | streaks/flecks/spots/clots of blood/red`,
  ),
  diarrhea_mucus: phrases(
    `slime/slimy/mucus/mucous/jelly/snot/film/membrane/skin on/coating/over/around/round/covered/coated * poo/droppings/dropping/dung/it/them/balls | dropping/droppings/poo/balls * slime/slimy/mucus/mucous/jelly/film/coated`,
  ),
} satisfies Lexicon;
