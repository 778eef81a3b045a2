/** Takes the place of what the federation runtime does for classic scripts, styles and preloads. */
function leftOut(): never {
  throw new Error('This part of the federation runtime is not in this build');
}

export const createLink = leftOut;
export const createScript = leftOut;
export const loadScript = leftOut;
export const formatPreloadArgs = leftOut;
export const preloadAssets = leftOut;
export const isStaticResourcesEqual = leftOut;
export const safeWrapper = leftOut;
export const normalizePreloadExposes = leftOut;
export const defaultPreloadArgs = {};
