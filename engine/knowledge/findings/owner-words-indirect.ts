import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** How owners of any animal say a sign of the whole body or the gut without its name: what it no longer does, what is left over, what it looks like. */
export const ownerWordsIndirect = {
  appetite_loss: phrases(`
    <morsel> * like/as/how/where i left/put it/them | <morsel> exactly/just as/like/how i left/put | exactly as/like/how i left it
    not/hardly/barely/scarcely make/made * dent in | barely/hardly touched | hardly/barely/scarcely * dented
    not look/looked/looking/glance at <morsel> | not sniff/sniffed at <morsel> | not so much as look/sniff/lick/nibble/touch
    <morsel> not been/be touched | <morsel> never touched | <morsel> * ignored | <morsel> gone stale/limp/brown/soggy/wilted | <morsel> * going brown/limp/stale/soggy
    <morsel> just sat/sits/sitting/sit there | <morsel> sat/sits/sitting/lying in * bowl/dish/rack/bucket/manger/cage | <morsel> * wilted/wilting/uneaten/left over
    <morsel> * untouched/uneaten | untouched/uneaten <morsel> | <morsel> still/all there | <morsel> * still full | <morsel> still in * bowl/dish/rack/bucket/manger/cage/net
    not come/came/coming run/running/rushing/trotting/galloping for | not come/came/coming over/up/out/down for <morsel> | not come for <morsel> | not get/got/getting up for <morsel>
    not come when i shake/rattle/open | not run/rush/race over for | not bother/bothered coming for | not bother/bothered with/about <morsel> | not meet me at * <morsel>
    not stand/waiting/wait at * gate/door/bars/fridge for <morsel> | not beg/begging/shout/shouting/call/calling/wheek for <morsel>
    blank/blanked/snub/snubbed/shun/shunned/spurn/spurned/reject/rejected/ignore/ignored/decline/declined * <morsel> | left/leaving/leave/leaves his/her/its/the/their/most/half/all <morsel>
    not a/one/single <bite> has/gone/eaten/passed/taken/of | not so much as a/one/lick/nibble/sniff/bite | not had/have/take/taken/eat/eaten/ate/touch/touched a/one/single <bite> | not one <bite> | not taken/took/take single/one
    left his/her/its/the/their <morsel> | <morsel> refused | refuse/refused/refuses/refusing <morsel>
    no interest in * <morsel> | not interested in * <morsel> | lost interest in * <morsel> | not want/fancy/take/accept/have his/her/any/his/the <morsel>
    turn/turns/turned * away/head/back * from/on <morsel> | turn/turned/turns * nose/head up/away/aside | nose turned up | shove/pushes/pushed/push * <morsel> away/aside
    look/looks/looked at <morsel> and walk/turn/go/went/move/looked/leave | sniff/sniffs/sniffed * <morsel> and/then/but walk/walks/walked/turn/turns/turned/move/leave/leaves/wander
    sniff/sniffs/sniffed at/his/her <morsel> but | go/goes/went/walk/walks/comes to * <morsel> but not/walks/then | walk/walked/walks away/off from * <morsel>
    off =his/=her/=its/=their tuck/grub/tea/nosh/scran/fodder/nuts/chow/greens/cud/oats
    off * nosh/grub/tucker/fodder/chow | =off =food | =off eating | off feed
    appetite is/has/was/gone/really/pretty/got/been rubbish/rotten/terrible/awful/shot/poor/dire/nil/zero/vanished/dwindled/disappeared/suffered/tanked/dwindling/patchy/iffy/missing/waned/flagging/bad | appetite rubbish/terrible/awful/shot/dire/nil/zero/vanished/dwindled/disappeared/tanked/dwindling/patchy/iffy
    appetite not great/good/there/what/brilliant/right | appetite out of the window | no desire/inclination/wish to eat | lack of interest in <morsel>
    half * <morsel> left | half/most/some/lot/rest of * <morsel> left | left half/most/some/three/lot of | leaves half/most/some/bits | most of * <morsel> still/left/there
    few/couple/two/three * mouthfuls/nibbles/strands | few/couple/two * bites of/and/then | takes/took/take one/two/a bite/mouthful/nibble and/then
    one bite/mouthful/nibble and/then | picking/picks/picked/pick at <morsel> | picking/picks/picked at best
    not/no tempt/tempted * with/by/even | tempt/tempting/tempted/coax/coaxing/coaxed/persuade/bribe * eat/with/food/him/her/it/them | tried everything to * eat | everything to tempt
    hand feed/feeding/fed | fed by hand | spoon feed/feeding/fed | critical care | recovery food
    usually/normally * first to/at/in * bowl/food/fridge/gate/dish/feed | usually/normally/normal/usual/total/proper/such * <glutton> normally/usually/but
    usually/normally * <glutton> | total/complete <glutton> normally/usually | normally/usually eats/clears/finishes everything/anything/all/lot/bowl | normally/usually love/loves/adore/adores/crazy/mad/mental * <morsel>
    eat/eating/ate/eats like * sparrow/bird/mouse | eat/eating/ate/eats quarter/third/tenth/fraction | quarter/third/fraction of what | eat/eating/eats less and less
    food goes/going to waste | wasting * food | not clear/clearing/cleared/finish/finishing/empty/lick/licking his/her/its/the bowl/plate/dish/feed/net/bucket/manger
    not clean/cleaning/cleaned up | not clearing up | not hoover/hoovering/scoff/scoffing/wolf/demolish/munch/munching/nibble/nibbling
    fussy/fussier/picky/choosy/faddy eater/eating/about/with <morsel>/eating/lately/now/all | gone fussy/picky/choosy/faddy | got fussy/picky/choosy
    eat/eats/ate/eating only/just/barely/hardly/scarcely the/a/his/her/few | only/just eat/eats/eating/ate the/a/her/his/few
    not been/was keen on/for <morsel> | not keen on/for | not up for * <morsel> | can not be bothered with <morsel> | not bothered about <morsel>
    not got/had/have much/any/an appetite | without * appetite | not as/so greedy/hungry/keen/eager/food/foodie | not much of an appetite | nibble/nibbles/nibbling * bit/little and/then leaves/leave/stop/stops/walks
    skip/skipped/skips/missed/miss/misses/missing * breakfast/dinner/meal/meals/supper/tea/lunch/feed/feeds | gone without * <morsel>/breakfast | not hungry
    not had/eat/eaten/ate/touched his/her/its/any/the/a/much breakfast/dinner/supper/tea/lunch/hay/feed/haynet/food/veg/pellets/greens
    not touch/touched/touching his/her/any/the/a <morsel> | not touched <morsel> | not finish/finished/finishing/eat/eaten/ate up * <morsel>
    drop/dropped/drops/gone/went off in * eating/appetite | barely/hardly/scarcely eat/eating/eaten/ate/nibble/nibbling/pick/graze/grazing/munch/munching
  `),
  eats_nothing: phrases(`
    not one/single piece/bit of food
    not eat/eaten/ate/touch/touched single/one <bite>
    nothing has/=have pass/passed/past * lip/lips/mouth | nothing passed/past his/her lips | nothing/nowt gone in * mouth | not put/putting anything in * mouth
    eating nothing/nowt/zilch/zero/nada | ate/eats/eaten/eat nowt/zilch/zero/nada | nothing at all to eat | no food at all | zero/zilch food/appetite/interest in food
    not touch/touched/eating/eat/eaten/ate/take/taken a/=thing thing/bite/crumb/morsel/scrap/mouthful/nibble/anything | refuse/refuses/refused/refusing everything/anything/all
    completely/totally/entirely/right off =his/=her/=its/=food/their | will/would/can not eat/touch/take/look anything/at/thing/any
    no interest in/at * anything to eat/food | turn/turned/turns/refuse/refused * everything i/we offer | not even * favourite/favorite/treat/treats/banana/apple/carrot/polo/cheese/chicken
    even * favourite/favorite/treat/treats/banana/apple/carrot/polo/raisin refused/ignored/left/turned/untouched
    will/would not even take/eat/touch/sniff/look | hunger strike | gone on hunger strike | nothing eaten at all | not a scrap | given up eating/food | stopped eating altogether/completely/entirely/everything
    completely/totally stopped/quit/given eating/up eating | not eating at all | nil by mouth
  `),
  not_eating_12h: phrases(`
    last ate/eat/eaten/fed/meal/nibbled * yesterday/night/evening/hours/teatime | last time * ate/eat/eaten * yesterday/night/evening/hours
    last thing * ate/eat/eaten * yesterday/night/evening | nothing since/from last/yesterday/breakfast/teatime/dinnertime * night/evening
    not touched/eaten/eat/ate * overnight/all night/all day/through the night | not a <bite> * overnight/since/all/all day | no food/breakfast or dinner/supper/tea | refused breakfast and/or dinner/tea/lunch/supper
    food/hay/bowl/pellets/haynet/dinner * from last night/yesterday/night | <morsel> * last night * not/still/untouched | nothing eaten/ate/eat overnight/all/since | missed/refused/skipped two/both/2/three meals/feeds
    12/13/14/15/16/17/18/19/20/21/22/23/twelve/eighteen/fifteen/twenty hours without/since/with * food/eating/eat/ate/meal
    not one piece/bit of food * 12/hours | all night without
  `),
  not_eating_24h: phrases(`
    last ate/eat/meal * yesterday morning/lunch/lunchtime/day/days | last ate/eat/eaten/meal/fed * days ago
    no food * 24/36/48/two/three/2/3/four/4/couple hours/days | nothing eaten/ate/eat * two/three/2/3/couple/few/24/36/48 days/hours
    24/36/48/two/three/2/3/couple of hours/days without food/eating | whole day without eating/food | second/third/fourth day * not/no/without/off eating/eat/food/hay
    whole week without food
  `),
  appetite_up: phrases(`
    scoff/scoffs/eat/eats/eating/ate more than used/usual/normal/before/ever/he/she | forever/always/constantly/endlessly begging/hungry/starving/raiding/scavenging/on scrounge/eating/scoffing/demanding food
    forever/always/constantly begging/begs | eat/eating/eats us/me out of house | house and home | hollow legs | can not fill him/her | never full/fills/satisfied/satiated | hungry all hours | always after food
    hoover/hoovers/hoovering up everything | food mad lately/now | steals/stealing/stole/nicks/nicking/pinches/pinching food | mug/mugs/mugging * for food more | appetite * roof/enormous/doubled/massive/bigger/monstrous
    hungry monster | hunger of | bottomless | wants/want second/seconds/thirds | licks * bowl clean and wants/begs/asks/looks
  `),
  '!appetite_loss':
    phrases(`    still eats/eat/eating like * horse/pig/king/champ/queen/trooper/trojan/good/gannet/hoover/elephant | eats/eat/eating like * champ/trooper/trojan/hoover/gannet/good
    eats/eat/eating for england/two/britain/england | eats/eat/eating anything/everything/all i/we/put/in/day/sight | eats/eat/eating all day | eat/eats/eating/ate and poo/poos/poops/pees/drink/drinks
    =eats =poos | =eats he/she/it/all
    comes/came/come/run/runs/ran/rush/rushes/trots/gallops/pops/races for his/her/their/food/breakfast/dinner/treat/treats/kale/greens/supper/tea/feed/hay/pellets/carrot/carrots
    still * first/waiting/queueing at/to/in * fridge/gate/bowl/door/bars/dish/feed/bucket | still/always/and/but first at/to * fridge/bowl/dish/bars/door/bucket | still taking/takes/took/take/accepts/accepted * <morsel>
    took/taking/takes * <morsel> from * hand/fingers/me | took/taking/takes/eats/eating/ate from * hand/fingers/my | breakfast/dinner/tea/supper/feed/food/bowl/hay * vanish/vanishes/vanished/disappears/disappeared/gone/demolished/inhaled/devoured * seconds/minutes/usual/flash/normal
    vanish/vanishes/gone/disappears/disappeared in seconds/minutes | food/dinner/breakfast/hay/pellets/bowl disappears/disappeared/vanishes/vanished/demolished/hoovered/inhaled/polished
    mug/mugs/mugging * for carrots/treats/food/polos/apples | munch/munches/munching/munched hay/away/grass/happily/greens/veg/pellets/on his/her/the/everything
    tucking/tucks/tuck into/in | hoover/hoovers/hoovering/hoovered up/his/her/hay/everything/food/it | scoff/scoffs/scoffing/scoffed his/her/everything/food/hay/dinner/treats/pellets/the/lot/as
    wolf/wolfs/wolfing/wolfed it/his/her/down/everything/food | gobble/gobbles/gobbling/gobbled up/his/her/down/everything/food | demolish/demolishes/demolished/demolishing his/her/hay/haynet/food/dinner/breakfast/everything
    polish/polished/polishes/polishing off | clear/clears/cleared/clearing/clean/cleans/cleaned/lick/licks/licked/empty/empties/emptied his/her/its/their/the/every bowl/plate/dish/bucket/feed/haynet/manger/net/rack/clean/hay
    licked/licks * bowl/plate/bucket clean | greedy as ever/usual/always | hungry as ever/usual/always/horse | appetite * champion/brilliant/fantastic/fab/ace/strong/undiminished/intact/hearty/unaltered | appetite * spot on | appetite as ever/usual/always/before
    appetite of a horse/pig | nothing wrong with * appetite | nothing/not put/puts him/her/it off * food | off his food no | food still going/goes down | eating and drinking | =eating =drinking
    eating/eats/eat/ate as normal/usual/ever/always/before | eating/eats/ate/eat fine/normally/ok/okay/great/grand/happily/loads/plenty/properly/brilliantly/perfectly/lovely/nicely
    still/happily/normally grazing/graze/grazes/nibbling/nibbles/nibble/chewing/browsing/picking at grass | grazing away/happily/normally/quietly/as/fine/contentedly/with | started/back grazing/eating/munching | had/eaten/ate/finished his/her/all/their breakfast/dinner/tea/supper/feed/lunch/hay
    begging/begs/beg/shouting/shouts/yelling/whinnying/wheeking/squeaking/nickering/neighing for food/breakfast/dinner/treats/tea/supper/feed/hay/carrots/more | food is still | no change in * eating/appetite/eating habits
    still a/his/her/the greedy/gannet/piggy/dustbin/hoover/bin/foodie/pig/gutsy | interested in food/treats/dinner/breakfast/hay | food/treat driven/motivated/mad/obsessed | keen as ever/mustard`),
  lethargy: phrases(`
    not come/came/coming to/over/out/up/down/running say/to/greet/meet/door/gate/hello/me/call/when | not greet/meet/met/greeted/greeting me/us/at
    not lift/lifted/raise/raised head/eyes when/to | not get/got/getting up/off/out * bed/floor/sofa/basket/corner/to/when/for/all/today/much | not leave/left/leaving his/her bed/basket/corner/spot
    sleep/sleeps/sleeping/slept on feet/foot | sleep/sleeps/sleeping/slept/naps/dozes/snoozes most/much/nearly/almost/whole/more/twice/constantly/round
    asleep/dozing/snoozing most/much/all/nearly/almost/more/half of | fed up | browned off | down in mouth | down in dumps | hangdog | face like a wet
    not/no bit/any/much/got/has go/oomph/bounce/spark/pep/zip/zest/fizz/sparkle/life/fight in/about/left | lost/no/without * mojo/bounce/spark/sparkle/pep/zip/zest/oomph/fizz/joie/cheek
    not bouncing/bounce/bounced/bouncy | shadow of * self/former/old | run/running on empty | out of batteries | dead on feet/foot | like zombie/sloth/statue
    very/bit/quite/so/really/rather/seems/seem/is/looks/look/feels/gone/been/all =flat today/lately/since/now | =flat in himself/herself/mood/spirits | =flat and
    mopey/moping/mopes/mooching | moody and | down and =quiet | very/bit/so/too/really/unusually/awfully/rather/quite/gone/going/been =quiet | =quiet today/lately/and/for him/her/since/in himself/herself | gone =quiet
    not/never interested/bothered/interest in/about/with anything/anyone/anybody/toys/playing/us/world/life/going | not interested in anyone | no interest in anyone/world/life/toys/going
    not want/wants/wanting/up for/keen on/to/fancy play/playing/walk/walks/fetch/ball/toys/cuddle/cuddles/out/go out/going out/come out/explore
    not play/played/playing with/ball/fetch/toys/at all/any/since/today | toys untouched/ignored/left | ignore/ignores/ignoring/ignored * toys/ball/toy/wheel/us
    just/only lies/lie/lays/lay/lying/laying/sits/sit/sat/sitting/flops/loafs/slumps about/around/still
    slumped/slumping in/on/over/there/against | stood/standing/stands like a statue/lemon/zombie | like a lemon/statue/zombie/sack | head hang/hanging/hangs/hung/droop/drooping/droops/drooped/low
    bottom/lower/bottom =lip hang/hanging/drooping/hangs/droop/dangling | ears flopped/sideways | lack/lacks/lacking/lost/no energy/enthusiasm/interest/vigour/vim/drive/enthusiasm | less energy/energetic/lively/bouncy/playful/active/chatty/perky
    slow and miserable | slower/sluggish today/lately | moving slowly | miserable/glum/subdued/dejected/lacklustre/sad/unhappy today/lately/looking/little/self
    feeling/feels/looks/look/looking/seems/seem/bit/very ropey/ropy/crook/peaky/peaked/poorly/sad/unhappy/glum/dejected/miserable | feeling/feels/looks/seems sorry/rotten
    not firing/running on all | not on * form | off * form | not * normal/usual/old/cheeky/happy/bouncy/chatty/playful/nosy/jolly/bubbly/bright/sunny/naughty/silly/mad self | not =right in/since/today/all | not quite =right
    not the same/herself/himself dog/cat/horse/rabbit/bird/animal/boy/girl/character/pony/mare | not quite/really/at all/been/acting himself/herself/itself | not been/being himself/herself/itself/right
    out of sorts | under weather | out of character | worn out | pooped out | done in | tuckered out | dead tired
    usually/normally into everything | usually/normally on the go
    not want/wants/wanting to know | not budge/budged/budging | can not be bothered/arsed | cba | barely/hardly/scarcely moved/moves/move/moving/stirred/stirs/stir/reacts/acknowledges/budged/awake
    hardly/barely a flicker | no reaction when/to my/me/us | not even/barely look/looked/react/reacted/lift/lifted/stir/stirred/flinch up/when/at/head
    one place/spot/corner all | same spot/place/corner all/since/for | not moved/budged/shifted/stirred from/off/since/all/for/an inch/much/in
  `),
  '!lethargy': phrases(`
    fine/ok/okay/well/happy/grand/good/right/chipper/chirpy/perfectly in himself/herself/itself/themselves/theirself | usual/normal/old/happy/cheeky/nutty/mad/bouncy/crazy/silly/chatty/nosy/bubbly/naughty/sassy/daft self
    his/her usual/normal/old * self | he/she same as ever/always | apart from that * usual/normal/himself/herself/happy/fine/bright | otherwise/apart that fine/happy/himself/herself/normal/bright/well/right
    bright as a/as ever/button/and/eyed | he is/=is/she/seems/looks/very/still =bright | bright and breezy/perky/bouncy/happy/cheerful | happy girl/boy/chappy/chap/bunny/horse/enough/otherwise/bird/pig | happy as ever/larry/anything/sandboy
    full of beans/it/mischief/life/energy/the joys/himself/herself/go | binkying/binkies/binky/zoomies/popcorning/zooming * as/round/about/around/lounge/garden/still/daily | does/did/doing/has zoomies/binkies/laps
    behaving/acting/acts/behaves/being/is/seems/seem/looks/look like normal/himself/herself/usual/nothing | seems/acting/seem himself/herself/itself | seems herself/himself/itself | is/looks completely/totally/perfectly/absolutely fine/normal/happy/well
    looks/seems/seem/look completely/totally/perfectly/absolutely/otherwise fine/normal/happy/well | lively/perky/alert/playful/active/cheerful/cheeky/chirpy/chatty as ever/usual/always/normal
    still up to mischief/usual/tricks | still * cheeky/chatty/playful/lively/nosy/perky/active/bouncy/naughty | still galloping/charging/tearing/bouncing/bombing/zooming/racing/running/playing/binkying/flying/hooning/haring/trotting about/around/round/after/with/up
    causing trouble/chaos/havoc/mayhem | mischief as ever | into everything | no change in * mood/behaviour/behavior/character/him/her/energy/attitude | energy as ever/usual/normal/fine/great/good/levels
    tail/ears pricked/up | ears forward/pricked/up | bounce/bounces/bouncing/bounced off/about/around | charge/charges/charging about/around | just as/still as lively/happy/bouncy/bright/cheeky/playful/active`),
  drinks_more: phrases(`
    bucket/bowl/bottle/dish after bucket/bowl/bottle/dish | emptying/empties/emptied/draining/drains/drained/downing/downs/downed/finishing/finishes/polishing/gets through/getting through/going through/goes through/went through * bucket/buckets/bottle/bottles/bowl/bowls/trough/water
    glug/glugs/glugging/glugged/chug/chugs/chugging/gulp/gulping/guzzle/guzzling/slurp/slurping/swig/swigging * water/gallons/buckets/litres/loads/constantly/non/pints | necking/downing/lapping * water/gallons/buckets/litres/pints
    =glugging/=chugging | filling/fill/fills/filled/refilling/refill/topping/top * it/bottle/bowl/bucket/water/dish morning/twice/three/several/constantly/all/every/up/again/more/times
    filling/refilling it/bottle/bowl/bucket | bottle/bowl/bucket/trough/water * used/usually/normally last/lasts/lasted | bottle/bowl/bucket lasts/lasted/last half/one/two/less/barely/no | twice/double/three times * water | water * twice/double/three times * usual/normal
    drink/drinks/drinking/drank/drunk litres/pints/buckets/gallons/oceans/tons/heaps/masses/bowlfuls/rivers/endless/more/constantly/twice/double/like/for england/well over
    head in * water/bucket/bowl/trough | never off/away/out of * water/bottle/bowl/bucket/drinker/tap | glued to/always at/on/camped/parked/constantly at/on * water/bottle/bowl/bucket/drinker/tap/trough
    thirst of a | raging/terrible/unquenchable/massive/incredible/awful thirst | can not quench | parched | thirsty | live/lives/living at/by/in * water/bottle/bowl/bucket/tap/trough | water intake/consumption * gone/doubled/up/through/shot/increased
  `),
  '!drinks_more': phrases(
    `drink/drinks/drinking/drank same/normal/usual/no more/as | water going/goes down as/at usual/normal/same | drinks/drinking nothing out/extra`,
  ),
  drinks_less: phrases(`
    water/bottle/bowl/bucket/trough * level * same/moved/changed/dropped/gone/budged/shifted | water/level/bottle/bucket/bowl has/have/=is not gone/moved/dropped/changed/budged/shifted/touched/been | water/bucket/bowl/bottle/trough not moved/touched/dropped/budged/gone
    water level * not/same | water/bottle/trough/drinker * still full/brim | full water bowl/bucket/bottle | water same as/level | not touched/touching/drunk/drank/had * water/bottle
    not a drop/sip * water/drunk/drunk | not had a =drop/sip/drink | not take/taken/took a sip/drink/drop | not drinking/drunk/drink/drank anything/at all/much/enough/since/nearly/properly/either/or
    off =his/=her water | refuse/refuses/refused/refusing/ignore/ignores/ignoring to drink/water/drinks | hardly/barely/scarcely drunk/drank/drinks/drinking/sips * | lick/licks/licking/licked * spout/bottle/water then/and/but walks/leaves/stops/goes/turns
    only/just/few/couple of sip/sips | water untouched/ignored
  `),
  '!drinks_less': phrases(
    `drinking/drinks/drink/drank water/well/fine/normally/ok/okay/happily/as/away | still drinking/drinks | water going/goes/is down | eating and drinking | eats and drinks | =eats =drinks`,
  ),
  weight_loss: phrases(`
    all/nothing/only but ribs/bones | nothing/just/all ribs/bones | bag/sack/pile/rack of bones/ribs | skin and bones | all ribs | toast rack | clothes horse | like a rake/skeleton/greyhound/whippet/hat rack/coat hanger/racing snake/razor
    count/counting/counted * ribs/rib/bones | see/feel/felt/seeing/feeling/run hand * every/all/each/over * <bones>/bone/bones | <bones>/=bones <stick>/poking/sticking/jutting/showing/visible/prominent/sharp/pointy/bony/showing/shows/pointed/through/obvious
    <bones>/=bones * <stick> up/out/through | <bones>/=bones * sharp/pointy/bony/prominent/visible/obvious/knobbly/jagged | rump/hips/spine/keel gone/got/gotten/feels/getting/going pointy/bony/sharp/knobbly/angular
    gone/got/getting/gotten/going/looks/look/looking/feels/feel/so/very/bit bony/ribby/skinny/scraggy/scrawny/gaunt/angular/bonier/skinnier/thinner/slimmer | bony/knobbly/thin/thinner/skinny over/along/down/across/round the/his/her
    down/dropped from * =to | weight * from * =to | down/dropped/fell/fallen from 1/2/3/4/5/6/7/8/9/10/20/30/40/50/100/200/300/400/500 | down from * kilos/kg/kgs/grams/g/lbs/pounds/stone/lb | down/lost/dropped/shed/losing * kilos/kilo/kg/kgs/grams/gram/lbs/pounds/pound/=stone/lb/ounces/ounce/oz
    rug/rugs/collar/girth/harness/saddle/coat/jumper/tape/headcollar * hang/hangs/hanging/hung/loose/looser/slips/baggy/swamp/swamps/tightest/tighter/two holes/up * | collar/girth/harness/rug * notch/hole/holes tighter/up/in | hang/hangs/hanging off him/her
    shrunk/shrinking/shrunken/shrivelled/wasting/wasted/melting/melted/dropping/falling/fading/disappearing/vanishing away | wasting/fading/melting away | weight is/has falling/fallen/dropping/dropped/melting/plummet/plummeted/pouring/coming/shedding/shifting off/off him
    lost/dropped/losing/shed/shedding/drop/lose * condition/weight/muscle/pounds/bulk/mass/muscling/inches/timber/size | nothing/not/no much of/to/left/meat of/on him/her/them/bones | no meat on | no fat on | less of him/her | half his/her weight
    feels/weighs/weigh light/nothing/less/lighter | weighs nothing/less | like a feather | light as a feather/air | lighter than | hollow flanks/cheeks/flank/temples | waist appeared | tucked up and | went/gone/going to nothing | run up light
  `),
  '!weight_loss': phrases(
    `weight/weighs/weighing/weigh the same/steady/stable/good/as | holding/kept/keeping/maintaining/maintained his/her weight/condition | good/healthy/great/nice weight/condition | well covered | good flesh`,
  ),
  '!weight_gain': phrases(`weighs/weight/weigh the same/steady/stable/unchanged/as`),
  weight_gain: phrases(`
    gone/got/getting/gotten/looking/looks/bit/very/rather/quite/too/so/well =fat/tubby/porky/podgy/chunky/round/rotund/portly/barrel/plump/chubby/wide/stout/rolly/roly/fatter/rounder/wider/heavier/tubbier/chunkier
    pile/piling/piled/put/putting/packed/packing/gain/gained/gaining on pound/pounds/weight/kilo/kilos/timber/beef/grams/fat | spare tyre/tire | love handles | double chin | rolls of fat | fat rolls/pads/as | like a barrel/beach/space | can not feel * ribs | shape of a barrel/ball/football
  `),
} satisfies Lexicon;
