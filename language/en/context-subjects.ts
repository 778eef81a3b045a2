import type { TriggerRow } from '../src/context-types.ts';
import { row } from './context-row.ts';

/** Whose it is. */
export const subjects: readonly TriggerRow[] = [
  row(
    'owner',
    'next',
    'makes/made/gives/gave me | me and the/my <person> have/had | i have | i am | i have been | i was | i felt | i feel | i had | i got | i have got | i have had | i also have | i have both',
  ),
  row(
    'owner',
    'clause',
    'i am/was/feel <ailing> | i am/was/feel all/also/so/still/really/just <ailing> | i have been <ailing> | i am the one who/with/that | i have lost my | i broke/sprained/twisted/pulled/hurt/cut/burnt/burned/banged/bruised/fractured <mine> | i threw/throw/puked/vomited/spewed/barfed up | i threw/puked/vomited/spewed/barfed | i was sick/vomiting/throwing/ill | and have been sick/ill/vomiting/throwing/coughing/sneezing/unwell/poorly | and am ill/sick/poorly/coughing/sneezing | i come/came/break/broke up/out in | i wheeze/sneeze/cough/itch/react | <mine> back is/has/went | i fell | i slipped | i tripped | i burned | i burnt | my heart | my hand | my hands | my finger | my knee | my back | my neck | my shoulder | my hip | my stomach | my tummy | my own | my leg | my arm | my head | my eyes | my nose | my thumb | my face | my blood | my skin | my foot | me itchy | my allergies | i itch',
  ),
  row(
    'patient',
    'clause',
    'i have a/an/the/my/our/two/one/this/three <animal> | i have <animal> | i have got a/an/the/my/two/three <animal> | i had/have to | i have/had not/never/no/noticed/found/seen/given/tried/taken/put/just/checked/only/cleaned/washed/read/looked/already/also/tried | i have/had him/her/them/the/it | i have had him/her/them/the/it | i have been giving/trying/told/watching/feeding/using/to | i have got him/her | i am not/worried/scared/concerned/wondering/sure/filling/refilling/topping/giving/seeing/noticing/going/trying/asking/just/so/looking/thinking/guessing/hoping/finding/using/feeding/at/a/an/getting/still/really/very/new/on/pretty/in/afraid/giving | i was wondering/worried/told/looking/going/giving/not/just/able/out/at/cleaning/brushing/petting/stroking/in/washing/holding | i got him/her/home/back/up/a/the/an/my/some/<kind> | i feel like/a/so/bad/awful/terrible/his/her/the/as/that/it | i felt a/his/her/it/the/something/like/for/that/around/so | i had a look | i had a <animal>',
  ),
  row(
    'person',
    'clause',
    '<mine> <person> | someone/somebody/anyone/anybody/people who | the <person> | ^ <relative> has/had/have/got/is/was | ^ both/all <person> | ^ both/all the <person> | ^ both/all <mine> <person> | everyone else | <mine> late/old <person> | <mine> other half | vet nurse | a friend',
  ),
  row(
    'patient',
    'clause',
    '<mine> <person> <report> | ^ <relative> <report> | ^ both/all <person> <report> | <mine> <person> and i | <mine> <person> has noticed/found/seen/said/told/taken/given | <mine> <person> is worried/sure/convinced/giving | with <mine> <person> | to <mine> <person> | and <mine> <person> | by <mine> <person> | at <mine> <person> | for <mine> <person> | from <mine> <person> | the <person> said/say/says/told/found/noticed/saw',
  ),
  row(
    'stricken',
    'clause',
    ['<mine> <person>', '<relative>']
      .flatMap((who) => [
        `${who} <ordeal>`,
        `${who} <bodily> <ordeal>`,
        `${who} <have>/needs/needed/underwent <ordeal>`,
        `${who} <have>/needs/needed/underwent <bodily> <ordeal>`,
        `${who} <have>/needs/needed/underwent <bodily> <bodily> <ordeal>`,
        `${who} <be>/got/getting <stricken>`,
        `${who} has/had/have been <stricken>`,
        `${who} <be>/went/came in/into/to/from/out hospital/surgery/theatre/icu/rehab`,
        `${who} <be> in a/an <ordeal>`,
        `${who} <be> in a/an <bodily> <ordeal>`,
      ])
      .join(' | '),
  ),
  row(
    'none',
    'clause',
    ['one/1 is/seems/looks/was', 'one', 'one of them/us/ours is/seems/looks/was']
      .flatMap((one) => [
        `${one} fine/ok/okay/good/normal/well/alright/unhurt`,
        `${one} fine/ok ish`,
      ])
      .flatMap((one) =>
        [', the', ', but the', ',', 'but the', 'and the', 'while the', 'but'].map(
          (link) => `${one} ${link} other <animal>/one`,
        ),
      )
      .flatMap((both) => [both, `${both} is`])
      .join(' | '),
  ),
  row(
    'other',
    'onward',
    'as for <mine>/the other <animal>/one | <mine>/the other <animal>/one/two/three/ones/boy/girl/guy | <mine> other $ | the others | other bun/one is | other cat/dog/pet/rabbit/horse/ferret/hamster/bird/hen | the/a/<mine> <animal> next door | the/a/that <animal> at <mine> <person> work/school/nursery/house/farm/yard | the/a/that <animal> at <mine>/the work/school/nursery/workplace/office/yard/gym/pub | another/a livery/yard/barn/kennel/kennels/cattery/stable/farm has/had/have | <animal> next door | next door has/had/have/got/went | next door <animal> | <animal> two/three/few/several stables/boxes/stalls down/along had/has/have | <animal> two/three/few/several stables/boxes/stalls down/along died/is/was | <animal> two/three/few/several stables/boxes/stalls down/along went/rolled | <animal> two/three/few/several stables/boxes/stalls away/over had/has/have | <animal> two/three/few/several stables/boxes/stalls away/over died/is/was | <animal> two/three/few/several stables/boxes/stalls away/over went/rolled | <animal> two/three/few/several doors/houses down/along had/has/have | <animal> two/three/few/several doors/houses down/along died/is/was | <animal> two/three/few/several doors/houses down/along went/rolled | <animal> two/three/few/several doors/houses away/over had/has/have | <animal> two/three/few/several doors/houses away/over died/is/was | <animal> two/three/few/several doors/houses away/over went/rolled | <animal> two/three/few/several fields/pens/kennels down/along had/has/have | <animal> two/three/few/several fields/pens/kennels down/along died/is/was | <animal> two/three/few/several fields/pens/kennels down/along went/rolled | <animal> two/three/few/several fields/pens/kennels away/over had/has/have | <animal> two/three/few/several fields/pens/kennels away/over died/is/was | <animal> two/three/few/several fields/pens/kennels away/over went/rolled',
  ),
  row(
    'other',
    'clause',
    '^ a/an/another/some <animal> <be>/<have>/got | ^ a/an/another <breedish> <animal> <be>/<have>/got | ^ other <animal> | the/a/that/those <animal> <whence> the/a/another <place> | a/the/another livery/friend/client/customer/breeder <animal> | <animal> on/in/from facebook/youtube/tiktok/reddit/instagram',
  ),
  row(
    'other',
    'sentence',
    'the <animal> i/we had/sold/lost/owned/buried/rehomed | the <animal> that/who/which died/passed | the one before | the/<mine> <animal> before this/him/her/that',
  ),
  row(
    'other',
    'clause',
    '<mine>/the/a <foreign> <be>/<have>/got/keeps/does/did/just/also/who/died | <foreign> is/has/had/was/keeps',
  ),
  row(
    'other',
    'next',
    'in contact with | close to | met/saw/passed/meets a/an/another/some/two <animal> | met/saw/passed/meets a/another coughing/sneezing/limping/sick/ill/poorly | met/saw/passed/near/around/against/with a/another <animal> with/who/that/which | a/another/some <animal> at/in/on/from/down/there/nearby | said/says/mentioned his/her/their <animal>',
  ),
  row(
    'other',
    'clause',
    'his/her/their other <animal>/one/ones | his/her/their/its sister/brother/mother/mum/mom/dad/father/siblings/littermate/littermates/sibling/companion/friend/mate/buddy/cagemate/housemate/kittens/pups/babies | littermate | littermates | housemate | cage mate | cagemate | cage mates | cagemates | bond mate | field mate | fieldmate | stable mate | stablemate | yard mate | herd mate | herdmate | pen mate | neighbor/neighbour/neighbors/neighbours <animal>',
  ),
  row(
    'other',
    'sentence',
    '<mine>/the last <animal>/one | <mine>/a previous <animal>/one | last <animal> | previous <animal>/one | <mine> late <animal> | <mine> first <animal> | one of <mine>/the others | one of ours | another of ours | a former <animal> | i/we/she/he had a/an/another/one <animal> who/that/which/with/once/years |  another <animal>/one died | <mine>/the/an old <animal> had/died/did/used | an old <animal> went/was/screamed/who | <mine>/the old one | her/his late brother/sister | <person> <animal> | <person> shetland/cob/welsh/exmoor/labrador/lab/spaniel/collie/staffie/poodle/tabby/siamese/ragdoll/budgie/cockatiel/lop | the/a/<mine> <person> <animal> | <person> old/young/little/two/new/other/three/last <animal> | <person> has a <animal> | <name> sister/brother/mate/littermate',
  ),
  row(
    'none',
    'clause',
    'the other day/night/morning/evening/side/eye/ear/leg/end/foot/paw/week/one of | the other day i | than the other | other than | on the other | the last one was | the last one he/she | the last day/week',
  ),
  row(
    'patient',
    'clause',
    'and said/says he/she/they/his/her/the | and told me/us he/she/they/his/her/the | mine | mine is | ours | this one | this <animal> | current <animal> | <mine> <kind> | this one is | now he | now she | but he | but she | he also | now the <kind> | the <kind> | <mine> new <kind> | anyway | meanwhile | <mine> current <kind> | the <kind> also | <mine> <kind> also | is it catching | <mine> boy | <mine> girl | <mine> little/old/young/poor/sweet/older/elderly/senior <kind>',
  ),
];
