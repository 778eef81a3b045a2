import { hostConfig } from '../tools/federation/index.ts';

export default hostConfig({ runtimePlugin: './src/federation/inline-manifests.ts' });
