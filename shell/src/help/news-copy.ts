import { inLanguage } from '@petwise/ui';

/** What an owner will notice, by the day it came, newest first. The one list of it. */
export const NEWS_COPY = inLanguage('shell.news', {
  '2026-11-30': [
    '“How is your pet now?” comes on each of your devices, also when you have not opened the report.',
    'Help can be read before you sign in.',
  ],
  '2026-11-29': [
    'Your vet reads since when of each sign, and the days of the illness in your words.',
    'With a link for your vet, the print carries a code that leads to the report.',
    'The app on a phone may remind you to look again when it is closed, too.',
    '“None” can be told of medicines and illnesses, and a wrong weight taken out.',
  ],
  '2026-11-23': [
    'Where a picture helps your vet, the question asks for it: the gums, an eye, a wound, or ten seconds of a walk.',
    'Give your pet a name and you tell its age, weight and illnesses only once.',
    '“How is your pet now?”: a short consult that begins where the last report ended, and says what changed.',
    'Screens in Spanish; pounds or kilograms, and dates as you write them.',
    'Help says what is new, how right Petwise was measured to be, and what was tested for accessibility.',
  ],
  '2026-11-22': [
    'A danger is seen while you type, before anything is sent, and without a network.',
    'One tap on an answer sends it; Undo takes it back.',
    'Each step has an address: Back, Forward and a reload bring the same place.',
    'A vet can write back through the link that you share.',
    'Every line of emergency help names who publishes it.',
  ],
} as const);
