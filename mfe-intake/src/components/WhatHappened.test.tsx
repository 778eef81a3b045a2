// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { homeDraft } from '../model/drafts.ts';
import { uploadedFile } from '../testing/fixtures.ts';
import { WhatHappened } from './WhatHappened.tsx';

beforeEach(() => sessionStorage.clear());

function open() {
  renderInShell(<WhatHappened readDangers={async () => []} onGoOn={() => undefined} />);
  return {
    user: userEvent.setup(),
    box: screen.getByRole('textbox', { name: COPY.danger.whatHappened }),
  };
}

it('the first words before a sign-in are the home screen’s, and nothing is kept once they are gone', async () => {
  const { user, box } = open();
  expect(homeDraft.read()).toBeNull();
  await user.type(box, 'He limps');
  expect(homeDraft.read()).toMatchObject({ symptoms: 'He limps', sent: false });
  await user.clear(box);
  expect(homeDraft.read()).toBeNull();
});

it('words that are taken back leave the files of the home screen', async () => {
  const uploadedFiles = [uploadedFile()];
  homeDraft.write({ symptoms: 'He limps', uploadedFiles, sent: false });
  const { user, box } = open();
  expect(box).toHaveProperty('value', 'He limps');
  await user.clear(box);
  expect(homeDraft.read()).toMatchObject({ symptoms: '', uploadedFiles });
});
