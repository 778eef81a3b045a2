/** What came after a report, as columns of a statement about consults: `vet_answers`, `outcome`, `follows`, `looked_again_at`. */
export function followUpColumns(consultId: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('author', a.author, 'words', a.words,
        'createdAt', a.created_at) ORDER BY a.created_at, a.id), '[]'::jsonb)
      FROM vet_answers a WHERE a.consult_id = ${consultId}) AS vet_answers,
     (SELECT jsonb_build_object('diagnosis', o.diagnosis, 'foundOn', o.found_on)
      FROM consult_outcomes o WHERE o.consult_id = ${consultId}) AS outcome,
     (SELECT jsonb_build_object('after', f.earlier_id, 'signs', f.signs)
      FROM consult_follows f WHERE f.consult_id = ${consultId}) AS follows,
     (SELECT l.at FROM looked_again l WHERE l.consult_id = ${consultId}) AS looked_again_at`;
}

/** The diagnosis that a vet made later, as the owner told it; null where none was. */
export function vetFoundOf(consultId: string): string {
  return `(SELECT diagnosis FROM consult_outcomes WHERE consult_id = ${consultId})`;
}

/** How often a vet wrote back by a link to the report. */
export function vetAnswersOf(consultId: string): string {
  return `(SELECT count(*)::int FROM vet_answers WHERE consult_id = ${consultId})`;
}

/**
 * Whether an owner has begun another consult after a report, or has said that they need no reminder to; what happens when
 * that consult is deleted: `FollowUpService.keepAnswered`.
 */
export function lookedAgainOf(consultId: string): string {
  return `(EXISTS (SELECT 1 FROM consult_follows WHERE earlier_id = ${consultId})
    OR EXISTS (SELECT 1 FROM looked_again WHERE consult_id = ${consultId}))`;
}
