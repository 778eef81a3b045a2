/** Names of the attributes that count, told apart by length and first letter as the format allows. */
export class Attributes {
  typeStart = 0;
  typeEnd = 0;
  unitStart = 0;
  unitEnd = 0;
  sourceStart = 0;
  sourceEnd = 0;
  valueStart = 0;
  valueEnd = 0;
  startStart = 0;
  startEnd = 0;
  endStart = 0;
  endEnd = 0;
  /** Where `creationDate` has its value; 0 when it has none, or not before the dates. */
  creationStart = 0;

  /**
   * Reads the attributes of a tag from `at`, behind its name.
   *
   * @returns where the tag ends, behind its `>`; -1 when it does not end before `end`, -2 when it is no XML
   */
  read(b: Uint8Array, at: number, end: number, isWorkout: boolean): number {
    this.#clear();
    let i = at;
    for (;;) {
      while (i < end && ((b[i] ?? 0) <= SPACE || b[i] === SLASH)) i += 1;
      if (i >= end) return -1;
      if (b[i] === CLOSE) return i + 1;
      const name = i;
      while (i < end && b[i] !== EQUALS) {
        if (b[i] === CLOSE || b[i] === OPEN) return -2;
        i += 1;
      }
      let nameEnd = i;
      while (nameEnd > name && (b[nameEnd - 1] ?? 0) <= SPACE) nameEnd -= 1;
      i += 1;
      while (i < end && (b[i] ?? 0) <= SPACE) i += 1;
      if (i >= end) return -1;
      const quote = b[i];
      if (quote !== DOUBLE && quote !== SINGLE) return -2;
      const value = i + 1;
      i = value;
      while (i < end && b[i] !== quote) i += 1;
      if (i >= end) return -1;
      if (isWorkout) this.#noteWorkout(b, { name, nameEnd, value, valueEnd: i });
      else this.#note(b, { name, nameEnd, value, valueEnd: i });
      i += 1;
    }
  }

  /** Up to where the tag holds what its neighbours repeat; 0 when it is not written in the usual order. */
  stableEnd(): number {
    const end = this.creationStart;
    const isUsual =
      this.typeEnd > 0 && this.typeEnd < end && this.unitEnd < end && this.sourceEnd < end;
    return isUsual ? end : 0;
  }

  #note(b: Uint8Array, { name, nameEnd, value, valueEnd }: Found): void {
    if (isWord(b, name, nameEnd, 'type')) {
      this.typeStart = value;
      this.typeEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'unit')) {
      this.unitStart = value;
      this.unitEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'value')) {
      this.valueStart = value;
      this.valueEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'creationDate')) {
      if (this.valueStart === 0 && this.startStart === 0 && this.endStart === 0) {
        this.creationStart = value;
      }
    } else this.#noteCommon(b, { name, nameEnd, value, valueEnd });
  }

  #noteWorkout(b: Uint8Array, { name, nameEnd, value, valueEnd }: Found): void {
    if (isWord(b, name, nameEnd, 'workoutActivityType')) {
      this.typeStart = value;
      this.typeEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'durationUnit')) {
      this.unitStart = value;
      this.unitEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'duration')) {
      this.valueStart = value;
      this.valueEnd = valueEnd;
    } else this.#noteCommon(b, { name, nameEnd, value, valueEnd });
  }

  #noteCommon(b: Uint8Array, { name, nameEnd, value, valueEnd }: Found): void {
    if (isWord(b, name, nameEnd, 'sourceName')) {
      this.sourceStart = value;
      this.sourceEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'startDate')) {
      this.startStart = value;
      this.startEnd = valueEnd;
    } else if (isWord(b, name, nameEnd, 'endDate')) {
      this.endStart = value;
      this.endEnd = valueEnd;
    }
  }

  #clear(): void {
    this.typeStart = this.typeEnd = this.unitStart = this.unitEnd = 0;
    this.sourceStart = this.sourceEnd = this.valueStart = this.valueEnd = 0;
    this.startStart = this.startEnd = this.endStart = this.endEnd = 0;
    this.creationStart = 0;
  }
}

interface Found {
  readonly name: number;
  readonly nameEnd: number;
  readonly value: number;
  readonly valueEnd: number;
}

const SPACE = 32;
const DOUBLE = 34;
const SINGLE = 39;
const SLASH = 47;
const OPEN = 60;
const EQUALS = 61;
const CLOSE = 62;

function isWord(b: Uint8Array, start: number, end: number, word: string): boolean {
  if (end - start !== word.length) return false;
  for (let i = 0; i < word.length; i += 1) if (b[start + i] !== word.charCodeAt(i)) return false;
  return true;
}
