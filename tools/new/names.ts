import { RecipeError } from './recipe.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * A name as files bear it: `second-opinion`.
 *
 * @throws RecipeError for anything else
 */
export function kebab(name: string): string {
  if (!KEBAB.test(name)) {
    throw new RecipeError(
      `"${name}" is no name: small letters and digits, parted by single dashes`,
    );
  }
  return name;
}

/**
 * A remote's name: contracts, events and gates know it by small letters alone.
 *
 * @throws RecipeError for anything else
 */
export function oneWord(name: string): string {
  if (!/^[a-z]+$/.test(kebab(name))) {
    throw new RecipeError(`"${name}" is not one word: a remote is named by small letters alone`);
  }
  return name;
}

/**
 * The two halves of `bundle/door` or `bundle.event`.
 *
 * @throws RecipeError where there are not two
 */
export function halves(name: string, between: string): readonly [string, string] {
  const [first = '', second = '', ...more] = name.split(between);
  if (more.length > 0 || second === '') {
    throw new RecipeError(`"${name}" is not of the form bundle${between}name`);
  }
  return [kebab(first), kebab(second)];
}

/** `second-opinion` as a component: `SecondOpinion`. */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

/** `second-opinion` as a value: `secondOpinion`. */
export function camel(name: string): string {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
}

/** `second-opinion` as a heading: `Second opinion`. */
export function heading(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
