const APPLE = 'https://maps.apple.com/?q=emergency%20vet';
const OTHERS = 'https://www.google.com/maps/search/?api=1&query=emergency+vet';

/**
 * Where a map shows emergency vets near the owner: in the app of an iPhone, else at
 * an address that every browser opens, on a desktop too. Nothing is asked of it before a tap.
 */
export function clinicMapAddress(userAgent: string = navigator.userAgent): string {
  return /iPhone|iPad/.test(userAgent) ? APPLE : OTHERS;
}
