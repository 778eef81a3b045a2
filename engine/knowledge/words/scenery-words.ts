import type { AnySpecies } from '../../src/knowledge-types.ts';
import { idioms } from './idioms.ts';
import { phrases } from './phrase-list.ts';

/** What uses the words of a sign but is none: idioms, tack and weather. A longer phrase of a finding still wins over the same words. */
export const scenery: Readonly<
  Partial<Record<AnySpecies, readonly string[]>> & { all: readonly string[] }
> = {
  all: [
    ...idioms,
    ...phrases(`
    hide/hides/hiding/hid my/our/her/his/the/their food/sock/socks/toy/toys/treats/keys/shoes/things/bone | from under the sofa/bed/table/couch
    when it is/gets cold/hot/warm | skirting board | =nails/claws cut/trimmed/clipped/done | his/her nails cut | had * nails cut
    slept all the way | litter box/tray smells/smell
    =flat disc/disk/pack/cap/lump/patch/scab/wart/mole/screen/surface/ground/roof/spot/plaque/face/faced
    work/gallop/galloping/run/running/working/went/go/going =flat out | when * =flat out | at =flat out
    hard standing/feed/nut/shoulder/drive | hard to say/tell/see/know/describe/explain/judge/photograph | hard for me
    hard hat/work | rock hard ground | ground * rock hard/hard | ground is hard
    blood work/test/tests/result/results/sample/count/panel/pressure/sugar/glucose/relative/type
    bloods/blood came/come/done/taken | take/took/taken/draw/drew/ran/run/did/test/send/sent blood/bloods
    vet * blood | waiting * bloods/blood
    cold water/hose/hosing/tap/snap/weather/night/nights/day/days/morning/mornings/spell/store/compress/pack | catch/caught a cold
    red herring/tape/light/lamp/bulb/barn/box/car/van/bowl/blanket/collar/cabbage/pepper/onion/clover/eared
    sick note/pay/day/leave | off sick | worried sick | sick of | sick with worry | feel sick about | make/makes me sick | i feel sick
    tired of | i am tired/exhausted/knackered/shattered/shaking/crying/panicking/trembling/sick
    itching to | dying to | sore point/subject | sight for sore eyes
    =fit and well | =fit as a fiddle/flea | keep =fit | =fits/=fit/=fitted in/into/on/under/through/inside/round/perfectly/well/properly
    saddle/rug/rugs/collar/harness/bridle/bit/shoe/shoes/boots/headcollar/carpet/door/camera/flap/blanket * =fit/=fits/=fitted
    =fitted/=fit/=fits/fitting a/him/her/new/the saddle/rug/collar/harness/bridle/camera/flap/shoes
    saddle fitter | =fitter
    the =run | =run about | chicken/rabbit/outdoor/indoor/outside =run | run out of | on/in/into/from/to her/his/the =run | running low | run away
    tears/tear/tearing round/around/about/off/through/past/up/down/into/across/along | in tears | burst into tears | nearly in tears | bored to tears
    growl/growls/growled/growling at * hoover/vacuum/postman/broom/brush/mop/cat/dog/neighbour/neighbours/postie
    rattle/rattles/rattled/rattling * bowl/bucket/tin/bag/feed/treat/treats/bin/keys/packet/tub/box/bars/cage/door/gate/pot
    i/we rattle/rattled/rattling/shake/shook/whistle/whistled/clicked/cough/coughed/sneeze/sneezed/cried/screamed/wheeze/yelled
    shake/shook/shaking the box/bag/tin/pot/packet/treats/bucket/pellets/rug/blanket/tub
    clean/clear as a whistle | whistle for | whistled for
    heart in my mouth | my heart sank | by heart | heart of gold
    house/room/street/yard/barn/home is/was quiet | house/room/everyone/night/yard/barn/evening * =quiet | keep/keeping/kept * =quiet | =quiet night/evening/room/spot/corner/place/stable/yard/hour
    lazy day/sunday | big day | white line/board/lie/wash/van/fleece/vinegar/noise
    old dog new tricks | dog tired | cat nap | last gasp
    swear/swore/sworn | dry bedding/food/pellets/mix/biscuit/kibble/matter/towel/day/spell/ground/shavings | wet towel/day/weather/tissue/cloth/wipe/wipes/field/ground/grass/kitchen/paper/winter/spring
    rusty on wet | loose box/change/hay/leaf/ends/lead/schooling
    drop off at | dropped him/her/it/them off | drop/dropped her/him into | drop the vet | drop of golden
    blow dry/dryer | blow torch | blow the budget | blowing a gale | wind blowing | windy blowing
    out of breath i | hold my breath | waste of breath | under my breath
    =lie in | lie of the land | weak spot | weak tea | weak winter sun
    pins and needles owner | a stitch in time | box of frogs | sausage dog
    lump sum | lump of wood/coal/soil/ice/butter/sugar/clay/hay/cheese | sugar lump/lumps | take * lumps
    cough up the/for/money | cough mixture/sweet/medicine
    hot water/chocolate/drink/tap/potato/meal/tub/hose/sauce/plate/glue | cool/cold drink
    stitch on * jumper | pant leg/legs | pair of pants/tights
    road/vet/day/long/hour/boat trip | trip to/into/home | on * =trip | the =trip | poor thing/boy/girl/lad/lass/love/chap/soul/lamb/baby/old/little/poppet/mite/sod/sausage/fella/beast/creature | cut hay/grass/back/down/short/nails/claws | haircut | wind and rain | windy | second wind | the wind
    coat rack/hook/hanger/stand | my coat | raincoat
    smell of food/dinner/cooking/treats/hay/bleach/perfume/paint
    strain of | muscle of the | straining at * lead/leash/bit
    depressed market | flake of hay | flakes of hay | flaky pastry | flake of
    pussy cat | pus free | on edge of | tick tick tick | paddling pool | paddle/paddles/paddling/paddled in * water/pool/bath/bowl/dish/puddle/sea/river | respond to treatment/antibiotics/medication/meds/steroids/painkillers | circle of | vicious circle | circle line
    scratch card | from scratch | up to scratch | scratch at * door/window/gate/carpet/bars | scratching at * door/gate
    bump into | bumped into a friend | speed bump | bumpy road/ride/journey | goose bumps
    growth spurt | mass of hay | mass produced | seat belt
    stiff drink/breeze/brush/broom/upper/competition | scared stiff | bored stiff | pale ale | pale yellow wall | grey area/gelding/mare/pony/horse/colt/filly/stallion/rabbit/doe/buck
    question mark | quick one/question | long story | cut a long story | who/that/which is not well | who/that/which not well | blue eyes/eyed | nothing to do with | pay/paid an arm and a leg | arm and a leg | dead on my feet | killing me | under the weather myself | blue in the face
    a/my/our/the/small/tiny/ground/first/second/third/floor/top/upstairs/rented/council/bedroom/studio/basement =flat in/with/on/above/near/at/and/so/. | =flats | block of =flats | live in/lives in a/the/my/our =flat | =flat/=new/=car/=winter tire/tires/tyre/tyres | =flat face/faced/white | dead battery/brake/phone/line/end | =flat feet
    in stitches | pull/pulling my hair/own | hair pulled/tied/done | puncture in * tyre/tire | slow puncture | short cut | cut down/back/off/out on | cut him/her/me some slack
    car/the/new exhaust/exhaust pipe | hunch that | have/had a hunch | phone/it vibrate | click/clicked/clicking on * link/button/here/site/page | roaring fire | tumble dryer/drier | stumble/stumbled across/upon/on this/your/the | paddling pool | paddle board/boarding
    i am anxious/nervous/confused/starving/stressed/worried/panicking/depressed/exhausted | i am so anxious/nervous/confused/starving/stressed/worried | stressing/stresses/stressed me out | stressing me/us | waste/wasting your/my/our/time | icy road/roads/ground/path/pavement/wind/water/weather/patch/outside
    meal/wax/super/silk/butter/earth/horn/blood/red/morio worm/worms | worm/worms/worming tablet/tablets/treatment/drops/pill/pills/powder/paste/count | feed/feeding/fed/eat/eats/eating/ate/offered * worms | flea/fly/bug/water/hair/nasal spray | spray bottle/paint/bar
    scratch/scratching post/pole/board/pad/tree/mat | one ear up and one ear down | one ear up | shake/shakes hands/paws/paw/hand/on | milk shake | knuckle down
    hide/keep/keeps/stash/stashes * his/her/my/our/the/their stash/toys/food/socks/treats | put/puts/puttin them/it/everything under/behind the/sofa/bed/couch | keep his/her stash | hair ties/bands/bobbles in/about/from/all | brings/bring/steals/nicks/collects/loves/hoards * hair ties/socks/bobbles
    question mark | brought up by/in/with/to/as/near/around | was/is/been/were brought up | scrap/scraps of | business as usual | critical mass | traffic congestion | growth rate/chart | ne mange | mange pas/plus/rien/bien/peu/moins | quick one/question | long story | cut a long story | who/that/which is not well | who/that/which not well | blue eyes/eyed | nothing to do with | pay/paid an arm and a leg | arm and a leg | dead on my feet | killing me | under the weather myself | blue in the face
    a/my/our/the/small/tiny/ground/first/second/third/floor/top/upstairs/rented/council/bedroom/studio/basement =flat in/with/on/above/near/at/and/so | =flats | block of =flats | live in/lives in a/the/my/our =flat | =flat/=new/=car/=winter tire/tires/tyre/tyres | =flat face/faced/white | dead battery/brake/phone/line/end | =flat feet
    albino/white/cream * =red/=pink/=ruby eyes | fur/coat =red/=pink/=ruby eyes | fur/coat , =red/=pink/=ruby eyes | born with =red/=pink eyes | =nurse/=nurses
    black and white | white and grey | ginger and white | brown and white | white and brown | grey and white | all white/black rabbit/cat/dog/horse
  `),
  ],
  horse: phrases(`
    roll in/on * mud/sand/snow/paddock/field/grass/dust/dirt/turnout | good/nice/lovely roll | have/had/having/likes/loves a roll | roll after * work/ride/rug/turnout | rolled in mud | rolling in mud
    hay/haylage roll | roll of | rolled oats/barley/grain | rolled up/down/over * sleeve/trouser | roll call
    back/front door | back of the net | back in work
    loose in * field/yard/school | loose schooling/jump | buck eejit | not worth a buck | quick buck
    nod off | box rest | in his/her box | tongue tie | tongue strap
    bolt on/of/hole/gun/cutter | the bolt | bolt the door | door bolt
    resist the/putting/buying | irresistible | could not resist
    poultice it/on/overnight | blow/blew/blowing his/her nose | the roar of * traffic/engine/river/lorry
    stamp of approval | passport stamp | hollow tree/ground/log | hollow ring | uneven ground/surface/floor/field/track
    bolt of lightning | foot of the * bed/hill/ramp/gate | on foot | by foot | foot in the stirrup
  `),
  rabbit: phrases(`
    rhd/rvhd/vhd/myxi/myxo/mixi/myxomatosis * vaccine/vaccines/vaccinated/vaccination/vaccinations/jab/jabs/booster/boosters | vaccine/vaccinated/vaccination/jab/jabs/booster * rhd/rvhd/vhd/myxi/myxo/mixi/myxomatosis | rhd/rvhd/vhd * myxi/myxo/mixi/myxomatosis vaccine/vaccines/vaccinated/vaccination/jab/jabs/booster | myxi/myxo/mixi * rhd/rvhd/vhd vaccine/vaccines/vaccinated/vaccination/jab/jabs/booster
    flop/flops/flopped/flopping on * side when/happy/relaxed/content | eat/eats/eating * cecotropes/cecotrophs/caecotrophs | bunny flop | dead bunny flop
    buck/doe/boy rabbit | chewing/chew/chews/chewed the/his/her/at bars/carpet/skirting/sofa/toy/stick/wood/cardboard
    thump/thumping * tail | nest box | mountain of hay
    dig/digs/digging at * carpet/floor/door/sofa | shaken/shake/shook like/by/around * toy/rag/doll/dog/dogs/fox/cat | shaken by
    pluck/plucked up * courage
  `),
  hamster: phrases(`
    sleep/sleeps/sleeping/asleep in/during/through * day | stuff/stuffs/stuffing/fill/fills * cheeks/pouches | in a ball
  `),
  ferret: phrases(`
    they/ferrets stink/stinks/smell/smells
  `),
  guinea_pig: phrases(`
    skinny pig/pigs
    rumble/rumbles/rumbling/rumbled at | rumble strut
  `),
  bird: phrases(`
    cock/cockerel/rooster crow/crows/crowing
  `),
  reptile: phrases(`
    bask/basks/basking * mouth open/ajar | shed last/this/yesterday night/week/month/morning/whole/complete
  `),
};
