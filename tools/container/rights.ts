/** What the kernel lets a process do. */
export interface Rights {
  readonly user: number;
  readonly group: number;
  /** Whether it has a capability, or could get one by running another program. */
  readonly hasCapabilities: boolean;
  /** Whether no program that it runs can have more rights. */
  readonly staysWithout: boolean;
}

/** Memory of a process now and at its highest, MB. */
export interface Memory {
  readonly now: number;
  readonly highest: number;
}

/** @param status text of `/proc/<pid>/status` */
export function rightsIn(status: string): Rights {
  const mask = (name: string): bigint => BigInt(`0x${fieldOf(status, name)}`);
  return {
    user: Number(fieldOf(status, 'Uid')),
    group: Number(fieldOf(status, 'Gid')),
    hasCapabilities: ['CapEff', 'CapPrm', 'CapBnd'].some((name) => mask(name) !== 0n),
    staysWithout: fieldOf(status, 'NoNewPrivs') === '1',
  };
}

/** @param status text of `/proc/<pid>/status`, which counts in kB of 1024 bytes */
export function memoryIn(status: string): Memory {
  const megabytes = (name: string): number => (Number(fieldOf(status, name)) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** The first word of a line of it. */
function fieldOf(status: string, name: string): string {
  const found = new RegExp(`^${name}:\\s*(\\w+)`, 'm').exec(status)?.[1];
  if (found === undefined) throw new Error(`The status of the process has no ${name}.`);
  return found;
}

/**
 * Fails unless a refused start ended by itself with another code than 0, and was told in one line without a trace.
 *
 * @param printed all that the container printed
 */
export function expectRefusal({ code, printed }: { code: number; printed: string }): void {
  const lines = printed.trim().split('\n');
  const isTold = lines.length === 1 && /^Petwise cannot start\. \S.*\.$/.test(lines[0] ?? '');
  if (code === 0 || !isTold) throw new Error(`It ended with ${code} and printed: ${printed}`);
}
