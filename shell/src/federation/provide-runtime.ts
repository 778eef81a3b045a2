import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  Module,
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * The page's one federation runtime, under the name by which a remote built with
 * `externalRuntime` looks for it: what `@module-federation/runtime` takes from its
 * core for modules in a browser. The plugin's own `provideExternalRuntime` hands out the whole
 * module, of which then nothing can be left out.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    Module,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
});

/** A federation runtime plugin only so that this module runs before any remote's. */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  return { name: 'petwise-provide-runtime' };
}
