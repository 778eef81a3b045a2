import type { ConceptField } from '../src/concept-types.ts';

/** Concepts that every field uses: manners, sides, times, company. Add forms here; a field's own concepts stand in its file. */
export const common = {
  denial: {
    /** Takes away what is said next. */
    none: `not | no | never | without | no longer | will not | can not | stop | =quit | refuse to | unable to | fail to | nor | neither`,
  },
  manner: {
    /** The act is not done. */
    none: `nothing | none | zero | stop | =quit | refuse`,
    less: `less | not much | not really | hardly | barely | scarcely | only a little | only a bit | a little bit | half | not as much | fewer | reduced | decreased | slow down`,
    more: `more | a lot | lots | loads | constantly | excessive | excessively | too much | so much | non stop | nonstop | increased | all the time | like crazy | twice as much | gallons | masses`,
    often: `often | keep | keeps | again and again | over and over | repeatedly | every few minutes | many times | frequent | frequently | several times | constantly`,
    effort: `strain | struggle | try to | try and | push | force | hard | difficulty | trouble | effort | work hard`,
    painful: `cry | cries | yelp | scream | squeal | whimper | whine | ouch | pain | painful | hurt | sore | flinch | growl when`,
    fast: `fast | rapid | rapidly | quick | quickly | faster`,
    slow: `slow | slowly | slower`,
    sudden: `sudden | suddenly | all of a sudden | out of nowhere | overnight | in an instant`,
    wrong: `wrong | odd | strange | weird | funny | different | not right | not normal | abnormal`,
  },
  quality: {
    swollen: `swollen | swell | swelling | swelled | puffy | puffed up | blown up | enlarged | inflamed | ballooned | bulge | bigger than | twice the size | size of | swolen | swollin | swollon`,
    red: `red | redness | reddened | bloodshot | pinkish | inflamed | angry looking | scarlet | crimson`,
    white: `white | whitish | snow white | chalky`,
    yellow: `yellow | yellowish | yellowy | orange | custard colour/color | mustard`,
    black: `black | blackish | tarry | dark`,
    green: `green | greenish | lime`,
    blue: `blue | bluish | purple | purplish | lilac | mauve | grey blue | purpley | purply | blueish | bluey`,
    pale: `pale | white | paler | washed out | no colour/color | colourless/colorless | ghostly`,
    hot: `hot | warm | burning | boiling | feverish | heat`,
    cold: `cold | freezing | icy | chilly | cool`,
    hard: `hard | firm | solid | rock | tight | drum | tense`,
    soft: `soft | squishy | mushy | spongy`,
    wet: `wet | damp | soaked | soggy | moist | sopping | wetness`,
    dry: `dry | dried | parched`,
    thin: `thin | skinny | bony | skeletal | skin and bone/bones`,
    big: `big | huge | large | enormous | massive | giant`,
    small: `small | tiny | little | smaller`,
    smelly: `smell | smelly | stink | stinky | stinking | foul | reek | stench | rank | whiff | whiffy | pong | rotten | putrid | rancid | fishy | minging | niffy | pongy | malodorous | whiffs`,
    sore: `sore | raw | tender | painful | hurt | hurting`,
    crusty: `crust | crusty | scab | scabby | scabbed | flaky | flake | scaly | caked | crusted`,
    bald: `bald | baldness | hairless | naked | bare`,
    broken: `broken | snapped | cracked | split | torn | chipped`,
    closed: `close | closed | shut | glued | stuck together | won't open | can not open`,
    cloudy: `cloudy | milky | hazy | foggy | cloud | misty | glazed over | film over`,
    sticky: `sticky | gunky | gooey | gummy | goopy | slimy`,
  },
  product: {
    blood: `blood | bloody | bloodstained | red streaks | claret | blod | bluddy`,
    pus: `pus | full of puss | puss come/coming/oozing/pouring | pussy | infected gunk`,
    mucus: `mucus | slime | slimy | jelly | snot | phlegm | mucous`,
    discharge: `discharge | gunk | goo | goop | goopy | crud | gloop | matter | weep | weeping | ooze | oozing | leak | leaking | seep | =draining | drains out`,
    water: `water | clear fluid | clear liquid | fluid | liquid`,
    food: `food | meal | dinner | breakfast | kibble | biscuit | =treat | =treats | grub | tea | pellet | seed | feed | scoff | hay | veg | veggies`,
  },
  circumstance: {
    'only-once': `sneezed/sneezes/sneeze/coughed/vomited/hiccuped/hiccupped/puked/farted =once . | sneezed/sneeze/sneezes/coughed/vomited/puked =once when/with/after/this/today/yesterday/and/, | threw up/was sick/been sick once | one/single/1 =sneeze/=cough/=vomit/=puke/=hiccup | one little/tiny/big/small sneeze/cough`,
    'at-night': `at night | night time | during the night | overnight | in the night | 3am | 2am | 1am | 4am | 5am | 1 am | 2 am | 3 am | 4 am | 5 am | 2 a.m. | 3 a.m. | 4 a.m. | a.m. | in the small hours | small hours | early hours | the early hours | all night | middle of the night | half the night | midnight | after midnight | lights out | lights are out | lights go out | 2/3/4 in the morning | nights | night times | nighttime | bedtime | every night | after dark | when it gets dark | nite | at nite`,
    'after-rest': `after rest | after resting | after lying down | when he/she/it get up | first thing | after a nap | after sleep | in the morning | mornings`,
    'one-side': `one side | one | left | right | only one`,
    'both-sides': `both | either side | both sides`,
  },
} satisfies ConceptField;
