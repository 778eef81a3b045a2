/** What an owner may write that must not leave the server: the text, and what of it must be gone. */
export interface PrivateText {
  readonly text: string;
  readonly gone: readonly string[];
}

interface Person {
  readonly first: string;
  readonly last: string;
  readonly pet: string;
  readonly phone: string;
  readonly street: string;
  readonly code: string;
  readonly town: string;
  readonly mail: string;
}

const PEOPLE: readonly [Person, Person] = [
  {
    first: 'Sarah',
    last: 'Whitfield',
    pet: 'Biscuit',
    phone: '+44 7700 900123',
    street: '14 Linden Grove Road',
    code: 'SW1A 2AA',
    town: 'Manchester',
    mail: 'sarah.w@example.com',
  },
  {
    first: 'Miguel',
    last: 'Hernandez',
    pet: 'Luna',
    phone: '(555) 010-4477',
    street: '2210 Oak Hill Avenue',
    code: 'TX 75001',
    town: 'Houston',
    mail: 'mig_h@mail.example.org',
  },
];

type Template = (person: Person) => PrivateText;

const TEMPLATES: readonly Template[] = [
  ({ pet }) => ({
    text: `My dog is called ${pet} and ${pet} has been vomiting since yesterday.`,
    gone: [pet],
  }),
  ({ first, last }) => ({
    text: `Hello, I am ${first} ${last} and my cat will not eat.`,
    gone: [first, last],
  }),
  ({ phone }) => ({
    text: `He limps on the left leg. Please ring me on ${phone} tonight.`,
    gone: [phone],
  }),
  ({ street, code }) => ({
    text: `We live at ${street}, ${code}. She has diarrhoea.`,
    gone: [street, code],
  }),
  ({ town }) => ({
    text: `We went for a walk in ${town} and he came home coughing.`,
    gone: [town],
  }),
  ({ mail }) => ({
    text: `His eye is red. My mail is ${mail} if you need a picture.`,
    gone: [mail],
  }),
  ({ first }) => ({
    text: `My husband ${first} found her lying on her side this morning.`,
    gone: [first],
  }),
  ({ last }) => ({
    text: `Dr. ${last} gave her antibiotics last week and now she vomits.`,
    gone: [last],
  }),
  ({ last }) => ({
    text: `Mrs ${last} next door saw him eat something from the bin.`,
    gone: [last],
  }),
  ({ pet }) => ({ text: `Her name is ${pet}. She drinks a lot and pees everywhere.`, gone: [pet] }),
  ({ first, town }) => ({
    text: `My daughter ${first} brought the puppy from ${town}, since then it has fleas.`,
    gone: [first, town],
  }),
  ({ phone, last }) => ({
    text: `Our vet ${last} can be reached at ${phone}. The wound smells.`,
    gone: [phone, last],
  }),
  ({ first }) => ({ text: `He has not pooped for two days. Thanks, ${first}`, gone: [first] }),
  ({ pet, first }) => ({
    text: `This is ${pet}, ten years old. ${first} says he breathes fast.`,
    gone: [pet],
  }),
  ({ town, code }) => ({
    text: `Is there a clinic near ${town} (${code})? Her gums are white.`,
    gone: [town, code],
  }),
  ({ mail, phone }) => ({
    text: `${mail} or ${phone}, whichever is faster, he is having a fit.`,
    gone: [mail, phone],
  }),
  () => ({
    text: 'Microchip 985112001234567, male, scratching his ears all day.',
    gone: ['985112001234567'],
  }),
  ({ first, last, street }) => ({
    text: `Regards, ${first} ${last}, ${street}. PS: the cough is worse at night.`,
    gone: [first, last, street],
  }),
  () => ({
    text: 'There are pictures at https://photos.example/u/8842 of his swollen paw.',
    gone: ['https://photos.example/u/8842'],
  }),
  ({ pet }) => ({
    text: `I think my rabbit named ${pet} is bloated. ${pet}'s belly is hard.`,
    gone: [pet],
  }),
  ({ first }) => ({
    text: `My neighbour ${first} has a dog with kennel cough and ours coughs now.`,
    gone: [first],
  }),
  ({ town }) => ({
    text: `We moved here from ${town} two weeks ago and she hides under the bed.`,
    gone: [town],
  }),
  ({ first }) => ({
    text: `My friend ${first}'s ferret bit her on the ear, it bleeds.`,
    gone: [first],
  }),
  ({ street }) => ({ text: `He was hit by a car outside ${street} an hour ago.`, gone: [street] }),
  ({ first, phone }) => ({
    text: `call ${phone} and ask for my wife ${first}, the horse is rolling`,
    gone: [phone, first],
  }),
];

/** Fifty texts with something private in them. */
export const PRIVATE_TEXTS: readonly PrivateText[] = PEOPLE.flatMap((person) =>
  TEMPLATES.map((template) => template(person)),
);

/** Fifty that have nothing private, and must leave as they are. */
export const PLAIN_TEXTS: readonly string[] = `
My Labrador has been vomiting since Monday and will not eat.
He weighs 12.5 kg and his temperature is 39.8.
She ate 200 g of dark chocolate at about 14:30.
The Jack Russell has a lump on his back that is 2 cm wide.
It started on 12.03.2024 and got worse on 2024-03-15.
Our Maine Coon sneezes and has a runny nose.
He drinks 3 litres a day and pees 10 times.
She had a litter of 6 kittens 3 weeks ago.
His gums are white and he is breathing hard.
I think it is Cushing's, he pants and is always hungry.
She has been on Metacam since Friday.
My guinea pig has crusty eyes and does not eat hay.
He has Addison's and is very weak today.
The budgie sits fluffed up at the bottom of the cage.
There is blood in his urine since this morning.
She limps on the right front leg after a run.
He was fine in March but has lost 2 kg since April.
Her left eye is cloudy and she squints.
My tortoise has not eaten for 10 days after waking up.
The hamster has a wet tail and is lethargic.
He shakes his head and his ear smells.
She cries when she pees and only a few drops come.
My horse is rolling and looking at his belly.
He swallowed a sock yesterday evening.
The ferret has hair loss on the tail.
She coughs at night, like a goose.
His belly is swollen and he retches with nothing coming up.
There are white worms in her stool.
My rabbit has not pooped since last night.
He had a seizure that lasted 2 minutes.
She scratches herself bloody, mostly the belly.
His breath smells and he drools.
The gecko has stuck shed on its toes.
He is 9 years old and sleeps all day.
Her nose bleeds on one side.
We changed his food to Royal Canin on Tuesday.
He licks his paws all the time, they are red.
She fell from the balcony and does not put weight on one leg.
My bird plucks its feathers out.
He has diarrhoea with mucus 5 times a day.
The cat hides and growls when I touch her back.
His tongue looks blue after a short walk.
She vomited 4 times, yellow foam.
I gave him half an Advil two hours ago.
The dog next door has parvo and he played with it.
He drags his back legs since today.
There is a tick behind her ear.
She is pregnant, day 63, and has green discharge.
His skin has a round bald patch.
Can I wait until Monday?
`
  .trim()
  .split('\n');
