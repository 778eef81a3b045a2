/** By stem, its irregular forms. "Lively" and "barely" are their own: not "live" and "bare", which say something else. */
const irregularForms = `
eat: ate eaten | drink: drank | throw: threw thrown | go: went gone goes going | bleed: bled
| pawing: pawing pawed | lose: lost losing loses | bitten: bitten | bite: biting bites | fall: fell fallen
| sting: stung | break: broke broken | find: found | get: got gotten getting | hide: hid hidden hiding hides
| run: ran | lie: lay laid lying laying lays lies | stand: stood | hold: held | keep: kept
| shake: shook shaken shaking | sit: sat | feel: felt | come: came coming | can: could | tooth: teeth | foot: feet
| pee: peed pees peeing | wee: weeing weed | be: being | bring: brought | sleep: slept | drive: drove
| take: taken took taking | give: giving | steal: stole | hurt: hurting hurts | worse: worse
| have: having had has | make: making | die: dying died | move: moving moved moves | use: using | used: used
| chase: chased | begin: began begun | poop: pooped poops | lick: licked | tear: tore | torn: torn | fetus: foetus
| mouse: mice | bowel: bowel | feces: feces | sore: sores soreness | eye: eyes eyed | paw: paws | wheeze: wheezy
| sneeze: sneezy | drag: dragged | puppy: puppies | try: tried tries trying | cry: cries cried crying
| whine: whined whining | scab: scabbed | close: closing closed | shut: shut | rise: rising | ear: ears eared
| gum: gums | dog: dogs | peel: peeling | breath: breathes breaths | lethargic: lethargy | stiff: stiffness
| limp: limpy | lame: lameness | itch: itchiness | weakness: weakness | tick: ticks | blind: blindness
| deaf: deafness | bald: baldness | tired: tiredness | dull: dullness | pale: paleness | sleepy: sleepiness
| drowsy: drowsiness | listless: listlessness | wobbly: wobbliness | runny: runnier | ooze: oozed oozing oozes
| ache: aching ached aches | freeze: froze frozen freezing | do: does did doing done | shaky: shaky | spend: spent
| spinal: spine | squat: squatted squatting | flick: flicker flickering flickers | diarrhea: diarrhoeic
| lively: lively | hardly: hardly | barely: barely | seed: seed | poorly: poorly | gingerly: gingerly
| creamy: creamy | dropping: dropping droppings
`;
const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms.split('|').flatMap((line) => {
    const [base = '', forms = ''] = line.split(':');
    return forms
      .trim()
      .split(/\s+/)
      .map((form): [string, string] => [form, base.trim()]);
  }),
);

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
  if (word.length > 5 && word.endsWith('ing') && /[aeiouy]/.test(word.slice(0, -3)))
    return base(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed'))
    return base(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2);
  return word;
}

/** A light English stem; the same function runs over phrases and over the owner's text, so it need only be consistent. */
export function stem(raw: string): string {
  const word = raw.length > 6 && raw.endsWith('ings') ? raw.slice(0, -1) : raw;
  const known = irregular.get(word);
  if (known) return dropE(known);
  if (word.length <= 3) return word;
  return dropE(strip(word));
}
