/**
 * Words that need no understanding: little words, times, people, rooms and errands. A text of these alone leaves nothing
 * over for the vet.
 */
export const plain: ReadonlySet<string> = new Set(
  `
  tbh btw imo imho lol fyi idk a able about above across actually admit advice after afternoon afterwards again against ago
  agreed all almost along already also although always and another any anybody anyhow anymore
  anyone anything anyway appointment april around as ask asked asks at august away back bag bags
  barn bathroom because bedroom been before began begin begun behind being below beside besides
  best bet between bird bit both bought boy bring brings brother but by call called came can cannot
  car carried carries carry case cat certain chance check checked closet clue come comes corner
  could couple course curtain dad daily daughter day days dear december decided deck did didn do
  doctor does doesn dog don done door down dozen drove during each early eight either else
  emergency enough etc even evening ever every everyone everything examined far february female
  fence few figure figured find first five for forum forums found four friday fridge friend from
  garage gave get gets girl give given gives giving go goes good google googled got guess guessed
  guy guys had half hall happen happened happens has have he hear heard hello help helped her here
  hers herself hey hi him himself his hiya holiday honestly hope hoped hoping horse hour hours how
  however hundred husband i idea ideas if in inches inside instead internet into is isn it its
  itself january job july june just keep keeps kept kids kind kinda kitchen knew know known knows
  lady last later least less let lets like likely local look looked looking looks lot lots lounge
  luckily made make makes making male man many march may maybe me mean means meant mid might mile
  mine minute minutes mom moment monday money month months more morning most much mum must my
  myself name named near nearly need needed needs neighbor neighbour neither neutered never next
  night nine no nobody none nor not nothing notice noticed november now october of off often oh ok
  okay old on once one online only onto or orders other ought our ours ourselves out outside over
  own pair part people perhaps person phone phoned photos pics place places plan please plus
  practice probably put puts putting question questions quite rabbit rang rather read reads really
  reason reasons reckon remember right ring round said same saturday saw say saying says second
  seconds see seen sees sends sent september set seven several shall she shed shop shops should
  sign signs simply since single sister six so some somebody someone something sometimes somewhere
  son soon sorry sort spayed still stuff such sunday suppose supposed sure take taken takes taking
  tell tells ten than thank thanks that thats the theirs them themselves then there theres these
  they thing things think thinking thinks this those though thought three through thursday til till
  time times to today together told tomorrow tonight too took top toward towards town tried tries
  true try trying tuesday twice two under until up update us use used using very vet vets visit
  visits wait want wants was wasn watch watched watching way ways we wednesday week weekend weeks
  well were what whatever whats when whenever where wherever whether which while who whole whom
  whose why wife will with within without woman wonder wondered wondering worried worries worry
  worrying would write yard yeah year years yep yes yesterday yet you your yours yourself
  `
    .trim()
    .split(/\s+/),
);
