/** English words one slip away from a word of illness; they are meant as written ("waiter" is not water, "cancer" no canter). */
const list = `
creamy ginger scruff weeny ridden whisper trebled treble doubled sequin ability absence accent adapted advice advise advised albert alter ambient angel animated apply arena attach
attached automatic bantam barber barbie barry basil battle beach beardie became beetle beetroot bench billy
birthday biscuit blend blond blonde boa booth bound boxer bracket bramble breach breezy brewery bridal bridge
bridges broad broader brolly browny browse browsing builder built burner burton butter camel cancer candle
candles canon canyon carter castle catering celery certain chain chalk chalky chapter charm chart charter
cheat cheats check cheers chess chick chicks chilly china choice choices chook christian christmas chronicle
chronicles clause closer closest cloud coach coalition coast cockatoo cockerel colin collins colon combo comic
comics comparison compete competing competitive competitors complex composed composite composition computation
concert concertina conclusion conditional constitute constitutes constraint constraints construction
consultant consultants contest contract contractor controlled controlling conure conversion conviction cooker
cookie coordinator coral corn count county courses court cradle create created creates creating creek crest
crowd crown crumble crumbles crumbly current curtains cushion custard daffodil dairy daisy decade decades
defeat defects depth deworm difference differences disclosure disco donate donated donor doubt dover dozen
draft drake drawn dropper dusty easier easter eastern electrical electronic electronics empire enter equipped
event events excellence expert explosion extent females fiber fidget finches fireflies firefly flash fleet
flesh flight float flour flush flyer focal foggy forget forty forum frank freezer freight fridge frost fully
funky gamma gander garage geckos glance graduate graduated graduates grandad granddaughter grandson granny
grant graph gravel greece greek greeny greeting greetings groove gross halloween handle handled handles
handling handy harry hatch haven header headquarters health heath heather hobbies hobby holiday hunter iguana
induction inflation injection insert insertion inspection insulation insured intention inter intro invention
invest investing invitation irrigation jerry jewellery kernel kettle kinda ladybird laser latex launch
lavender lawyer leather lesson lessons lightning lilac login lorikeet lotus louis lounge lovebird macaw magic
maker mallard manga mangy manor marble marbles marmalade marsh matter mature medal medical medicare meditation
mental metabolism mighty military miller minus monitor moth mount movers mustard naval neighbourly nephew
newer niece noodle noodles norman oracle overhead palace parade parsley parsnip particle particles pasta
pastor pastry patrol pattern peach peacock peanut pearl pebbles pencil perry pheasant phrase phrases pierce
pillow pinkie pitch planet player plum plumber plumbing pocket poker porridge porter poster postman pottery
power prediction pregnancy presence present president print prison produce produced produces producing
production project projection projector protection protective protest pudding puddle puddles pullet punch
putty python quail qualified qualify quilt radiation radiator rainy raisin readily realm reception refine
refined regulated relocation remain remove removed removing rental reset response responses responsible
restoration retail rhododendron rider ripple ripples robot rocket rocky rosemary roster rover salon sample
samples sampling sandy satin saucer saver scoop scout server shaft shark sheep sheer sheet shirt shoot
shooting shower shrub silence single singles situation skill skills skink slate sleeve slider slosh smart
soldier soldiers source sources spain specialized specializing specialty species spider spinach splat spoonful
sport sports sprint squad squash stack stank steam steel sterling stock strand stranger strap strengthen sunny
superb supplemental supporters survey swede swift swiss tackle tattered tatters teaspoon teenager telly temple
terrapin terry thirty thorough thread threat thyme timer tissue tissues toast toddler tommy toner topic tower
tract trainer transform traveller travelling treaty trend trends trial trick tricks triple trough trout trunk
tulip turkey turnip turtle uniform untitled violence waiter waitress wardrobe wasps wider width winner women
wormer wright wrinkle wrinkles yellowy
`;

export const englishWords: readonly string[] = list.trim().split(/\s+/);
