// @vitest-environment jsdom
import { fc, FUZZ_TIMEOUT_MS, hostileText, jsonAround, tryProperty } from '@petwise/tools/fuzz';
import { sessionStore } from '@petwise/ui/storage';
import { expect, test } from 'vitest';
import { answerOf, isInBox, readDraft, withText } from './draft.ts';
import { readSpecies } from './given-species.ts';
import { readLastConversation } from './last-conversation.ts';

test(
  'Z2 18.4 what the chat has kept in a tab, damaged in any place, stands in the box or is none',
  async () => {
    const stored = fc.record({
      draft: jsonAround({ text: 'Yes\nsince Monday', files: [], option: 'Yes' }),
      species: jsonAround('dog'),
      last: jsonAround('one'),
      words: hostileText,
    });
    await tryProperty('drafts of the chat', stored, ({ draft, species, last, words }) => {
      // What there is no space for is not there.
      sessionStore.write('petwise.chat.draft.one', draft);
      sessionStore.write('petwise.chat.species.one', species);
      sessionStore.write('petwise.chat.last-conversation', last);
      const read = readDraft('one');
      for (const one of [read, withText(read, words), withText(read, `${words}\n${read.text}`)]) {
        const answer = answerOf(one);
        expect(typeof answer).toBe('string');
        expect(isInBox(one, { answer, files: one.files })).toBe(true);
      }
      expect(['string', 'object']).toContain(typeof readSpecies('one'));
      expect(['string', 'object']).toContain(typeof readLastConversation());
    });
  },
  FUZZ_TIMEOUT_MS,
);
