const irregular: Readonly<Record<string, string>> = {
  ate: 'eat', eaten: 'eat', drank: 'drink', threw: 'throw', thrown: 'throw', went: 'go', gone: 'go', goes: 'go', going: 'go', bled: 'bleed',
  pawing: 'pawing', pawed: 'pawing', lost: 'lose', losing: 'lose', loses: 'lose', bitten: 'bit', biting: 'bite', bites: 'bite', fell: 'fall', fallen: 'fall', stung: 'sting', broke: 'break', broken: 'break',
  found: 'find', got: 'get', gotten: 'get', getting: 'get', hid: 'hide', hidden: 'hide', hiding: 'hide', hides: 'hide', ran: 'run', lay: 'lie', laid: 'lie', lying: 'lie', laying: 'lie', lays: 'lie', lies: 'lie',
  stood: 'stand', held: 'hold', kept: 'keep', shook: 'shake', shaken: 'shake', shaking: 'shake', sat: 'sit', felt: 'feel', came: 'come', coming: 'come', could: 'can', teeth: 'tooth', feet: 'foot',
  peed: 'pee', pees: 'pee', peeing: 'pee', weeing: 'wee', weed: 'wee', being: 'be', brought: 'bring', slept: 'sleep', drove: 'drive', taken: 'take', took: 'take', taking: 'take',
  giving: 'give', stole: 'steal', hurting: 'hurt', hurts: 'hurt', worse: 'worse', having: 'have', had: 'have', has: 'have', making: 'make', dying: 'die', died: 'die',
  moving: 'move', moved: 'move', moves: 'move', using: 'use', used: 'used', chased: 'chase', began: 'begin', begun: 'begin', pooped: 'poop', poops: 'poop', licked: 'lick', tore: 'tear', torn: 'torn',
  foetus: 'fetus', mice: 'mouse', bowel: 'bowel', feces: 'feces', sores: 'sore', eyes: 'eye', paws: 'paw', wheezy: 'wheeze', sneezy: 'sneeze', dragged: 'drag', puppies: 'puppy', tried: 'try', tries: 'try', trying: 'try',
  cries: 'cry', cried: 'cry', crying: 'cry', whined: 'whine', whining: 'whine', scabbed: 'scab', closing: 'close', closed: 'close', shut: 'shut', rising: 'rise', ears: 'ear', gums: 'gum', dogs: 'dog', peeling: 'peel', breathes: 'breath', breaths: 'breath', lethargy: 'lethargic', stiffness: 'stiff', limpy: 'limp', lameness: 'lame', itchiness: 'itch', weakness: 'weakness', ticks: 'tick',
  blindness: 'blind', deafness: 'deaf', baldness: 'bald', soreness: 'sore', tiredness: 'tired', dullness: 'dull', paleness: 'pale', sleepiness: 'sleepy', drowsiness: 'drowsy', listlessness: 'listless', wobbliness: 'wobbly', runnier: 'runny', oozed: 'ooze', oozing: 'ooze', oozes: 'ooze', aching: 'ache', ached: 'ache', aches: 'ache', froze: 'freeze', frozen: 'freeze', freezing: 'freeze',
  does: 'do', did: 'do', doing: 'do', done: 'do', shaky: 'shaky', spent: 'spend', squatted: 'squat', squatting: 'squat', flicker: 'flick', flickering: 'flick', flickers: 'flick', diarrhoeic: 'diarrhea', seed: 'seed', dropping: 'dropping', droppings: 'dropping',
};

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** The base of a form in -ing or -ed: "gagg" is gag, "puk" is puke. */
function base(word: string): string {
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(word) ? `${word}e` : undouble(word);
}

function dropE(word: string): string {
  return word.length > 4 && word.endsWith('e') && !word.endsWith('ee') ? word.slice(0, -1) : word;
}

function strip(word: string): string {
  if (word.length > 5 && word.endsWith('ing') && /[aeiouy]/.test(word.slice(0, -3))) return base(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')) return base(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2);
  return word;
}

/** A light English stem; the same function runs over phrases and over the owner's text, so it need only be consistent. */
export function stem(raw: string): string {
  const word = raw.length > 6 && raw.endsWith('ings') ? raw.slice(0, -1) : raw;
  const known = irregular[word];
  if (known) return dropE(known);
  if (word.length <= 3) return word;
  return dropE(strip(word));
}
