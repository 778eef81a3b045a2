/** How an owner answers a yes-or-no question in a few words. */

/**
 * What an answer says: `mild` is a yes of little or seldom, `likely` a yes that was not seen for
 * certain ("kinda" is one), `unlikely` a no of the same kind.
 */
export type AnswerKind = 'yes' | 'mild' | 'likely' | 'no' | 'unlikely' | 'unsure';

const animals = ['he', 'she', 'it', 'they', 'there'];
const owners = ['i', 'we'];
const phrases = (list: string): readonly string[] => list.trim().split(/\s*[|\n]\s*/);

/** Every subject with every verb: "he has", "they do". */
const withSubjects = (verbs: string, subjects = [...animals, ...owners]): readonly string[] =>
  subjects.flatMap((subject) => phrases(verbs).map((verb) => `${subject} ${verb}`));

/** Words that are nothing but yes or no, which no other word of the answer turns round. */
export const bareYes: ReadonlySet<string> = new Set(
  'y ye yes yh yeh yea yeah yah ya yep yip yup yus yas aye si oui affirmative'.split(' '),
);
export const bareNo: ReadonlySet<string> = new Set('n no nope nop nah na naw nay nup'.split(' '));

/**
 * How answers begin, without apostrophes; the longest that fits counts, so "no idea" is no "no".
 * With " ." at the end it must be all there is before a comma or a full stop.
 */
export const openings: Readonly<Record<AnswerKind, readonly string[]>> = {
  yes: [
    ...bareYes,
    ...phrases(`
      sure | definitely | definately | definetly | defo | deffo | def | absolutely | totally | certainly
      correct | right | indeed | true | exactly | of course | for sure | no doubt | without a doubt | uh huh | mhm
      very | very much | a lot | alot | lots | loads | tons | plenty | much | many | several | both | quite
      extremely | really | always | constantly | nonstop | non stop | all the time | all day | all night | every
      unfortunately | sadly | twice | thrice | since | for | about | around | most days
      today | tonight | yesterday | this morning | last night
    `),
    ...withSubjects(
      'is . | are . | am . | was . | were . | has . | have . | does . | do . | did .',
    ),
    ...withSubjects('definitely | certainly'),
  ],
  mild: phrases(`
    a bit | a little | little bit | tiny bit | a tiny bit | a wee bit | a tad | a touch | bit | slightly | slight
    mildly | mild | somewhat | some | a few | few | a couple | couple | sometimes | occasionally | now and then
    now and again | every now and then | every now and again | every so often | from time to time | on and off
    off and on | at times | once | only once | just once | the once | just the once | only the once
    once or twice | only | just a | just when | just at | just about | barely | rarely | not often
    tiny | teeny | tiny one | tiny ones | small one | small ones | little one | little ones
    not since | not always | not all the time | not every time | not constantly | not a lot
  `),
  likely: [
    ...phrases(`
      kinda | kind of | sorta | sort of | probably | probs | prob | likely | most likely | very likely | more or less
      i think | i think so | think so | i guess | guess so | i guess so | i suppose | suppose so | i reckon
      reckon so | i believe | believe so | i would say so | id say so | i would think so | id think so
      looks like it | looks like | looks that way | seems like it | seems like | seems so | seems to | appears so
      appears to | like a | like an | pretty much | pretty sure | quite possibly | could well be | maybe yes | maybe a bit
      maybe a little | perhaps a little | possibly yes | yes and no | yes i think | yes maybe | yes probably
    `),
    ...withSubjects('seems to | seem to | appears to | probably | think so'),
  ],
  no: [
    ...bareNo,
    ...phrases(`
      never | none | nothing | neither | negative | zero | nil | zilch | not at all | not yet | not now
      not anymore | not any more | no longer | not any | not one | not once | not that | not noticed | not seen
      not to my knowledge | not as far as | no way | no chance | no sign | no signs | no change | no more than
      definitely not | def not | defo not | absolutely not | certainly not | of course not | for sure not
      unfortunately not | sadly not | luckily not | thankfully not | thankfully no | thank god no | without
      havent seen any | i havent seen any | havent noticed any | i havent noticed any | havent seen anything
      normal | all normal | seems normal | looks normal | fine | same | the same | about the same | same as
      as usual | as normal | as always | like normal | like usual | like always | gone now | all gone | used to but not
    `),
  ],
  unlikely: [
    ...phrases(`
      not | not really | not much | not very | not so much | not that much | not particularly | not especially
      not exactly | not quite | not obviously | not likely | unlikely | highly unlikely | very unlikely | hardly
      doubtful | doubt it | i doubt it | probably not | prob not | probs not | most likely not | maybe not
      perhaps not | i think not | i guess not | i suppose not | i dont think | dont think | i dont think so
      i dont believe | dont believe | dont believe so | i wouldnt say so | wouldnt say so | doesnt seem to
    `),
    ...withSubjects('isnt | arent | wasnt | hasnt | havent | doesnt | dont | didnt', animals),
    ...withSubjects(
      'is not | are not | was not | has not | have not | does not | do not | did not',
      animals,
    ),
    // "I don't want to touch it" denies nothing of the animal.
    ...withSubjects('havent . | dont . | didnt . | have not . | do not . | did not .', owners),
  ],
  unsure: [
    ...phrases(`
      not sure | unsure | im not sure | i am not sure | im unsure | not certain | im not certain | uncertain
      not too sure | not really sure | not 100 sure | not entirely sure
      no idea | i have no idea | have no idea | ive no idea | got no idea | ive got no idea | no clue
      i have no clue | ive no clue | not a clue | havent a clue | i havent a clue | havent got a clue
      i havent got a clue | idk | dunno | i dunno | dont know | i dont know | i do not know | do not know
      couldnt tell you | i couldnt tell you | cant tell | i cant tell | cannot tell | couldnt tell | i couldnt tell
      cant say | i cant say | cannot say | couldnt say | i couldnt say | hard to say | hard to tell | hard to know
      its hard to say | its hard to tell | difficult to say | difficult to tell | impossible to say
      impossible to tell | tricky to say | unknown | unclear | who knows | god knows | beats me
      no way to tell | no way to know | no way of telling | no way of knowing | wouldnt know | i wouldnt know
      havent checked | i havent checked | havent looked | i havent looked | havent noticed | i havent noticed
      havent tried | i havent tried | have not checked | have not looked | didnt check | i didnt check | didnt look
      i didnt look | didnt notice | i didnt notice | didnt see | i didnt see | never checked | never looked
      never noticed | cant see | i cant see | cannot see | couldnt see | i couldnt see | cant remember
      i cant remember | dont remember | i dont remember | i forget | wasnt there | i wasnt there | i was out
      i wasnt home | nobody saw | no one saw | wont let me | he wont let me | she wont let me
      it wont let me | they wont let me | wont let us | he wont let us | she wont let us
      dont want to | i dont want to | didnt want to | i didnt want to | didnt dare | i didnt dare
      maybe | perhaps | possibly | possible | its possible | it is possible | might | may be | may have | could be
      could have | could do | i hope not | hope not | hopefully not | i hope so | hopefully | depends | it depends
      dont understand | i dont understand | what do you mean | what does that mean | skip | n a | na na | shrug
    `),
    ...withSubjects(
      'might | may | might be | might have | may be | may have | could be | could have',
    ),
  ],
};

/** Further on in an answer that does not begin with any of these, they still say that it is not known. */
export const unsureAnywhere: readonly string[] = phrases(`
  idk | dunno | not sure | no idea | no clue | dont know | cant tell | cant say | cant see | couldnt see
  couldnt tell | hard to tell | hard to say | wont let me | havent looked | havent checked | could have been
  could of been | might have been | may have been | might be | might of been
`);

/** What stands before an answer without being part of it. */
export const lead: ReadonlySet<string> = new Set(
  'well um umm erm er hmm hm oh ah ok okay so and honestly actually tbh haha lol god sorry also eh'.split(
    ' ',
  ),
);

/** How the owner says that he only supposes; behind an answer it is none of its words ("a sock I reckon"). */
export const supposing: readonly string[] = phrases(
  'i think | i guess | i suppose | i reckon | i believe | i would say | id say | i imagine',
);

/** Verbs that stand for the act asked about when nothing but a time follows: "he did this morning". */
export const standIns: ReadonlySet<string> = new Set('did was were had has have used'.split(' '));

/** What may follow them besides a time. */
export const besideStandIns: ReadonlySet<string> = new Set(
  'been to it so that earlier before last this at in the first for a bit while once twice then yesterday tonight overnight week monday tuesday wednesday thursday friday saturday sunday lunch breakfast'.split(
    ' ',
  ),
);

/** Colors by what they are near to. Black and brown hide what an owner looks for, and deny nothing. */
export const shades: readonly ReadonlySet<string>[] = [
  'pale pallid white whitish grey gray greyish grayish ashen colorless colourless',
  'pink pinkish',
  'red reddish crimson scarlet bloody',
  'yellow yellowish orange',
  'blue bluish purple purplish mauve lilac',
  'green greenish',
].map((list) => new Set(list.split(' ')));

/** Beside a color they say that it is hardly that color: "less pink than usual". */
export const lessens: ReadonlySet<string> = new Set(
  'less hardly barely scarcely lost light lighter faint fainter'.split(' '),
);

/** How much of something: said of what a question calls missing, they say that some is there. */
export const amounts: ReadonlySet<string> = new Set(
  'bit little some few couple tiny teeny small tad touch'.split(' '),
);

/** Pictures that are an answer. */
export const pictures: readonly (readonly [RegExp, string])[] = [
  [/👍|👌|✅|✔/gu, ' yes '],
  [/👎|❌|🚫/gu, ' no '],
  [/🤷/gu, ' shrug '],
];
