// @vitest-environment jsdom
import { formatWeight } from '@petwise/ui/format-weight';
import { setWeightUnits } from '@petwise/ui/set-weight-units';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FORMS_COPY } from '../forms-copy.ts';
import { historyDrafts } from '../model/drafts.ts';
import { EMPTY_HISTORY } from '../model/history-form.ts';
import { basic, openBasic, submitted } from '../testing/open-basic.tsx';

beforeEach(() => localStorage.clear());

describe('age and weight', () => {
  it('FORM-05 the age buttons stay within 0 and 30', async () => {
    const { user } = openBasic();
    for (let press = 0; press < 7; press += 1) {
      await user.click(screen.getByRole('button', { name: FORMS_COPY.basic.decreaseAge }));
    }
    expect(basic.age()).toHaveProperty('value', '0');
    fireEvent.change(basic.age(), { target: { value: '29.5' } });
    await user.click(screen.getByRole('button', { name: FORMS_COPY.basic.increaseAge }));
    expect(basic.age()).toHaveProperty('value', '30');
    expect(screen.getByRole('button', { name: FORMS_COPY.basic.increaseAge })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('FORM-05 the weight buttons stay within 1 and 2000', async () => {
    const { user } = openBasic();
    fireEvent.change(basic.weight(), { target: { value: '1.5' } });
    await user.click(screen.getByRole('button', { name: FORMS_COPY.basic.decreaseWeight }));
    expect(basic.weight()).toHaveProperty('value', '1');
    fireEvent.change(basic.weight(), { target: { value: '1999.5' } });
    await user.click(screen.getByRole('button', { name: FORMS_COPY.basic.increaseWeight }));
    expect(basic.weight()).toHaveProperty('value', '2000');
  });

  it.each([
    ['4,5 kg', '4.5', 'kg'],
    ['12 pounds', '12', 'lbs'],
    ['450 g', '450', 'g'],
    ['5000', '2000', 'lbs'],
    ['-3', '1', 'lbs'],
  ])('a weight typed as "%s" stands as %s %s once it is left', async (typed, text, unit) => {
    const { user } = openBasic();
    await user.clear(basic.weight());
    await user.type(basic.weight(), typed);
    expect(basic.weight()).toHaveProperty('value', typed);
    await user.tab();
    expect(basic.weight()).toHaveProperty('value', text);
    expect(basic.weightUnit()).toHaveProperty('value', unit);
  });

  it('says what was typed when it is held at the end of the range', async () => {
    const { user } = openBasic();
    await user.clear(basic.age());
    await user.type(basic.age(), '45{Tab}');
    expect(basic.age()).toHaveProperty('value', '30');
    expect(screen.getByText(FORMS_COPY.basic.settled('45', '30 years'))).toBeTruthy();
  });

  it('takes the unit typed behind the number even when Enter sends at once', async () => {
    const { user, onSubmit } = openBasic();
    await user.type(basic.breed(), 'Mixed');
    await user.clear(basic.weight());
    await user.type(basic.weight(), '4,5 kg{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(submitted(onSubmit)).toMatchObject({ weight: 4.5, weightUnit: 'kg' });
  });

  it('bug: who told 4.5 kg read 9.92 lbs in the summary; what was chosen in the settings stays', async () => {
    const { user, onSubmit } = openBasic();
    await user.type(basic.breed(), 'Mixed');
    await user.clear(basic.weight());
    await user.type(basic.weight(), '4,5 kg{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(formatWeight(4.5, 'kg')).toBe('4.5 kg');
    setWeightUnits('lbs');
    await user.click(basic.continue());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(formatWeight(4.5, 'kg')).toBe('9.92 lbs');
  });

  it('bug: what was read or suggested stood with an English point, unit and plural', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
    onTestFinished(() => void vi.restoreAllMocks());
    const read = { age: { value: 1, unit: 'years' }, weight: { value: 12.5, unit: 'kg' } } as const;
    openBasic({ readFacts: async () => read });
    expect(await screen.findByText(/1 año, 12,5 kg/)).toBeTruthy();
    cleanup();
    const { user } = openBasic({ symptoms: '' });
    expect(screen.getByText(FORMS_COPY.basic.keep('5 años'))).toBeTruthy();
    await user.selectOptions(basic.weightUnit(), 'lbs');
    await user.selectOptions(basic.weightUnit(), 'kg');
    expect(screen.getByText(/^Keep: \d+,\d+ kg$/)).toBeTruthy();
    await user.clear(basic.age());
    await user.type(basic.age(), '45{Tab}');
    expect(screen.getByText(FORMS_COPY.basic.settled('45', '30 años'))).toBeTruthy();
    expect(screen.getByText(FORMS_COPY.basic.ageDoubt('30 años', 'dog'))).toBeTruthy();
  });

  it('a change of unit converts the weight that the owner did not type', async () => {
    const { user } = openBasic();
    await user.selectOptions(basic.weightUnit(), 'kg');
    expect(basic.weight()).toHaveProperty('value', '22.68');
    await user.selectOptions(basic.weightUnit(), 'oz');
    expect(Number(basic.weight().getAttribute('value'))).toBeCloseTo(800, 0);
  });

  it('a change of unit leaves the weight that the owner typed', async () => {
    const { user } = openBasic();
    await user.clear(basic.weight());
    await user.type(basic.weight(), '31');
    await user.selectOptions(basic.weightUnit(), 'kg');
    expect(basic.weight()).toHaveProperty('value', '31');
  });

  it('FORM-03 an untouched weight follows the species and is left as it is when only visited', async () => {
    const { user } = openBasic();
    await user.selectOptions(basic.species(), 'hamster');
    expect(basic.weight()).toHaveProperty('value', '4');
    expect(basic.weightUnit()).toHaveProperty('value', 'oz');
    await user.selectOptions(basic.weightUnit(), 'kg');
    await user.click(basic.weight());
    await user.tab();
    expect(basic.weight()).toHaveProperty('value', '0.11');
    await user.selectOptions(basic.species(), 'horse');
    expect(basic.weight()).toHaveProperty('value', '498.95');
    await user.clear(basic.weight());
    await user.type(basic.weight(), '480{Tab}');
    await user.selectOptions(basic.species(), 'cat');
    expect(basic.weight()).toHaveProperty('value', '480');
  });

  it('keeps the typed weight behind the category', async () => {
    const { user } = openBasic();
    await user.clear(basic.weight());
    await user.type(basic.weight(), '31');
    await user.click(basic.useCategory());
    await user.click(basic.useCategory());
    expect(basic.weight()).toHaveProperty('value', '31');
  });
});

describe('drafts of the form', () => {
  it('forgets the history that was written beside other symptoms, and keeps its own', () => {
    const written = { ...EMPTY_HISTORY, diet: 'Raw' };
    openBasic({ symptoms: 'she limps' }).unmount();
    historyDrafts.of(undefined).write(written);
    openBasic({ symptoms: 'she limps' }).unmount();
    expect(historyDrafts.of(undefined).read()).toEqual(written);
    openBasic({ symptoms: 'another story' });
    expect(historyDrafts.of(undefined).read()).toBeNull();
  });

  it('survive a reload of the same symptoms, and are not for others', async () => {
    const { user, unmount } = openBasic({ symptoms: 'she limps' });
    await user.type(basic.breed(), 'Beag');
    await user.selectOptions(basic.ageUnit(), 'months');
    unmount();
    const again = openBasic({ symptoms: 'she limps' });
    expect(basic.breed()).toHaveProperty('value', 'Beag');
    expect(basic.ageUnit()).toHaveProperty('value', 'months');
    again.unmount();
    openBasic({ symptoms: 'another story' });
    expect(basic.breed()).toHaveProperty('value', '');
  });
});
