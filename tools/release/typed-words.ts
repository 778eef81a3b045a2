import * as v from 'valibot';
import {
  ReleaseChannel,
  ReleaseName,
  ReleaseVersion,
} from '../../shared/contracts/src/release-service.ts';

/** What somebody typed that no command takes. */
export class UsageError extends Error {}

/** @throws UsageError for what is no remote and not the shell. */
export function toRemote(text = ''): ReleaseName {
  const name = ReleaseName.options.find((one) => one === text.replace('-', '_'));
  if (name) return name;
  const all = ReleaseName.options.map((one) => one.replace('_', '-'));
  throw new UsageError(`"${text}" is none of ${all.join(', ')}`);
}

/** @throws UsageError for what can be no version's name. */
export function toVersion(text = ''): string {
  if (v.is(ReleaseVersion, text)) return text;
  throw new UsageError(
    `"${String(text)}" is no version's name; npm run release -- versions lists them`,
  );
}

/** @throws UsageError for what can be no channel's name. */
export function toChannel(text: string): string {
  if (v.is(ReleaseChannel, text)) return text;
  throw new UsageError(`"${String(text)}" is no channel's name: small letters, digits and hyphens`);
}

/** A share of owners, percent. @throws UsageError for what is none. */
export function toPercent(text = ''): number {
  const percent = Number(/^(\d+(?:\.\d+)?)%?$/.exec(text)?.[1] ?? Number.NaN);
  if (percent > 0 && percent <= 100) return percent;
  throw new UsageError(`"${text}" is no share: a number above 0 and up to 100, such as 10%`);
}
