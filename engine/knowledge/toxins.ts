import type { Toxin } from '../src/knowledge-types.ts';

/**
 * Poisons that always need a call. Each becomes a finding `toxin_<id>` and a red-flag rule.
 * List: section "Safety" of the research notes (poison lines of the UK and the US); a vet must confirm.
 */
export const toxins = [
  {
    id: 'chocolate',
    name: 'chocolate or caffeine',

    why: 'Chocolate and caffeine can race the heart and cause seizures.',
  },
  {
    id: 'xylitol',
    name: 'xylitol (birch sugar)',

    why: 'Xylitol can drop the blood sugar within minutes and harm the liver.',
  },
  {
    id: 'grapes',
    name: 'grapes or raisins',

    species: ['dog', 'cat', 'ferret'],
    why: 'Grapes and raisins can stop the kidneys; no amount is known to be safe.',
  },
  {
    id: 'onion',
    name: 'onion or garlic',

    level: 'today',
    why: 'Onion and garlic can destroy red blood cells over the next days.',
  },
  {
    id: 'macadamia',
    name: 'macadamia nuts',

    species: ['dog'],
    level: 'today',
    why: 'Macadamia nuts can cause weakness and a high temperature.',
  },
  {
    id: 'alcohol',
    name: 'alcohol or raw dough',

    why: 'Alcohol and rising dough can slow breathing and swell the stomach.',
  },
  {
    id: 'antifreeze',
    name: 'antifreeze',

    why: 'Antifreeze destroys the kidneys; the antidote works only in the first hours.',
  },
  {
    id: 'lily',
    name: 'lilies',

    species: ['cat'],
    why: 'Any part of a lily, even pollen or vase water, can destroy a cat’s kidneys.',
  },
  {
    id: 'paracetamol',
    name: 'paracetamol (acetaminophen)',

    why: 'Paracetamol poisons the blood and liver; for a cat one tablet can kill.',
  },
  {
    id: 'nsaid',
    name: 'human pain tablets',

    why: 'Human pain tablets can ulcerate the stomach and stop the kidneys.',
  },
  {
    id: 'rodenticide',
    name: 'rat or mouse poison',

    why: 'Rat poison can cause bleeding or brain swelling days later, before any sign is seen.',
  },
  {
    id: 'slug_bait',
    name: 'slug pellets',

    why: 'Slug pellets can cause violent tremors within the hour.',
  },
  {
    id: 'permethrin',
    name: 'permethrin or a dog flea product',

    species: ['cat'],
    why: 'Permethrin in dog flea products can make a cat twitch and seize.',
  },
  {
    id: 'sago',
    name: 'a poisonous plant',

    why: 'Some plants stop the heart or liver within a day.',
  },
  {
    id: 'algae',
    name: 'blue-green algae',

    why: 'Blue-green algae can kill within hours.',
  },
  {
    id: 'mushroom',
    name: 'wild mushrooms',

    why: 'Some wild mushrooms destroy the liver after a quiet day.',
  },
  {
    id: 'cannabis',
    name: 'cannabis',

    why: 'Cannabis can make an animal wobbly, cold and hard to wake.',
  },
  {
    id: 'nicotine',
    name: 'nicotine',

    why: 'Nicotine works within an hour on heart and breathing.',
  },
  {
    id: 'human_medicine',
    name: 'a medicine not meant for it',

    why: 'A drug that is meant for people or some other pet can do harm even in a small amount.',
  },
  {
    id: 'household',
    name: 'a household chemical',

    why: 'Cleaning and garden products can burn the mouth and throat or poison.',
  },
  {
    id: 'hops',
    name: 'hops',

    species: ['dog'],
    why: 'Hops can drive the temperature dangerously high.',
  },
  {
    id: 'toad',
    name: 'a toad',

    species: ['dog', 'cat', 'ferret'],
    why: 'Toad venom can stop the heart.',
  },
  {
    id: 'horse_plant',
    name: 'a plant or feed poisonous to horses',

    species: ['horse'],
    why: 'Some plants and feeds for other animals stop a horse’s heart or muscles.',
  },
  {
    id: 'bird_fumes',
    name: 'fumes of an overheated pan or smoke',

    species: ['bird'],
    why: 'Fumes of overheated non-stick coatings, smoke or sprays can kill a bird within minutes.',
  },
  {
    id: 'avocado',
    name: 'avocado',

    species: ['bird', 'rabbit', 'guinea_pig', 'hamster', 'horse', 'reptile'],
    why: 'Avocado can damage the heart.',
  },
  {
    id: 'heavy_metal',
    name: 'lead or zinc',

    species: ['bird', 'dog', 'rabbit', 'reptile'],
    why: 'Lead and zinc harm the brain and the blood.',
  },
  {
    id: 'fipronil_rabbit',
    name: 'a flea product with fipronil',

    species: ['rabbit'],
    why: 'Fipronil flea products can kill rabbits.',
  },
  {
    id: 'oral_penicillin',
    name: 'penicillin or a drug like it by mouth',

    species: ['rabbit', 'guinea_pig', 'hamster'],
    why: 'These antibiotics by mouth can kill the gut bacteria small herbivores live on.',
  },
  {
    id: 'ivermectin_tortoise',
    name: 'ivermectin',

    species: ['reptile'],
    why: 'Ivermectin can paralyse tortoises and turtles.',
  },
  {
    id: 'firefly',
    name: 'fireflies',

    species: ['reptile'],
    why: 'One firefly can kill a lizard.',
  },
  {
    id: 'poison_other',
    name: 'a possible poison',

    why: 'If you think your animal has met a poison, minutes can matter.',
  },
] satisfies readonly Toxin[];
