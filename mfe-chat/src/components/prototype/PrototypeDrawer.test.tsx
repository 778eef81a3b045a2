// @vitest-environment jsdom
import { drawerStandIn } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sampleFile, SESSION } from '../../testing/consult-fixtures.ts';
import { sampleConversation } from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';

beforeEach(() => sessionStorage.clear());

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

it('opens the upload drawer on request and attaches what it uploaded', async () => {
  const { user } = renderPrototype({
    messages: sampleConversation(),
    doors: {
      'uploads/drawer': drawerStandIn([
        sampleFile({ id: 'd1', name: 'blood.pdf', type: 'application/pdf' }),
      ]),
    },
  });
  await box();
  await user.click(screen.getByRole('button', { name: 'Upload medical files' }));
  const drawer = screen.getByRole('dialog', { name: `Drawer of ${SESSION}` });
  await user.click(within(drawer).getByRole('button', { name: 'All are up' }));
  expect(screen.getByRole('list', { name: 'Attached files' }).textContent).toContain('blood.pdf');
  expect(drawer.isConnected).toBe(false);
});
