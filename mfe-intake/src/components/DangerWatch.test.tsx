// @vitest-environment jsdom
import { type Danger, type ReadDangers, STORAGE_KEYS } from '@petwise/contracts';
import { knownDanger } from '@petwise/ui/known-danger';
import { keepOwnNumber } from '@petwise/ui/own-numbers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeDraft } from '../model/drafts.ts';
import { BELLA } from '../testing/fixtures.ts';
import { fileInput, openHome, pdf, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

const BLOAT: Danger = {
  id: 'dog-gdv',
  name: 'Possible bloat',
  level: 'emergency',
  reason: 'It can mean a twisted stomach.',
  advice: 'Go to a vet now. Give nothing by mouth.',
};
const ITCH: Danger = { ...BLOAT, id: 'itch', name: 'An itch', level: 'today' };

/** Rules that know one danger of dogs; notes what it was given. */
function rules() {
  return vi.fn<ReadDangers>(({ species, text }) =>
    Promise.resolve(species === 'dog' && /retch/.test(text) ? [BLOAT, ITCH] : []),
  );
}

function card(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'This may be an emergency' });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubScreen({ keyboard: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a danger is seen while typing', () => {
  it('PWA-02 a card stands under the box at the first dangerous sentence, and nothing is sent', async () => {
    const { user, onStart } = openHome({ readDangers: rules() });
    await user.type(textBox(), 'My dog is well.');
    expect(screen.queryByRole('region', { name: 'This may be an emergency' })).toBeNull();
    await user.type(textBox(), ' But he retches.');
    const shown = within(await card());
    expect(shown.getByText('Possible bloat.')).toBeTruthy();
    expect(shown.queryByText('An itch.')).toBeNull();
    expect(shown.getByText(BLOAT.advice)).toBeTruthy();
    const alert = document.querySelector('[aria-live="assertive"]');
    expect(alert?.textContent).toContain('Possible bloat');
    const help = shown.getByRole('link', { name: 'First aid on the way' });
    expect(help.getAttribute('href')).toBe('/emergency?animal=dog');
    expect(onStart).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(STORAGE_KEYS.initialData)).toBeNull();
    await user.clear(textBox());
    await waitFor(() => expect(screen.queryByText('Possible bloat.')).toBeNull());
  });

  it('PWA-02 what to do and never to do for this danger stands on the card, below the call, and begins the emergency page', async () => {
    const care = {
      do: ['Leave now.', 'Let it stand.', 'Note the time.', 'A fourth.'],
      never: ['Do not give food.', 'Do not press the belly.', 'Do not wait.'],
    };
    const { user, unmount } = openHome({ readDangers: async () => [{ ...BLOAT, care }] });
    await user.type(textBox(), 'My dog retches.');
    const shown = within(await card());
    const [todo, never] = shown.getAllByRole('list');
    const linesOf = (list?: HTMLElement) => [...(list?.children ?? [])].map((li) => li.textContent);
    expect(linesOf(todo)).toEqual(care.do.slice(0, 3));
    expect(linesOf(never)).toEqual(care.never);
    const [call] = shown.getAllByRole('link');
    const follows = call?.compareDocumentPosition(todo ?? document.body) ?? 0;
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(knownDanger()?.care).toEqual(care);
    // Also from the forms that follow, until the words hold none.
    unmount();
    expect(knownDanger()?.names).toEqual(['Possible bloat']);
    openHome({ readDangers: async () => [] });
    await user.clear(textBox());
    await waitFor(() => expect(knownDanger()).toBeNull());
  });

  it('PWA-02 on a small screen the first aid is folded, one tap away', async () => {
    vi.stubGlobal('innerHeight', 568);
    const care = { do: ['Leave now.'], never: ['Do not wait.'] };
    const { user } = openHome({ readDangers: async () => [{ ...BLOAT, care }] });
    await user.type(textBox(), 'My dog retches.');
    await card();
    const folded = screen.getByText('Leave now.').closest('details');
    expect(folded?.open).toBe(false);
    await user.click(screen.getByText('Until a vet takes over'));
    expect(folded?.open).toBe(true);
  });

  it.each([
    ['below a keyboard on the screen comes into sight', 450, [{ top: 74 }]],
    ['in sight stays where it is', 300, []],
    ['low, as with text of twice the size, comes into sight', 900, [{ top: 524 }]],
  ])('PWA-02 bug: a first way that ends %s, whatever the text size', async (_, end, scrolled) => {
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { height: 400 }));
    const scrollBy = vi.fn<(by: ScrollToOptions) => void>();
    vi.stubGlobal('scrollBy', scrollBy);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.textContent === 'Call my vet' ? new DOMRect(0, end - 48, 360, 48) : new DOMRect();
    });
    const { user } = openHome({ readDangers: rules() });
    await user.type(textBox(), 'My dog retches.');
    await card();
    expect(scrollBy.mock.calls.flat()).toEqual(scrolled);
  });

  it('bug: who had kept no number had no way to call from the card', async () => {
    const { user } = openHome({ readDangers: rules() });
    await user.type(textBox(), 'My dog retches.');
    const shown = within(await card());
    // The first of all, where a kept number stands for who has one.
    const [first] = shown.getAllByRole('button');
    expect(first).toBe(shown.getByRole('button', { name: 'Call my vet' }));
    await user.click(shown.getByRole('button', { name: 'Call my vet' }));
    const number = shown.getByLabelText('My vet’s phone');
    expect(document.activeElement).toBe(number);
    await user.keyboard('Tom{Enter}');
    expect(await shown.findByText('This does not look like a phone number.')).toBeTruthy();
    await user.clear(number);
    await user.keyboard('020 7946 0000');
    expect(sessionStorage.getItem('petwise.kept.own-number')).toContain('020 7946 0000');
    await user.click(shown.getByRole('button', { name: 'Call' }));
    expect(sessionStorage.getItem('petwise.kept.own-number')).toBeNull();
    const call = await shown.findByRole('link', { name: /^Call my vet/ });
    expect(call.getAttribute('href')).toBe('tel:02079460000');
  });

  it('bug: who goes on from the card while a file goes up was told so out of sight', async () => {
    const { user } = openHome({ readDangers: rules() });
    await user.upload(fileInput(), [pdf('one.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Begin one.pdf' }));
    await user.type(textBox(), 'My dog retches.');
    const shown = within(await card());
    await user.click(shown.getByRole('button', { name: 'Go on with the questions' }));
    expect(shown.getByText('This goes as soon as your files are up.')).toBeTruthy();
  });

  it('PWA-02 both kept numbers and a map of clinics are offered', async () => {
    keepOwnNumber('vet', '111');
    keepOwnNumber('clinic', '222');
    const { user } = openHome({ readDangers: rules() });
    await user.type(textBox(), 'My dog retches.');
    const links = within(await card()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      'tel:111',
      'tel:222',
      'https://www.google.com/maps/search/',
      '/emergency',
    ]);
  });

  it('DET-01 words that name no animal ask for it in one tap, which the form then has', async () => {
    const readDangers = rules();
    const { user, onStart } = openHome({ readDangers });
    await user.type(textBox(), 'He retches and nothing comes up.');
    await user.click(await screen.findByRole('button', { name: 'Dog' }));
    const shown = within(await card());
    expect(screen.getByRole('button', { name: 'Dog' }).getAttribute('aria-pressed')).toBe('true');
    expect(homeDraft.read()?.chosenSpecies).toBe('dog');
    await user.click(shown.getByRole('button', { name: 'Go on with the questions' }));
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem(STORAGE_KEYS.initialData)).toContain('"chosenSpecies":"dog"');
  });

  it('bug: of a chosen pet the rules knew its kind alone, so that a tom who strains was nobody in particular', async () => {
    const pet = { ...BELLA, sex: 'male' as const, spayedNeutered: 'yes' as const };
    homeDraft.write({ symptoms: '', uploadedFiles: [], sent: false, chosenSpecies: 'cat', pet });
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    await user.type(textBox(), 'Strains in the box.');
    await waitFor(() =>
      expect(readDangers).toHaveBeenLastCalledWith({
        species: 'cat',
        text: 'Strains in the box.',
        breed: 'Siamese',
        sex: 'male',
        spayedNeutered: 'yes',
      }),
    );
  });

  it('DET-01 words that name the animal ask nothing, and give the rules its breed', async () => {
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    await user.type(textBox(), 'My Great Dane retches and cries.');
    await card();
    expect(screen.queryByText('Which animal is it?')).toBeNull();
    expect(readDangers).toHaveBeenLastCalledWith(
      expect.objectContaining({ species: 'dog', breed: 'Great Dane' }),
    );
    expect(readDangers.mock.lastCall?.[0]).not.toHaveProperty('sex');
    await user.type(textBox(), ' She is a female.');
    await waitFor(() => expect(readDangers.mock.lastCall?.[0]).toHaveProperty('sex', 'female'));
  });

  it('bug: a first paste waited for rules that were fetched with it: a touch of the box fetches them', async () => {
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    expect(readDangers).not.toHaveBeenCalled();
    await user.click(textBox());
    expect(readDangers).toHaveBeenCalledWith({ species: 'other', text: '' });
  });

  it('bug: by the keyboard the rules were fetched with the first words: Tab into the box or its first key fetches them', async () => {
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    act(() => textBox().focus());
    expect(readDangers).not.toHaveBeenCalled();
    await user.keyboard('{Shift}');
    expect(readDangers).toHaveBeenCalledTimes(1);
    expect(readDangers).toHaveBeenCalledWith({ species: 'other', text: '' });
    await user.keyboard('{Shift}');
    expect(readDangers).toHaveBeenCalledTimes(1);
  });

  it('PWA-02 Tab into the box fetches the rules, and a box that the page focused itself does not', async () => {
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    act(() => textBox().blur());
    for (let tabs = 0; document.activeElement !== textBox() && tabs < 20; tabs += 1) {
      expect(readDangers).not.toHaveBeenCalled();
      await user.tab();
    }
    expect(document.activeElement).toBe(textBox());
    expect(readDangers).toHaveBeenCalledWith({ species: 'other', text: '' });
  });

  it('bug: a first paste waited for the rules where only the mouse had moved over the box: it fetches them, a finger that scrolls does not', () => {
    const readDangers = rules();
    openHome({ readDangers });
    const box = screen.getByRole('textbox');
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
    fireEvent.pointerMove(box, { pointerType: 'touch' });
    expect(readDangers).not.toHaveBeenCalled();
    fireEvent.pointerMove(box, { pointerType: 'mouse' });
    expect(readDangers).toHaveBeenCalledWith({ species: 'other', text: '' });
  });

  it('a touch fetches nothing where the owner saves data; the first letter does', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const readDangers = rules();
    const { user } = openHome({ readDangers });
    await user.click(textBox());
    await user.keyboard('{Shift}');
    expect(readDangers).not.toHaveBeenCalled();
    await user.type(textBox(), 'M');
    expect(readDangers).toHaveBeenCalledWith({ species: 'other', text: '' });
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('rules that do not load are no fault on the screen: the words can be sent as always', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const readDangers = vi.fn<ReadDangers>(() => Promise.reject(new Error('no network')));
    const { user, onStart } = openHome({ readDangers });
    await user.type(textBox(), 'My dog retches.{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    log.mockRestore();
  });
});
