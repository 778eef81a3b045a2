import { context } from '@petwise/language/en';
import { buildTriggers, findTriggers } from '../../language/src/trigger-trie.ts';
const trie = buildTriggers((context as any).triggers, (context as any).classes);
const words = process.argv[2]!.split(' ').map((w) => ({
  word: w,
  ...(w === ',' ? { punctuation: true } : {}),
}));
for (const h of findTriggers(trie, words as any, {
  kinds: new Set(['dog', 'dogs']),
  opens: (a) => a === 0,
}))
  console.log(
    h.row.means,
    h.row.reach,
    words
      .slice(h.at, h.end)
      .map((w) => w.word)
      .join(' '),
  );
