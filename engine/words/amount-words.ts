/** How owners say how much of a poison was taken. Patterns match lower-case words. */

/** What names the substance of an entry of `knowledge/doses.yaml`. */
export const substanceWords: Readonly<Record<string, RegExp>> = {
  chocolate:
    /\b(?:choc(?:olate|olates|s)?|cocoa|cacao|brownies?|fudge|nutella|truffles?|twix|snickers|oreos?|cadbury|hershey\w*|easter eggs?)\b/,
  caffeine: /\b(?:coffee|caffeine|espresso|latte|cola|energy drinks?|red ?bull|tea ?bags?)\b/,
  xylitol: /\b(?:xylitol|birch sugar|sugar ?-?(?:free|less)|gum|mints)\b/,
  onion: /\b(?:onions?|garlic|leeks?|chives|shallots?)\b/,
  macadamia: /\bmacadamias?\b/,
  paracetamol: /\b(?:paracetamol|acetaminophen|tylenol|panadol|calpol)\b/,
  ibuprofen: /\b(?:ibuprofen|advil|nurofen|motrin)\b/,
  aspirin: /\b(?:aspirins?|disprin|acetylsalicylic)\b/,
  alcohol:
    /\b(?:alcohol|beers?|lager|cider|ale|stout|guinness|wine|prosecco|champagne|port|sherry|vodka|gin|whisk(?:e)?y|rum|brandy|tequila|liqueur|baileys|spirits|cocktails?)\b/,
  salt: /\b(?:salt|play ?-?doh?|playdough|play dough|sea ?water|stock cubes?)\b/,
  naproxen: /\b(?:naproxen|aleve|naprosyn)\b/,
};

/** By toxin what may be told beside it and was never measured: raw dough swells, disinfectants hold other alcohols. */
export const unmeasured: Readonly<Record<string, RegExp>> = {
  alcohol:
    /\b(?:(?<!salt |play )dough|sourdough|(?:raw|rising|proofing|proving|unbaked|uncooked) (?:bread|pizza)|rubbing|isopropyl|surgical|methylated|meths|white spirits?|gel|saniti[sz]\w*|disinfectants?)\b/,
  salt: /\b(?:epsom|ice ?-?melt\w*|de-? ?ic(?:er|ing)|road salt|grit(?:ting)? salt)\b/,
};

/** What tells that it was swallowed: beside it a time says when. */
export const swallowed =
  /\b(?:ate|eat(?:en|ing)?|swallow\w*|drank|drunk|drink\w*|lick\w*|lapp?\w*|chew\w*|stole|stolen|had|took|taken|got|gave|given|fed|scoffed|gobbled|wolfed|devoured|munched|pinched|nicked)\b/;

/** Times that are a point, no length: "2 hours ago", "this morning". "Today" may be any hour, and is asked. */
export const pointsInTime =
  /\bago$|^(?:day before )?yesterday\b|^last night|^overnight|^this |^tonight|^at |^(?:just|right) now/;

/** What names a kind. */
export const kindWords: Readonly<Record<string, RegExp>> = {
  white: /\bwhite (?:choc\w*)\b/,
  milk: /\b(?:milk|dairy|easter eggs?|twix|snickers|cadbury|hershey\w*|nutella)\b/,
  dark: /\b(?:dark|plain|semi ?-?sweet|bittersweet|[5-6]\d ?%)/,
  baking: /\b(?:baking|bakers?|baker's|cooking|unsweetened|[7-9]\d ?%)/,
  cocoa: /\b(?:cocoa|cacao)\b/,
  drink: /\b(?:cup|mug|can|latte|cola|energy drinks?|red ?bull|lick\w*|sip\w*)\b/,
  ground: /\b(?:grounds?|beans?|powder|granules|pods?|capsules?|tea ?bags?)\b/,
  beer: /\b(?:beers?|lager|cider|ale|stout|guinness|pints?)\b/,
  wine: /\b(?:wine|prosecco|champagne|port|sherry)\b/,
  spirits:
    /\b(?:spirits|vodka|gin|whisk(?:e)?y|rum|brandy|tequila|liqueur|baileys|cocktails?|shots?)\b/,
  dough: /\b(?:dough|doh|playdough)\b/,
  seawater: /\b(?:sea|salt) ?water\b/,
  salt: /\bsalt\b(?! (?:dough|water))/,
  onion: /\b(?:onions?|leeks?|chives|shallots?)\b/,
  garlic: /\bgarlic\b/,
  dried: /\b(?:dried|powder(?:ed)?|granules|soup mix|flakes)\b/,
};

/** Words of each unit, plural or not. */
export const unitWords: Readonly<Record<string, string>> = {
  gram: 'g|gr|gram|grams|gm|gms|grammes|ml',
  kilo: 'kg|kilo|kilos|kilogram',
  ounce: 'oz|ounce|ounces',
  pound: 'lb|lbs|pound|pounds',
  mg: 'mg|mgs|milligram|milligrams',
  tablet: 'tablet|tablets|pill|pills|capsule|capsules|caplet|caplets|tabs|tab',
  square: 'square|squares|chunk|chunks',
  piece: 'piece|pieces|bit|bits|stick|sticks|lick|licks',
  sweet: 'chocolates|chocs|truffle|truffles|mint|mints|sweets|candies|kisses|buttons',
  bar: 'bar|bars|brownie|brownies|slab|slabs',
  egg: 'egg|eggs',
  box: 'box|boxes|tin|tub|jar',
  bag: 'bag|bags',
  pack: 'pack|packs|packet|packets',
  handful: 'handful|handfuls',
  spoon: 'spoon|spoons|tablespoon|tablespoons|tbsp|teaspoon|teaspoons|tsp|spoonful|spoonfuls',
  cup: 'cup|cups|mug|mugs',
  can: 'can|cans',
  bottle: 'bottle|bottles',
  glass: 'glass|glasses',
  pint: 'pint|pints',
  shot: 'shot|shots|measure|measures',
  slice: 'slice|slices|ring|rings',
  cookie: 'cookie|cookies|biscuit|biscuits|muffin|muffins',
  clove: 'clove|cloves',
  whole: 'onion|onions|bulb|bulbs|shallot|shallots|leek|leeks',
  nut: 'nut|nuts|macadamia|macadamias',
  bean: 'bean|beans',
};

/** Grams of what is weighed. */
export const gramsOf: Readonly<Record<string, number>> = { kilo: 1000, ounce: 28.35, pound: 453.6 };

export const amountNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 4,
  four: 4,
  five: 5,
  several: 6,
  some: 6,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  twelve: 12,
  twenty: 20,
  whole: 1,
  entire: 1,
  half: 0.5,
  quarter: 0.25,
};
