// In one file: each costs every page the hash of its name.
export { LookAgain } from '../look-again/LookAgain.tsx';
export { SystemNotices } from '../notices/SystemNotices.tsx';
