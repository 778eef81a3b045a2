/** The forms under which a word may be listed: as written, then without its plural. */
export function wordForms(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) {
    return [word];
  }
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) {
    forms.push(`${word.slice(0, -3)}y`);
  }
  if (word.endsWith('es')) {
    forms.push(word.slice(0, -2));
  }
  return forms;
}
