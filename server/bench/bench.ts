/** `npm run bench -w server -- <name>` runs `bench/<name>/bench.ts`. */
const [, , name = ''] = process.argv;
if (!/^[a-z-]+$/.test(name))
  throw new Error('name a benchmark, for example: npm run bench -w server -- health');
await import(`./${name}/bench.ts`);
export {};
