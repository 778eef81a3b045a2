import { hostConfig, SHELL_SCRIPTS } from '../tools/federation/index.ts';

export default hostConfig({
  runtimePlugin: './src/federation/provide-runtime.ts',
  scripts: SHELL_SCRIPTS,
  scriptsAtHead: ['early.js'],
});
