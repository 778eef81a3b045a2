/** One call configures a remote's or the host's build. */
export { hostConfig } from './host-config.ts';
export { DEV_PORTS } from './ports.ts';
export { remoteConfig } from './remote-config.ts';
export { SHARED_LIBRARIES } from './shared-libraries.ts';
export { SHELL_SCRIPTS } from './shell-scripts.ts';
