/**
 * Throws when a second copy of a stateful package is loaded into the page: two
 * buses would each hear half of the conversation.
 *
 * @throws Error naming both versions and the way to deduplicate.
 */
export function claimSingleton(name: string, version: string): void {
  const key = Symbol.for(`petwise.singleton.${name}`);
  // The registry lives on globalThis because a second copy has its own module scope.
  const holder = globalThis as unknown as Record<symbol, string | undefined>;
  const held = holder[key];
  if (held !== undefined) {
    throw new Error(
      `${name} ${version} was loaded although ${name} ${held} is already in this page. ` +
        `Share it as a federation singleton (import: false in remotes) and install one version.`,
    );
  }
  holder[key] = version;
}
