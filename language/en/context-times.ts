import type { TriggerRow } from '../src/context-types.ts';
import { row } from './context-row.ts';

/** What is so on other days says nothing of this one: "normally he is very active", "usually she does not drool". */
const otherDays =
  '^ normally | , normally | ^ usually | , usually | normally he/she/it/they | usually he/she/it/they | he/she/they usually/normally | he/she/they is/are usually/normally';

/** When it was. */
export const times: readonly TriggerRow[] = [
  row(
    'past',
    'around',
    'used to | the first/second/other time was | last time was | that day , | in that day | on that day | since we/he/she/i last | in the past | as a <youngster> | when i was a kid/child/girl/boy/teenager/student/teen | when i was little/young/small/younger/growing/at | as a kid/child/teenager | growing up we/i/my/our | previously | previous | when/while <subject> was/were <young> | when/while <subject> was/were just/only/still/very/so/really <young> | when he/she was a/about | as a/an <any> <youngster> | pre <treatment> | before <determined> <treatment> | before <determined> <any> <treatment> | last time $ | years ago | long ago | year ago | months ago | month ago | a while back | ages ago/back | years back | year back | months back | history of | before that he/she | back in <time> | back in the | when i/we adopted/rescued/bought him/her/them | when i/we got him/her/them $ | when i/we got him/her/them as/from/aged/at | when i/we first got/had/adopted/rescued/bought/met | when <subject> first came/arrived | came to me/us <any> | before i/we changed/swapped/switched/moved/adopted | in his/her younger/puppy/kitten days | in his/her first/last/old/previous/former home | before i/we got/had/adopted/rescued him/her/them | before he/she came to us | once before | some years | at one point | back then | years and years | has had before | had before | happened before | in 2010/2011/2012/2013/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 | over a year',
  ),
  row(
    'past',
    'around',
    'couple of years/winters/summers/springs/autumns/seasons/months back/ago | in/at <mine>/the old/previous house/home/place/yard | before we/i moved | before the move | at six/seven/eight/nine/ten/twelve/6/7/8/9/10/12 weeks/months old | back in <month> | last year | last summer | last winter | two/three/2/3/few/several winters/summers/springs/autumns/seasons ago | last spring | last autumn | last month | last fall | last christmas | last easter | last season | last november/december/october/september/august/july/june/may/april/march/february/january | this time last year',
  ),
  row(
    'none',
    'clause',
    'since <subject> came to me/us | since <subject> came to me/us <any> | than he/she/it used to | than used to | not what he/she used to | not as much as he/she used to | as he/she used to | like he/she used to | what used to | what/where/how/way/than/as/like he/she/it/they used to | since last year | since last month | since last summer | since last winter | for the last month | over the last month | over the last year | the last month | the last year | in the last month | in the last year | the past year | since a year ago | get used to | is used to | getting used to | been used to | previous owner | previous owners | starting last month | started last month',
  ),
  row(
    'past',
    'previous',
    'before the/a rescue/shelter/breeder/charity/kennels had/got/took him/her/them | before i/we had/adopted/rescued him/her/them | when he/she was one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/2/3/4/5/6/7/8/9/10/11/12 $',
  ),
  row('general', 'mark', '^ on a normal/usual/good/typical day'),
  row('usual', 'mark', 'most days | on most days'),
  row(
    'earlier',
    'around',
    'ago | yesterday | earlier | first day/days/week/weeks/night | to begin with | at breakfast/lunch/dinner/tea/supper/bedtime | until | till | last night/week/time | on monday/tuesday/wednesday/thursday/friday/saturday/sunday | this morning | before that | at first | one minute',
  ),
  row('usual', 'piece', 'as always | as usual | like/as they is/are/do in'),
  row(
    'usual',
    'around',
    'has always had | always has | always have | whole life | permanent | permanently | all his/her life | since birth | normal for him/her/them | always been | always had | always does | has always | usually does | like he/she always | which is normal | does this/it/that every winter/year/spring/summer/autumn/fall/season | every winter | nothing new | nothing unusual | always drools | every spring | always done | always did | born with',
  ),
  row(
    'usual',
    'all',
    'that is normal for him/her/them | which is normal for him/her/them | is totally/perfectly/quite/completely normal for him/her/them | always done it/this/that | all his/her life | always has $ | always have $ | always does $ | always did $ | always has since | always has done | always has been',
  ),
  row('usual', 'clause', otherDays),
  row('general', 'clause', otherDays),
  row(
    'none',
    'clause',
    'not normally | normally fine | than normally | normally but | eating normally | eats normally | drinking normally | breathing normally | normally $ | usually but | not as usual | not eating as usual | never always',
  ),
  row(
    'denied',
    'story',
    'so far neither/none/nothing | neither/none/nothing so far/yet | ^ not yet | ^ not so far | ^ not happened | <it> has/have not happened | <it> never happened | ^ all clear | all clear $ | none of <it>/those/these/them | nothing like <it> | nothing of the sort/kind | no sign of <it>/them/either/any $ | ^ neither $ | ^ nothing/none yet $ | ^ not a sign/hint/trace $ | ^ <subject> is/are/was/were/has/have/had/does/do/did not $ | ^ <subject> has/have not been $ | ^ there has/have/is/are/was/were not been/any any/one $ | ^ there is/are/was/has not any $ | ^ there has been none $ | ^ there is/are/was none $',
  ),
  row(
    'over',
    'story',
    'all behind him/her/me/us | ^ all <gone> | ^ all <gone> up/down/now | , all <gone> up/down | <it>/they all grew/grown/came/healed/gone back/up/over | ^ grew/grown back | <coat> is/has/have/are back | <coat> is/has/have/are all back | <coat> has/have/is <regrew> | ^ <coat> back | <coat> back $ | put it/that/them back on | put it/that/them all back on | put the weight back on | long since <gone> | <it> is ancient/old history | fattest/best/happiest/healthiest/fittest/liveliest/strongest he/she/it has ever been | tears/tearing/charges/charging/bounces/bouncing about/around like a baby/puppy/kitten/youngster/foal | like a new dog/cat/horse/rabbit/bird/pet | it is/was only/just the/a/his/her moult/molt/shed/moulting/shedding | that is/was only/just the/a/his/her moult/molt/shed | none the worse $ | none the worse for it/that/his/her | right as rain $ | right as rain now/again/since/today/by/the | good as new $ | good as new now/again | made a full recovery | fully recovered | back to full health | all is well that ends | never looked back | all good since/now | good as gold since | no trouble/problems/bother since',
  ),
  row(
    'usual',
    'story',
    '<have>/is been at it all his/her life | been at it all his/her life | been at it since he/she was | been doing it/this/that all his/her life | that/this is just him/her | that/this is just how/who/what he/she is | that/this is just the way he/she is | that/this is him/her all over | just the way he/she is | always done it and never',
  ),
  row('past', 'before', 'is/are a thing of the past'),
  row(
    'now',
    'previous',
    '<it> is back $ | <it> is back again/now | come/came/coming back $ | come/came/coming back again/now/worse | back with a vengeance',
  ),
  row('settled', 'all', 'turns out | turned out | it emerged | transpired'),
  row(
    'over',
    'next',
    'no longer | not anymore | not any more | has stopped | have stopped | finally stopped | he/she stopped | stopped | quit',
  ),
  row(
    'over',
    'before',
    'is gone now | all gone | has gone $ | is gone | are gone | went away | has/have gone away | gone away | resolved | cleared up | has/have cleared | has/have stopped | stopped $ | stopped yesterday/today/now/by/after/on/overnight | fine now | better now | ok now | okay now | normal now | is over now | which/that/it went $ | which/that has gone | which passed | gone now | back to normal | subsided | passed now | seems better | grew back | grown back | is over | wore off | gone by | healed | fully recovered | was cured | has passed',
  ),
  row(
    'none',
    'clause',
    'not gone $ | not gone yet | gone mostly | gone , mostly | mostly/nearly/almost/partly/half gone | gone for a/an/now | not gone away | not cleared up | not resolved | not stopped | not subsided | not back to normal | not healed | never stopped | never resolved | not fully healed | is gone all | has gone all | gone off | not any more than | not went away | will not go away | not go away',
  ),
  row(
    'over',
    'previous',
    'had last week/month/year is/has gone | <it> is sorted/done/finished/history | , it/that/they is/are fine/ok/okay/normal | , it/that/they is/are all fine/ok/okay/normal | swelling/bump/lump/rash went down | <it> gone $ | <it> is/has gone $ | <it> is/has gone now/away/completely/again/today | <it> is/has completely/all gone | completely gone | <it> stopped | <it> has stopped | <it> passed | <it> cleared | <it> hardened/healed/settled/dried/subsided/resolved | but is clear/fine/ok/okay/better/well | but <be> fine/ok/okay/normal | it is over | that is over | that/it went away | but/and he/she is fine now | he/she is fine now | he/she is ok/okay/better/good now | it/that is fine now | it/that is normal now | is completely gone | is firm now | is firm today | its firm | is walking normal/fine | walks fine/normal/normally | walking normal/fine now | fine this morning | fine today | ok today | okay today | normal today | fine again | ok again | normal again | nothing since | none since | not since $ | fine since | fine ever since | ok/okay/normal/good/great since | no more since | no problem/problems since | no signs since | got over it | got better | gets better after | long gone | all better | all clear now | never came back | not come back | not come back since | made a full recovery | healed | that healed | it healed | cured | recovered | sorted itself | no longer does | not now $ | has not since | , stopped , | , gone now | that was in | is over that | none today | not today',
  ),
  row(
    'eased',
    'all',
    'bute | painkiller/painkillers | pain killer/killers | pain relief/relievers/meds/medication/tablets/control | metacam | meloxicam | rimadyl | carprofen | previcox | equioxx | danilon | phenylbutazone | flunixin | banamine | tramadol | gabapentin | librela | solensia | buprenorphine | anti inflammatory/inflammatories | antiinflammatory/antiinflammatories | onsior | galliprant | nsaids',
  ),
  row(
    'now',
    'piece',
    'again | still | now | today | this morning | tonight | started again | back again | at the moment | right now | currently | this time | lately | recently | these days | since $ | ever since $ | since then | since that day | ever since then',
  ),
];
