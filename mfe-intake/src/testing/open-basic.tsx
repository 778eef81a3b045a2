import type { BasicIntake } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type Mock, vi } from 'vitest';
import { BasicInformation } from '../components/BasicInformation.tsx';

type BasicProps = Parameters<typeof BasicInformation>[0];

/** Renders the Basic Information form as the shell does. */
export function openBasic(
  props: Partial<BasicProps> = {},
  path = '/',
): {
  onSubmit: Mock<BasicProps['onSubmit']>;
  user: UserEvent;
  unmount: () => void;
} {
  const onSubmit = vi.fn<BasicProps['onSubmit']>();
  const { unmount } = renderInShell(
    <BasicInformation detected={{}} symptoms="not well" onSubmit={onSubmit} {...props} />,
    { path },
  );
  return { onSubmit, user: userEvent.setup(), unmount };
}

/** The controls of the form by their names. */
export const basic = {
  species: () => screen.getByRole('combobox', { name: /^Species/ }),
  breed: () => screen.getByRole('combobox', { name: /^Breed/ }),
  age: () => screen.getByRole('spinbutton', { name: 'Age' }),
  ageUnit: () => screen.getByRole('combobox', { name: 'Age unit' }),
  weight: () => screen.getByRole('spinbutton', { name: 'Weight' }),
  weightUnit: () => screen.getByRole('combobox', { name: 'Weight unit' }),
  useCategory: () => screen.getByRole('switch', { name: 'Use category' }),
  choice: (legend: string, option: string) =>
    screen
      .getAllByRole('radio', { name: option })
      .find((radio) => radio.closest('fieldset')?.textContent?.startsWith(legend)),
  continue: () => screen.getByRole('button', { name: /Continue|Submitting/ }),
};

/** The payload of the last submit. */
export function submitted(onSubmit: Mock<BasicProps['onSubmit']>): BasicIntake | undefined {
  return onSubmit.mock.lastCall?.[0];
}
