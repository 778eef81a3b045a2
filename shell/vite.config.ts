import { hostConfig, SHELL_SCRIPTS } from '../tools/federation/index.ts';

export default hostConfig({
  scripts: SHELL_SCRIPTS,
  scriptsAtHead: ['early.js'],
});
