import { beforeAll, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

it.each<readonly [AnySpecies, string]>([
  // "Was fine this morning" ended what was done, also what kills.
  ['cat', 'he strained in the litter tray all night no pee he was fine today at breakfast'],
  ['dog', 'he vomited blood, was fine this morning'],
  ['dog', 'they carried her in but her gums were white she was ok today'],
  ['horse', 'rolled and thrashed in the stable, was fine this morning'],
  // A film was seen in a cinema.
  ['dog', 'cling film in his mouth he is choking'],
  [
    'cat',
    'we watched a film tonight with her on my lap she started dragging her back legs screaming',
  ],
  // A dog two doors down was the one that was ill.
  ['dog', 'dog two doors down attacked him and he cant breathe'],
  // Sniffing, dancing, yawning.
  ['hamster', 'mouth wide open, lips curled, on his side'],
  ['cat', 'mouth open and jumping backwards clawing at mouth'],
  ['bird', 'mouth open, hopping sideways off the perch'],
  ['cat', 'he has his mouth open normally he never does this'],
  ['cat', 'looks yellow and weak'],
  ['horse', 'tries to nose at her flank and rolling'],
  ['dog', 'belly growing fast retching nothing'],
  ['rabbit', 'thumping back foot on the floor it is broken and dangling'],
  ['dog', 'bleeding stopped then started again wont stop'],
  ['dog', 'nail bleeding had stopped but its started again and pouring'],
])('ENG bug: %s "%s" was no emergency', (species, text) => {
  expect(start(species, text, { sex: 'unknown' }).triage?.level).toBe('emergency');
});

it.each<readonly [AnySpecies, string]>([
  ['dog', 'skin tag hanging on his neck'],
  ['dog', 'lump hanging from her neck'],
  ['cat', 'bite on her back she is hissing at me'],
  ['dog', 'bar of dark soap, licked it'],
  ['dog', 'gums colour of milk chocolate, pigmented always'],
  ['dog', 'limped on the walk, was fine this morning'],
  ['horse', 'snotty nose both sides'],
])('ENG bug: %s "%s" was an emergency', (species, text) => {
  expect(start(species, text, { sex: 'unknown' }).triage?.level).not.toBe('emergency');
});
