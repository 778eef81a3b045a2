import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only cats need. */
export const findings = [
  { id: 'string_tongue', name: 'string under the tongue', topic: 'mouth', ask: 'Can you see string under the tongue?', parent: 'ate_string', leak: 0.1, told: 0.8, answerable: 0.6, says: ['string under * tongue', 'thread under * tongue', 'string around * tongue', 'thread around * tongue'] },
  { id: 'fights_outdoors', name: 'goes outdoors or fights', topic: 'husbandry', ask: 'Does {pet} go outdoors or meet other cats?', leak: 0.4, told: 0.3, says: ['goes outside', 'outdoor cat', 'goes out', 'neighborhood cat', 'tomcat', 'stray cat', 'feral cat', 'outside at night', 'came home', 'came in from outside', 'roams'], saysNot: ['indoor cat', 'indoor only', 'strictly indoor', 'never goes outside', 'house cat'] },
] satisfies readonly Finding[];
