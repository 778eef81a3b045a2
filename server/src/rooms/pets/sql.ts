/** What an owner calls a pet of theirs; null where they keep none of that id. */
export function petNameOf(petId: string, ownerId: string): string {
  return `(SELECT facts ->> 'name' FROM pets WHERE id = (${petId}) AND owner_id = ${ownerId})`;
}
