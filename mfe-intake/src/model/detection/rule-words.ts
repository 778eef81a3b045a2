/** The words by which the rules tell the patient from the animals around it. */

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export const OWN = list('my our mine mah');
/** "My kid's hamster" is as good as one's own. */
export const FAMILY = list(
  'kid kids child children son sons daughter daughters wife wifes husband husbands family partner partners boyfriend boyfriends girlfriend girlfriends mom moms mum mums mother mothers dad dads father fathers grandma grandmas',
);
export const STRANGERS = list(
  'neighbor neighbors neighbour neighbours friend friends sister sisters brother brothers cousin cousins roommate roommates someone somebody someones stray strays wild feral loose random strange unknown roaming passing',
);
export const OTHER = list('other another others second');
export const FORMER = list('previous former late last');
export const ARTICLES = list('a an one some');
export const KEEPING = list('have got own keep has board adopted rescued bought');

export const COMPARING = list('unlike like than besides versus vs');
export const SEEMING = list(
  'look looks looked seem seems seemed feel feels sound sounds acts acting',
);
export const TOGETHER = list(
  'fight fought fights fighting scrap play plays played playing live lives lived living housed house kept caged share shares shared wrestle wrestles wrestled wrestling roughhousing tussle tangled bonded contact ran alongside paired cuddles sleeps',
);
export const TOWARDS = list(
  'bark barks barked barking growl growls growling growled hiss hisses hissed hissing lunge lunged lunges lunging swat swats spooked snaps snapped exposed next close near beside watching chasing chases',
);
export const SOURCES = list('caught got gets separated away stole stolen contracted picked');
export const EATING = list(
  'ate eat eats eating eaten swallow swallowed swallows swallowing chew chewed chewing chews devoured consumed lick licked licking licks drank ingest ingested gobbled munched munching nibbled stole steals rolled sniffed sniffing into found',
);
export const HUNTING = list('caught catches killed kills hunts hunting hunted brought brings');
export const NEGATION = list(
  "not isnt isn't wasnt hasnt hasn't havent wont won't doesnt doesn't dont don't stopped quit without never no can't cant couldn't",
);
export const ATTACKING = list(
  'bit bite bites biting attacked attacks attacking chased chases chasing kicked kicks scratched scratches pecked pecks stepped trampled mauled grabbed grabs pounced clawed knocked sat caught killed jumped stung cornered scared swooped dropped hit shook gored hold ahold hurt injured swatted nipped ripped swiped gave got',
);
export const HARMED = list(
  'bitten bit bite attacked kicked chased scratched dropped stepped stung hit mauled sprayed injured hurt trampled grabbed pecked clawed chewed squished squashed sat run shot caught jumped',
);
export const PASSIVE = list('was were been got gets getting being is are get');

export const FINE = list('fine ok okay healthy unaffected alright well great');
/** It stands by: "the cat was watching". */
export const BYSTANDING = list('watching watched saw looking staring stares lives living next');
export const GONE = list('died dead passed');
export const STATES = list(
  "is isn't isnt has hasn't hasnt had was keeps kept won't wont can't cant cannot doesn't doesnt didn't didnt stopped started seems looks refuses refused not suddenly",
);
export const SYMPTOM =
  /^(?:vomit|throw|threw|limp|cough|sneez|itch|scratching|diarr|bleed|blood|swoll|swell|letharg|lump|shak|drool|pant|wheez|breath|pee|poop|sick|ill$|lame|weak|twitch|seiz|losing|lost|weight|drag|cry|stool|eye|ear|leg|paw|skin|hair|fever|pain|tired|mite|flea|worm|crust|stiff|infect|sore|shiver|trembl|tremor|eating|drinking|hiding|trouble|fell|fall|broke|cut$|ate$|chok|stuck|flew|regurg|drop|torn|lost|wound|bald)/;

/** What follows an animal's name when the two words name a thing: "dog food". */
export const THINGS = list(
  'food foods kibble chow treat treats biscuit biscuits litter toy toys bed park flea shampoo collar med meds medicine medication dewormer wormer treatment vaccine poop poo feces faeces droppings manure turds pellets bite bites scratch scratches fight tree tower carrier crate bowl daycare kennel kennels walker groomer sitter door paste feed milk urine',
);
/** Animals that are also meat, and what surrounds them when they are. */
export const MEATS = list('chicken duck turkey rabbit quail goose horse lamb fish');
export const DISH_AFTER = list(
  'rice potato potatoes pea peas sweet pumpkin salmon broth bone bones breast breasts thigh thighs liver jerky based flavor flavored flavour flavoured diet food kibble meal meals neck necks feet skin fat allergy protein stock soup dinner leftovers nuggets sandwich curry meat hearts gizzards strips recipe formula carcass treat treats chew chews',
);
export const DISH_BEFORE = list(
  'ate eat eats eating eaten raw boiled cooked plain canned dried shredded ground fried rotisserie roast roasted grilled to of with some only fed feed feeding feeds give gave giving no from in swallowed and lean poached hydrolyzed hydrolysed on leftover',
);
