import { formatNumber, inLanguage } from '@petwise/ui';
import measured from './help/measured.json' with { type: 'json' };
import measuredPosts from './help/measured-posts.json' with { type: 'json' };

const percent = (share: number): string => formatNumber(share, { style: 'percent' });

/** Every word of the help page; it comes with that page alone. */
export const HELP_COPY = inLanguage('shell.help', {
  title: 'Help',
  emergency: 'Is it urgent? Do not read on.',
  emergencyLink: 'Open emergency help',
  sections: [
    {
      title: 'How it works',
      lines: [
        'You describe what you see. Petwise reads your words, asks what would change its view most, and writes a report: how urgent it is, what may be behind it, what to do and what not.',
        'It reads with rules and a list of illnesses and their signs. No language model decides anything; where whoever runs this Petwise has set one up, it only reads along, and only if you allow it.',
        'What you see under “What we understood so far” is all that it took from your words. Take back what is wrong: it thinks again.',
      ],
    },
    {
      title: 'What it knows',
      lines: [
        'Dogs, cats, horses, birds, rabbits, ferrets, guinea pigs, hamsters and reptiles; of other animals it knows what holds for all.',
        'It cannot see, feel or listen to your pet, and judges by no photo. Laboratory values count once you have confirmed them.',
        'What it knows was put together from published sources. A veterinarian has not yet checked all of it.',
      ],
    },
    {
      title: 'How right it was',
      lines: [
        `Measured on ${measured.cases} invented cases of seven kinds of animal, which nobody looked at while Petwise was tuned. A program played the owner.`,
        `The right illness came first in ${percent(measured.first)}, and was among the first three in ${percent(measured.firstThree)}.`,
        `It called ${percent(measured.safe)} as urgent as they were, or more; ${percent(measured.over)} it called more urgent than needed.`,
        `Of ${measuredPosts.posts} posts that owners wrote to others, retold, it called ${measuredPosts.tooHigh} more urgent and ${measuredPosts.tooLow} less urgent than we would, and saw ${measuredPosts.seen} of ${measuredPosts.emergencies} emergencies. Petwise was tuned with these posts in view, and no veterinarian set their urgency.`,
        'Real life is harder: these cases are more typical than yours may be, and no trial with real owners and veterinarians has been made. A hundred cases cannot show a rare mistake. If you are worried, call a vet, whatever Petwise says.',
      ],
    },
    {
      title: 'Your data',
      lines: [
        'Pets, assessments and files are kept on this server until you delete them. Settings shows who has seen them, and takes them with you or deletes them.',
      ],
    },
  ],
  accessibility: {
    title: 'Accessibility',
    aim: 'Petwise aims at WCAG 2.2, level AA. It is not certified, and nobody outside has examined it.',
    tested: 'Tested by program at every change, in Chromium',
    testedLines: [
      'Every screen with axe: contrast, names, order and landmarks, in light, dark and forced colors.',
      'At 320 pixels and with text of twice the size: nothing lies beyond the edge, and no word breaks inside.',
      'Everything that is pressed is at least 44 by 44 pixels.',
      'A whole assessment by keyboard alone; when what you are at goes away, the focus goes to the heading near it.',
    ],
    open: 'Not tested yet, or not good yet',
    openLines: [
      'Nobody who lives with a screen reader, voice control or switches has tested it as a whole.',
      'Firefox and Safari are not tested at every change.',
      'Questions and reports are in English, whatever language the screens are in.',
      'Photos and films that an owner adds have no description but their file’s name.',
    ],
    tell: 'If something keeps you out, please tell whoever runs this Petwise: their address is below.',
  },
  newsTitle: 'What is new',
  contactTitle: 'Who runs this Petwise',
  contact: 'Write to them about anything that does not work, or about your data:',
  noContact:
    'They have left no address here. Ask whoever gave you the password or the link to this page.',
} as const);
