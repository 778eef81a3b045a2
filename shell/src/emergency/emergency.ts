import { applyAppearance } from '@petwise/ui/appearance';
import { spellBritish } from '@petwise/contracts/british';
import { clinicMapAddress } from '@petwise/ui/clinic-map';
import { isAmerican, language } from '@petwise/ui/language';
import { type KnownDanger, knownDanger } from '@petwise/ui/known-danger';
import {
  callAddress,
  keepOwnNumber,
  type OwnCall,
  ownCalls,
  ownNumber,
} from '@petwise/ui/own-numbers';

// The little that the emergency page cannot do by itself. Without this script
// it still shows every sign, every first step and every hotline.
const WORDS = {
  en: {
    pet: 'My pet’s vet',
    vet: 'My vet',
    clinic: 'Emergency clinic',
    callVet: 'Call my vet',
    number: 'My vet’s phone',
    call: 'Call',
    wrong: 'This does not look like a phone number.',
    known: 'Phone the nearest open vet now. This is from what you told us.',
    unnamed: 'This may be an emergency',
    todo: 'What to do now',
    avoid: 'What to avoid',
    saved: 'Saved. Your numbers stay at the bottom of this page.',
    notSaved: 'This browser does not keep anything. Please write the numbers down.',
  },
  es: {
    pet: 'El veterinario de mi mascota',
    vet: 'Mi veterinario',
    clinic: 'Clínica de urgencias',
    callVet: 'Llamar a mi veterinario',
    number: 'Teléfono de mi veterinario',
    call: 'Llamar',
    wrong: 'Esto no parece un número de teléfono.',
    known: 'Llame ya al veterinario abierto más cercano. Sale de lo que nos ha contado.',
    unnamed: 'Puede ser una urgencia',
    todo: 'Qué hacer ahora',
    avoid: 'Qué evitar',
    saved: 'Guardado. Sus números quedan al pie de esta página.',
    notSaved: 'Este navegador no guarda nada. Anote los números en otro sitio.',
  },
} as const;
/** The way to the hotlines, which stands in place of the owner's numbers where no script runs. */
let hotlines: HTMLAnchorElement | null | undefined;
/** The Spanish page, which the owner may also open by its link. */
const SPANISH = '/urgencias';

applyAppearance();
const isWanted = language() === 'es' && !location.search.includes('english');
if (isWanted && location.pathname !== SPANISH) void speakSpanish().finally(prepare);
else prepare();

/** The page's own, whatever the owner's: what is said here and what stands there are one language. */
function words(): (typeof WORDS)[keyof typeof WORDS] {
  return document.documentElement.lang === 'es' ? WORDS.es : WORDS.en;
}

/** The Spanish page takes this one's place; where it does not come, help stays here in English. */
async function speakSpanish(): Promise<void> {
  try {
    const answer = await fetch(SPANISH);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const main = page.querySelector('main');
    if (main === null) return;
    document.querySelector('main')?.replaceWith(main);
    document.documentElement.lang = 'es';
    document.title = page.title;
  } catch {
    // No network and nothing kept.
  }
}

function prepare(): void {
  leadBack();
  beginAtTheMatter();
  spellAsTheOwner();
  showOwnNumbers();
  openMaps();
  prepareForm();
}

/** The owner's numbers, or a button that asks for one. */
function showOwnNumbers(): void {
  const place = document.getElementById('own-numbers');
  if (place === null) return;
  hotlines ??= place.querySelector('a');
  const own = ownCalls().map(callButton);
  place.replaceChildren(...(own.length > 0 ? own : [firstCall(place)]));
}

/** As on the card of a danger: one tap opens a box for a number, which the next one calls. */
function firstCall(place: HTMLElement): HTMLElement {
  const button = textIn('button', words().callVet);
  button.className = 'call own';
  button.addEventListener('click', () => {
    const { form, input } = numberForm(place);
    if (hotlines) hotlines.className = 'map';
    place.replaceChildren(form, ...(hotlines ? [hotlines] : []));
    input.focus();
  });
  return button;
}

function numberForm(place: HTMLElement): { form: HTMLFormElement; input: HTMLInputElement } {
  const form = document.createElement('form');
  const label = textIn('label', words().number);
  const input = document.createElement('input');
  const wrong = textIn('p', '');
  wrong.setAttribute('role', 'alert');
  Object.assign(input, { type: 'tel', autocomplete: 'off', enterKeyHint: 'go', maxLength: 30 });
  label.append(input);
  form.append(label, textIn('button', words().call), wrong);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = callAddress(input.value);
    input.setAttribute('aria-invalid', String(address === null));
    wrong.textContent = address === null ? words().wrong : '';
    if (address === null) return input.focus();
    keepOwnNumber('vet', input.value);
    fillForm();
    showOwnNumbers();
    place.querySelector<HTMLElement>('.call')?.focus();
    location.assign(address);
  });
  return { form, input };
}

function callButton({ whom, name, number, address }: OwnCall): HTMLElement {
  const link = document.createElement('a');
  link.className = 'call own';
  link.href = address;
  for (const text of [[words()[whom], name].filter(Boolean).join(': '), number]) {
    const part = document.createElement('span');
    part.textContent = text;
    link.append(part);
  }
  return link;
}

/** The owner goes back to where they were, and finds what they had typed; no link of this page lies between. */
function leadBack(): void {
  document.addEventListener('click', stayInOneEntry);
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  document.querySelector('.back')?.addEventListener('click', (event) => {
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

/** The numbers below and the other language take no entry of the history. */
function stayInOneEntry(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const numbers = link?.hash === '#numbers' ? document.getElementById('numbers') : null;
  if (numbers === null && !link?.classList.contains('language')) return;
  event.preventDefault();
  if (numbers === null) return location.replace(link?.href ?? '/');
  numbers.tabIndex = -1;
  numbers.scrollIntoView();
  numbers.focus();
}

/** What this tab already knows comes first: the animal and the danger are the heading, what to do follows. */
function beginAtTheMatter(): void {
  const danger = knownDanger();
  const asked = new URLSearchParams(location.search).get('animal');
  const known = document.getElementById('known');
  const animals = document.getElementById('animals');
  const found = document.getElementById(asked ?? danger?.species ?? '');
  const animal = found instanceof HTMLDetailsElement ? found : null;
  if (danger && (danger.names.length > 0 || danger.care?.source !== undefined)) {
    nameTheMatter(danger, animal);
    const section = document.createElement('section');
    section.className = 'now';
    section.append(...adviceOf(danger), ...(animal === null ? [] : firstAidOf(animal)));
    if (section.hasChildNodes()) known?.append(section);
  }
  if (animal === null) return;
  animal.open = true;
  animals?.insertBefore(animal, animals.querySelector('details'));
  if (animals) known?.append(animals);
}

/** Nobody who has told of a danger is asked whether there is one: it is named where the question stands. */
function nameTheMatter({ names: [name] }: KnownDanger, animal: HTMLElement | null): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  const whose = animal?.querySelector('summary')?.textContent ?? '';
  const matter = name === undefined ? textIn('span', words().unnamed) : named('span', name);
  heading.replaceChildren(whose === '' ? '' : `${whose}: `, matter);
  const intro = heading.nextElementSibling;
  if (intro instanceof HTMLParagraphElement) intro.textContent = words().known;
}

/** The animal's first aid with its heading, which then stand beside the danger and no longer among its signs. */
function firstAidOf(animal: HTMLDetailsElement): readonly Element[] {
  const title = animal.querySelectorAll('h3').item(1);
  const list = title.nextElementSibling;
  title.remove();
  return [textIn('h2', title.textContent), ...(list ? [list] : [])];
}

/** What else was told, and what somebody publishes about the first: nothing else is advice here. */
function adviceOf({ names: [, ...others], care }: KnownDanger): readonly HTMLElement[] {
  const also = others.map((name) => named('strong', name));
  if (care?.source === undefined) return also;
  return [
    ...also,
    ...steps(words().todo, care.do),
    ...steps(words().avoid, care.never),
    inEnglish(textIn('cite', care.source)),
  ];
}

/** A danger as the assessment calls it. */
function named(tag: 'span' | 'strong', name: string): HTMLElement {
  return inEnglish(textIn(tag, name));
}

function steps(title: string, all: readonly string[]): readonly HTMLElement[] {
  const list = inEnglish(document.createElement('ul'));
  list.append(...all.map((step) => textIn('li', step)));
  return [textIn('h2', title), list];
}

/** What the assessment says is English. */
function inEnglish(element: HTMLElement): HTMLElement {
  element.lang = 'en';
  return element;
}

/** The advice is American English as it stands; names of publications and of hotlines stay so for everybody. */
function spellAsTheOwner(): void {
  if (language() !== 'en' || document.documentElement.lang !== 'en' || isAmerican()) return;
  for (const line of document.querySelectorAll('li, #known strong, h1 [lang]')) {
    for (const part of line.childNodes) {
      if (!(part instanceof Text)) continue;
      const [spelled] = Object.values(spellBritish([part.data]));
      if (typeof spelled === 'string') part.data = spelled;
    }
  }
}

type TextTag = 'button' | 'cite' | 'h2' | 'label' | 'li' | 'p' | 'span' | 'strong';

function textIn(tag: TextTag, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function openMaps(): void {
  const link = document.getElementById('clinic-map');
  if (link instanceof HTMLAnchorElement) link.href = clinicMapAddress();
}

function prepareForm(): void {
  const section = document.getElementById('own-form');
  const form = section?.querySelector('form');
  if (!section || !form) return;
  section.hidden = false;
  fillForm();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const stored = formFields().map(({ which, input }) => keepOwnNumber(which, input.value));
    showOwnNumbers();
    const status = document.getElementById('own-saved');
    if (status) status.textContent = stored.every(Boolean) ? words().saved : words().notSaved;
  });
}

/** What is kept, so that saving one number takes no other away. */
function fillForm(): void {
  for (const { which, input } of formFields()) input.value = ownNumber(which);
}

function formFields() {
  const form = document.querySelector<HTMLFormElement>('#own-form form');
  return (['vet', 'clinic'] as const).flatMap((which) => {
    const input = form?.elements.namedItem(which);
    return input instanceof HTMLInputElement ? [{ which, input }] : [];
  });
}
