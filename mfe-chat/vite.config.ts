import { remoteConfig } from '../tools/federation/index.ts';

export default remoteConfig('mfe_chat');
