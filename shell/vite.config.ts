import { hostConfig } from '../tools/federation/index.ts';

export default hostConfig({
  runtimePlugin: './src/federation/inline-manifests.ts',
  scripts: {
    'early.js': 'src/early/early.ts',
    'emergency.js': 'src/emergency/emergency.ts',
    'sw.js': 'src/offline/worker/service-worker.ts',
    'sw-off.js': 'src/offline/worker/remove-worker.ts',
  },
  scriptsAtHead: ['early.js'],
});
