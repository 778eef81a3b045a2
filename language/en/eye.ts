import type { ConceptField } from '../src/concept-types.ts';

export const eye = {
  part: {
    eye: `eye | eyeball | peeper | white of eye/eyes | whites of eye/eyes | cornea | eye socket`,
    eyelid: `eyelid | eye lid | lid | lower/upper lid`,
    pupil: `pupil`,
    iris: `iris | eye colour/color | coloured part`,
    'third-eyelid': `third/3rd/inner/second/nictitating eyelid/lid/membrane | haw | haws | cherry eye | nictitating | skin/film/membrane/flap/curtain * across/over/covering/halfway eye/eyes/eyeball | pink/white/red/fleshy/milky skin/flap/membrane/blob/tissue/bit * corner/eye/eyes/eyeball | pink/white/red/milky/sort of/some skin/film/membrane * slid/slide/sliding/over/across/halfway/creeping/crept | skin slid/sliding/creeping/halfway/partway across/over`,
    'eye-corner': `corner/corners of eye/eyes | corner of eye | inner corner`,
  },
  product: {
    tear: `=tears | teary | eyes/eye =tearing | tear stain/stains/streaks/tracks | tear staining/stained`,
    booger: `booger | eye bogey/boogers/bogies | eye gunk | sleep in eye | goop | eye snot | crust | stuff | goo`,
    bubbles: `bubble | foam | foamy | froth | frothy | suds | bubbly | soap suds`,
  },
  quality: {
    bulging: `bulge | bulging | bulges | bulging/bulges out | pop out | popping | popping out | poke/poking/stick/sticks/sticking/stuck/protrude/protruding/pushed/push out | protrude | protruding | bug | goggle | googly | pop eyed | bigger than other/others/left/right | enlarged | prominent | out further/more/farther than`,
    'out-of-place': `out of * socket | popped out | hanging out | dangling | fell out | fallen out | hanging | prolapsed | came/come/comes right out | proptosis | out on cheek | proptosed`,
    'eye-runny': `runny | run | runs | running | water | watery | watering | weep | weeping | weepy | stream | streaming | drip | leak | wet | tear up | tearing | teary | goopy | goop | gooey | gunky | gunk | oozing | ooze`,
    gummed: `gummy | gunky | gummed | goopy | gooey | sticky | stuck | glued | crust | crusty | crusted | caked | sealed | matted`,
    'thick-matter': `thick | yellow | green | yellowish | greenish | creamy | pus | cheesy | custard | milky`,
    'shut-tight': `=shut | =closed | =close | screwed up/shut | scrunched | clamped | squeezed shut | half open | half closed | half shut | half mast | a slit | slit | narrowed | slitty`,
    stuckshut: `glued/stuck/sealed/crusted/gummed/gunged/matted shut/closed/together/up | swollen/puffy shut | glued`,
    milky: `cloudy | milky | hazy | foggy | misty | cloud | haze | fog | mist | film | opaque | smoky | grey | gray | bluish | blueish | smokey | steamed | frosted | glazed | glassy haze | filmy | white spot/dot/patch/film | blue spot/tinge/tint/haze/film/patch | skimmed milk | milk | ulcer | scratch on | murky | marble`,
    uneven: `different size/sizes | uneven | unequal | not match | not matching | not the same | odd sized | bigger/larger/smaller/narrower/wider than | bigger/larger/smaller/narrower/wider than other/others/left/right | more dilated | blown | different`,
    dilated: `dilated | huge | wide | massive | tiny | pinprick | enormous | bigger | smaller | larger | narrower | constricted | big | small`,
    puffy: `swollen | swell | swelling | swelled | puffy | puffiness | fat as | ballooned | blown up | inflated | lopsided`,
    puffed: `puffed up/out | puffed | puff up/out`,
    fattened: `fat`,
    opened: `=open | =opened | =opens`,
    changed: `changed | change | changing | different colour/color | darker | turned brown/dark | gone brown/dark | colour of tea | spread | fleck | freckle | blood in/inside`,
  },
  sign: {
    squint: `squint | squinty | squinting | wink | winking | =winks | keep/keeps/keeping/hold/holds/holding * shut/closed | blink/blinks/blinking lot/constantly/loads/more | light hurt/hurts/bother/bothers | dodging/shies/avoids/avoiding/hates * light | sensitive to light | light sensitive | open eye`,
    'see-nothing': `blind | blindness | sightless | he/she/dog/cat can not see | not able to see | not see out of | lost/lose/losing/loss/loses * sight/vision/eyesight | sight/vision/eyesight gone/going/failing/lost/bad | trouble/difficulty/problems/problem seeing | vision/sight loss/problem/problems | seem/seems/seemed not to see | not seem to see | not see well/properly/right/where | as if nobody was there | not a flicker`,
    'bump-into': `bump/bumps/bumping/bumped/walk/walks/walking/walked/crash/crashes/crashing/bang/bangs/banging/knock/knocks/run/runs/running/hop/hops/hopping/blunder/blundering * into * wall/walls/thing/things/furniture/door/doors/frames/frame/post/gatepost/table/everything/stuff/object/objects/chair/chairs/fence/me/cage | bumps/bumping into | bumping/bumps against | misses/missing the step/steps/perch/bowl`,
  },
  thing: {
    'pink-eye': `pink eye | pinkeye | conjunctivitis | eye infection | sore eye | infected eye`,
    cataract: `cataract`,
    glaucoma: `glaucoma`,
    'pea-eye': `pea eye | fatty eye`,
    'eye-ulcer': `eye ulcer/ulcers | corneal ulcer/ulcers | ulcer on/in eye | scratch/scratched * eye/cornea/eyeball`,
  },
  scenery: {
    'eye-idiom': `keep/keeping/kept eye | keep close eye | caught my eye | rolls/rolled his/her eyes | eye contact | eye drop/drops | eye ointment/cream/wash/wipe | eyewash | a blind eye | turn a blind | bird's eye | eye level | red eyed | evil eye | apple of my eye | cry my eyes`,
    'tear-off': `=tears/=tear/tearing round/about/around/off/up/into/through/down/out | wear and tear`,
    'blind-window': `window blind | the blinds | blind cord`,
    'pupil-school': `star pupil`,
    'stick-around': `glass of water | eye colour of`,
  },
} satisfies ConceptField;
