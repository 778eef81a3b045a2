import type { Species } from '@petwise/contracts';

/** An animal outside the nine: it can be the patient, so that a "dog" beside it is not. */
export type AnimalKind = Species | 'unlisted';

export interface SpeciesWord {
  readonly kind: AnimalKind;
  /** 3 names the animal; less is a hint (its body, its home, its voice). */
  readonly weight: number;
}

const NAME = 3;
const HINT = 0.9;

/** Words for the animal itself: common names, slang, sex and age words, misspellings. */
const NAMES: Readonly<Record<AnimalKind, string>> = {
  dog: 'dog doggo doggy doggie dogg dawg pup puppy pupper pupp puppie pupy pooch mutt canine bitch hound terrier spaniel retriever shepherd sheepdog poodle bulldog doodle labrador chihuahua dachshund beagle husky rottweiler corgi pug frenchie yorkie pitbull collie labradoodle goldendoodle cockapoo cavapoo maltipoo pomeranian schnauzer mastiff doberman dalmatian malinois whippet greyhound maltese shih_tzu wiener_dog wiener sausage_dog great_dane golden_retriever border_collie jack_russell pit_bull saint_bernard bernese lab gsd',
  cat: 'cat kitty kitten kittie kitteh kittin kiten feline tomcat tom_cat mouser queen_cat tabby moggy moggie calico tortie tortoiseshell tuxedo_cat shorthair longhair dsh dlh dmh maine_coon main_coon siamese ragdoll sphynx persian bengal_cat birman british_shorthair russian_blue scottish_fold pussycat pussy_cat meowser',
  horse:
    'horse horsie horsey hores equine mare gelding stallion foal filly colt pony ponies yearling broodmare donkey mule thoroughbred ottb quarter_horse appaloosa clydesdale percheron shetland warmblood haflinger friesian standardbred',
  bird: 'bird birb birdie birdy brid avian parrot parot parrott parakeet parakete parrakeet budgie budgy budgerigar cockatiel cockatoo macaw conure lovebird parrotlet caique lorikeet canary finch pigeon dove pheasant chicken chook hen rooster cockerel pullet chick bantam duck duckling goose geese gosling turkey quail peacock peafowl swan african_grey african_gray silkie muscovy hens guinea_fowl guinea_hen cock_bird mynah',
  rabbit:
    'rabbit rabit rabbitt rabbet bunny bunnie bun bunbun bun_bun bunnies lop lionhead holland_lop mini_lop netherland_dwarf flemish_giant lop_ear buck_rabbit house_rabbit',
  ferret: 'ferret ferrit ferett ferrett feret polecat fuzzy_ferret ferts fert',
  guinea_pig:
    'guinea_pig guineapig guinee_pig guinie_pig guinnea_pig ginny_pig ginnie_pig gunea_pig guniea_pig ginea_pig guiena_pig guinea g_pig gpig cavy cavie piggy piggie skinny_pig guinee ginnypig',
  hamster: 'hamster hampster hamstar hamser hamstr hammy hammie ham_ham hamham hamsterboi',
  reptile:
    'reptile lizard lizzard gecko geko gekko beardie bearded_dragon bearded_dragen beared_dragon snake python boa kingsnake tortoise tortise tortose turtle turtel terrapin iguana iguanna chameleon skink monitor_lizard tegu red_eared_slider uromastyx anole crestie leopard_gecko ball_python corn_snake milk_snake water_dragon',
  unlisted:
    'goat pig piglet sheep lamb cow calf chinchilla gerbil hedgehog rat mouse mice degu sugar_glider fish goldfish betta koi frog toad axolotl tarantula alpaca llama hermit_crab salamander newt',
};

/** Words for its body, voice, home and care. */
const HINTS: Readonly<Record<Species, string>> = {
  dog: 'bark barks barking barked woof leash walkies tail_wagging wagging heartworm parvo kennel_cough dog_park',
  cat: 'meow meows meowing meowed purr purrs purring yowling tuxedo litter_box litterbox litter_tray catnip scratching_post hairball hairballs',
  horse: 'hoof hooves farrier paddock pasture bridle saddle fetlock hock withers colicky colic',
  bird: 'feather feathers beak perch wing wings talons plumage preening coop eggbound egg_bound',
  rabbit: 'hutch binky binkies cecotropes cecals',
  ferret: 'dooking weasel_war_dance',
  guinea_pig: 'popcorning wheeking wheek',
  hamster: 'cheek_pouch cheek_pouches hamster_wheel wet_tail',
  reptile:
    'terrarium vivarium basking bask uvb shedding_skin stuck_shed brumation brumating mealworms dubia carapace plastron',
};

/** Every word and phrase (words joined by a space) that speaks for an animal. */
export const speciesWords: ReadonlyMap<string, SpeciesWord> = new Map([
  ...entries(HINTS, HINT),
  ...entries(NAMES, NAME),
]);

function entries(
  words: Readonly<Partial<Record<AnimalKind, string>>>,
  weight: number,
): [string, SpeciesWord][] {
  return Object.entries(words).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, SpeciesWord] => [
      word.replaceAll('_', ' '),
      // Object.entries widens the keys of a closed record to string.
      { kind: kind as AnimalKind, weight },
    ]),
  );
}
