const SHARED = ['contracts', 'events', 'api', 'ui'];

/**
 * Who may import whom, by the kind that each workspace says of itself in its
 * package.json (docs/architecture.md). `libraries` limits outside packages to
 * a list; without it any but RxJS is allowed. `typesOnly` kinds may be imported
 * with `import type`, `lateOnly` kinds with `import()`: they are no part of a
 * first load.
 * @type {Record<string, { kinds: string[], typesOnly?: string[], lateOnly?: string[], libraries?: RegExp }>}
 */
export const LAW = {
  contracts: { kinds: [], libraries: /^valibot$/ },
  events: { kinds: ['contracts'], libraries: /^(valibot|rxjs|react)$/ },
  api: { kinds: ['contracts'], libraries: /^(valibot|react|@tanstack\/react-query)$/ },
  ui: {
    kinds: [],
    typesOnly: ['contracts'],
    libraries:
      /^(react|react-dom|styled-components|lucide-react|@radix-ui\/.+|@fontsource(-variable)?\/.+)$/,
  },
  libraries: {
    kinds: [],
    libraries: /^(react-router-dom|@tanstack\/react-query|styled-components)$/,
  },
  language: { kinds: [], libraries: /^$/ },
  knowledge: { kinds: [], libraries: /^(valibot|yaml|node:.+)$/ },
  // The compiler reads the knowledge; the engine loads what it wrote.
  engine: { kinds: ['language'], typesOnly: ['knowledge'], libraries: /^$/ },
  assessor: { kinds: ['contracts', 'engine'], libraries: /^$/ },
  reader: { kinds: [], libraries: /^$/ },
  remote: { kinds: [...SHARED, 'reader'] },
  host: { kinds: [...SHARED, 'libraries'], typesOnly: ['assessor'], lateOnly: ['assessor'] },
  server: { kinds: ['contracts', 'engine', 'assessor', 'reader'] },
  // Never shipped: it looks at all but what a browser loads by its address, and who answers on the device.
  tool: {
    kinds: [...SHARED, 'libraries', 'reader', 'engine', 'language', 'knowledge', 'server', 'tool'],
  },
};
