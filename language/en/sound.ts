/** How spellings sound, one after the other; vowels are as coarse as people mix them up: a, e or i, o or u. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^[kg]n/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/augh(?=$|s$|ed$|ing$)/, 'af'],
  [/ough(?=$|s$|ed$|ing$)/, 'of'],
  [/gh/g, ''],
  [/mb$/, 'm'],
  [/n(?:d|g)$/, 'n'],
  [/tch|ch/g, 'C'],
  [/sh|s?si(?=on)|ti(?=on)/g, 'S'],
  [/th/g, 'T'],
  [/d?g(?=e$)|dg/g, 'g'],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, 's'],
  [/ck|c|q(?=[uw])/g, 'k'],
  [/(?<=[kg])u(?=[aeiou])/g, 'w'],
  [/x/g, 'ks'],
  [/(?<=w)or(?=[^aeiour])|[eiu]r(?=[^aeiour])/g, 'R'],
  [/(?<=[^aeiou])(?:er|or|ar|ur|re|a|uh)$/, 'R'],
  [/(?<=[^aeiouy].*[^aeiouy])e$|(?<=[aeiouy][^aeiouy])e$/, ''],
  [/ee|ea|ei|ie|ey/g, 'E'],
  [/oo|ou|ow|oa|oe|ew|ue|au|aw|[ou]/g, 'O'],
  [/ai|ay|a/g, 'A'],
  [/[ei]|(?<=[^aeiouA-Z])y|y$/g, 'E'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** How an English word sounds, roughly: two spellings of one sound give the same ("gums", "gumz"; "coughs", "coffs"). */
export function soundOf(word: string): string {
  return rules.reduce((sound, [spelling, code]) => sound.replace(spelling, code), word);
}

/** The other sounds that a spelling may stand for in some mouths: "breef" for breath, "bovver" for bother. */
export function spokenSoundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  return /[fv]/.test(sound) ? [sound, sound.replace(/[fv]+/g, 'T')] : [sound];
}

/** Fuller spellings of endings as people clip them: "itchn", "scratchin", "hunchd", "colapst", "gumz"; the word itself first. */
export function fullerSpellings(word: string): readonly string[] {
  const fuller = [word];
  if (/[^aeiou]n$/.test(word)) fuller.push(`${word.slice(0, -1)}ing`);
  if (word.endsWith('in')) fuller.push(`${word}g`);
  if (/[^aeioun]d$/.test(word)) fuller.push(`${word.slice(0, -1)}ed`);
  if (/[psk]t$/.test(word)) fuller.push(`${word.slice(0, -1)}ed`);
  if (/[aeiou]pt$/.test(word)) fuller.push(`${word.slice(0, -1)}ped`);
  if (word.endsWith('z')) fuller.push(`${word.slice(0, -1)}s`);
  return fuller;
}
