import type { Species } from '@petwise/contracts';

/**
 * How far a breed's name can be believed where it stands.
 * - `plain`: it names a breed wherever it stands ("weimaraner").
 * - `cue`: an everyday word; it needs "my", "year old", "mix" beside it ("golden").
 * - `support`: it also needs another word for the same animal ("paint", "leo").
 * - `head`: an adjective; it needs the animal's name right after it ("dutch rabbit").
 */
export type BreedTrust = 'plain' | 'cue' | 'support' | 'head';

const CUE = new Set(
  'golden boxer lab labs chi pom pit aussie husky pointer boston springer dane cavalier cairn barbet harrier chinook brittany plott tosa mudi pug mal staff chow heeler persian bengal siberian somali thai manx minuet highlander korat savannah snowshoe munchkin bombay burmese abyssinian birman aby arabian arab morgan mustang pinto hackney belgian mule donkey connemara vanner canadian finch dove canary turkey peacock lory quaker senegal amazon ringneck silkie goose chick keet roo pigeon parrot beveren syrian boa duck'.split(
    ' ',
  ),
);

const SUPPORT = new Set(
  'leo paint cob shire java cochin brahma barb polish sussex dorking hamburg tinker breton campine sultan malay minorca redcap buckeye dominique ancona robo uro hermann horsfield drake pekin criollo brabant oldenburg konik waler sebright bashkir camargue skinny himalayan havana bantam cag gcc irn rir hoggie boerboel yorkshire ridgeback'.split(
    ' ',
  ),
);

const ADJECTIVES: ReadonlySet<Species> = new Set(['rabbit', 'guinea_pig', 'ferret']);
const DISTINCT = new Set(['lionhead', 'lionlop', 'nethie', 'thrianta', 'skinny pig', 'hollandlop']);
const NEEDS_HEAD = new Set([
  'american sable',
  'american chinchilla',
  'giant chinchilla',
  'chinchilla giant',
  'standard chinchilla',
  'new zealand',
  'silver fox',
  'florida white',
  'black sable',
  'black roan',
  'heavy silver',
  'striped white',
]);

/** How far a name (in words, lower-cased) of one species can be believed. */
export function trustIn(name: string, species: Species): BreedTrust {
  if (name === 'mixed breed') {
    return 'support';
  }
  const adjective = ADJECTIVES.has(species) && !name.includes(' ') && !DISTINCT.has(name);
  if (adjective || NEEDS_HEAD.has(name)) {
    return 'head';
  }
  if (SUPPORT.has(name)) {
    return 'support';
  }
  return CUE.has(name) ? 'cue' : 'plain';
}
