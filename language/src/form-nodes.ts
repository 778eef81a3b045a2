import type { CompiledForm, Slot } from './concept-forms.ts';

/** Things in groups, in numbers: those of group `g` stand in `order` from `from[g]` up to `from[g + 1]`, as they came. */
interface Groups {
  readonly from: Uint32Array;
  readonly order: Uint32Array;
}

function groupsOf(groupOf: readonly number[], count: number): Groups {
  const from = new Uint32Array(count + 1);
  for (const group of groupOf) from[group + 1] = (from[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group += 1)
    from[group + 1] = (from[group + 1] ?? 0) + (from[group] ?? 0);
  const next = from.slice();
  const order = new Uint32Array(groupOf.length);
  for (const [thing, group] of groupOf.entries()) {
    const place = next[group] ?? 0;
    order[place] = thing;
    next[group] = place + 1;
  }
  return { from, order };
}

/**
 * All forms as one tree, packed into arrays of numbers: some 29 000 forms take a tenth of what objects would. A node has
 * branches, one for each distance at which its forms go on; a branch has steps, one for each meaning of the next word.
 */
export class FormNodes {
  /** Words of forms as they are looked up, and their numbers. */
  readonly meanings: ReadonlyMap<string, number>;
  /** Words of forms, and how many stand there. */
  readonly uses: ReadonlyMap<string, number>;
  readonly #branchesFrom: Uint32Array;
  readonly #reaches: Uint8Array;
  readonly #stepsFrom: Uint32Array;
  /** By step; ascending within a branch. */
  readonly #stepMeanings: Uint32Array;
  readonly #stepNodes: Uint32Array;
  readonly #endsFrom: Uint32Array;
  readonly #ends: Uint32Array;

  constructor(forms: readonly CompiledForm[]) {
    const built = new NodeBuilder();
    const endNodes = forms.map(({ slots }) => built.add(slots));
    this.meanings = built.meanings;
    this.uses = built.uses;
    const branches = groupsOf(built.branchNodes, built.nodes);
    this.#branchesFrom = branches.from;
    this.#reaches = new Uint8Array(branches.order.length);
    const renamed = new Uint32Array(branches.order.length);
    for (const [place, branch] of branches.order.entries()) {
      this.#reaches[place] = built.branchReaches[branch] ?? 0;
      renamed[branch] = place;
    }
    const steps = groupsOf(
      built.stepBranches.map((branch) => renamed[branch] ?? 0),
      branches.order.length,
    );
    this.#stepsFrom = steps.from;
    const meaningOf = (step: number): number => built.stepMeanings[step] ?? 0;
    for (let branch = 0; branch < branches.order.length; branch += 1)
      steps.order
        .subarray(steps.from[branch], steps.from[branch + 1])
        .sort((a, b) => meaningOf(a) - meaningOf(b));
    this.#stepMeanings = steps.order.map(meaningOf);
    this.#stepNodes = steps.order.map((step) => built.stepNodes[step] ?? 0);
    // A form without slots is none.
    const ends = groupsOf(endNodes, built.nodes);
    this.#endsFrom = ends.from;
    this.#ends = ends.order;
  }

  /** Numbers of the forms that end at a node. */
  endsOf(node: number): Uint32Array {
    return node === root
      ? none
      : this.#ends.subarray(this.#endsFrom[node], this.#endsFrom[node + 1]);
  }

  /** Numbers of the branches of a node. */
  branchesOf(node: number): number[] {
    const first = this.#branchesFrom[node] ?? 0;
    const count = (this.#branchesFrom[node + 1] ?? 0) - first;
    return Array.from({ length: count }, (_, index) => first + index);
  }

  /** How many other words may stand before the next word of a branch. */
  reachOf(branch: number): number {
    return this.#reaches[branch] ?? 0;
  }

  /** Adds the nodes behind a word of this meaning. */
  step(branch: number, meaning: number, into: Set<number>): void {
    let low = this.#stepsFrom[branch] ?? 0;
    const end = this.#stepsFrom[branch + 1] ?? 0;
    for (let high = end; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.#stepMeanings[middle] ?? 0) < meaning) low = middle + 1;
      else high = middle;
    }
    for (; low < end && this.#stepMeanings[low] === meaning; low += 1)
      into.add(this.#stepNodes[low] ?? 0);
  }
}

/** The node where every form begins. */
export const root = 0;
const none = new Uint32Array();
/** Reaches are smaller. */
const mostReach = 256;

/** Puts the tree together, step by step. */
class NodeBuilder {
  readonly meanings = new Map<string, number>();
  readonly uses = new Map<string, number>();
  nodes = 1;
  readonly branchNodes: number[] = [];
  readonly branchReaches: number[] = [];
  readonly stepBranches: number[] = [];
  readonly stepMeanings: number[] = [];
  readonly stepNodes: number[] = [];
  readonly #branches = new Map<number, number>();
  /** Where each form goes on, by slot. */
  readonly #children = new Map<Slot, Map<number, number>>();

  /** The node at which a form ends. */
  add(slots: readonly Slot[]): number {
    return slots.reduce((node, slot) => this.#childOf(node, slot), root);
  }

  #childOf(parent: number, slot: Slot): number {
    const children = this.#children.get(slot) ?? new Map<number, number>();
    this.#children.set(slot, children);
    const known = children.get(parent);
    if (known !== undefined) return known;
    const child = this.#newNode();
    children.set(parent, child);
    for (const option of slot.options) {
      let node = parent;
      let { reach } = slot;
      for (const [index, word] of option.entries()) {
        const next = index === option.length - 1 ? child : this.#newNode();
        const plain = word.replace(/^=/, '');
        this.uses.set(plain, (this.uses.get(plain) ?? 0) + 1);
        this.stepBranches.push(this.#branchOf(node, reach));
        this.stepMeanings.push(this.#meaningOf(word));
        this.stepNodes.push(next);
        node = next;
        reach = 0;
      }
    }
    return child;
  }

  #newNode(): number {
    this.nodes += 1;
    return this.nodes - 1;
  }

  #branchOf(node: number, reach: number): number {
    const key = node * mostReach + reach;
    const known = this.#branches.get(key);
    if (known !== undefined) return known;
    const made = this.branchNodes.push(node) - 1;
    this.branchReaches.push(reach);
    this.#branches.set(key, made);
    return made;
  }

  #meaningOf(word: string): number {
    const known = this.meanings.get(word);
    if (known !== undefined) return known;
    const made = this.meanings.size;
    this.meanings.set(word, made);
    return made;
  }
}
