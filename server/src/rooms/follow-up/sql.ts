/** What came after a report, as columns of a statement about consults: `vet_answers`, `outcome` and `follows`. */
export function followUpColumns(consultId: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('author', a.author, 'words', a.words,
        'createdAt', a.created_at) ORDER BY a.created_at, a.id), '[]'::jsonb)
      FROM vet_answers a WHERE a.consult_id = ${consultId}) AS vet_answers,
     (SELECT jsonb_build_object('diagnosis', o.diagnosis, 'foundOn', o.found_on)
      FROM consult_outcomes o WHERE o.consult_id = ${consultId}) AS outcome,
     (SELECT jsonb_build_object('after', f.earlier_id, 'signs', f.signs)
      FROM consult_follows f WHERE f.consult_id = ${consultId}) AS follows`;
}

/** The diagnosis that a vet made later, as the owner told it; null where none was. */
export function vetFoundOf(consultId: string): string {
  return `(SELECT diagnosis FROM consult_outcomes WHERE consult_id = ${consultId})`;
}

/** How often a vet wrote back by a link to the report. */
export function vetAnswersOf(consultId: string): string {
  return `(SELECT count(*)::int FROM vet_answers WHERE consult_id = ${consultId})`;
}
