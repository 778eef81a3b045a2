import { describe, expect, it } from 'vitest';
import { withLexicon } from './load-knowledge.ts';

const finding = {
  id: 'appetite_loss',
  name: 'eating less',
  topic: 'general',
  ask: 'Is {pet} eating less?',
  leak: 0.1,
  says: ['not eat'],
  saysNot: ['eat fine'],
} as const;

describe('a species lexicon', () => {
  it('ENG adds phrases for present and, with "!", for absent', () => {
    const merged = withLexicon(finding, {
      appetite_loss: ['off hay'],
      '!appetite_loss': ['munching hay'],
    });
    expect(merged.says).toEqual(['not eat', 'off hay']);
    expect(merged.saysNot).toEqual(['eat fine', 'munching hay']);
  });

  it('ENG takes away, with "-", what means something else in the species', () => {
    expect(withLexicon(finding, { '-appetite_loss': ['not eat'] }).says).toEqual([]);
    expect(
      withLexicon(finding, { appetite_loss: ['off hay'], '-appetite_loss': ['not eat'] }).says,
    ).toEqual(['off hay']);
  });

  it('ENG leaves a finding it does not name as it is', () => {
    expect(withLexicon(finding, {})).toEqual(finding);
  });
});
