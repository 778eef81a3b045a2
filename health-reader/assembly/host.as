// What the core asks of the program around it; all of it rare.

/** Ends the reading; never returns. The numbers are those of `health-core.ts`. */
@external("host", "fail")
export declare function fail(problem: i32): void;

/** A number that is not written in the usual short way; NaN when it is none. */
@external("host", "slowNumber")
export declare function slowNumber(at: usize, length: i32): f64;

/** How records of a type are counted. */
@external("host", "kindOf")
export declare function kindOf(at: usize, length: i32): i32;

/** Writes a date in today's form of 25 bytes; 0 when it is no date. */
@external("host", "todaysForm")
export declare function todaysForm(at: usize, length: i32, into: usize): i32;

/** Six significant digits of a number that is very large or very small. */
@external("host", "roundAnyhow")
export declare function roundAnyhow(value: f64): f64;

export const PROBLEM_DAMAGED: i32 = 1;
export const PROBLEM_TOO_LARGE: i32 = 2;
export const PROBLEM_ELEMENT: i32 = 3;
export const PROBLEM_KINDS: i32 = 4;
export const PROBLEM_NOT_XML: i32 = 5;
