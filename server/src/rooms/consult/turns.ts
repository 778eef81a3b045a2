import type { ConsultTurn } from '@petwise/contracts';
import type { TurnRow } from './turn-repository.ts';

/** A row as the API gives it. */
export function toConsultTurn(row: TurnRow): ConsultTurn {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at.toISOString(),
    messageType: row.message_type,
    question: row.question,
    reasoning: row.reasoning,
    ...(row.edited_at === null ? {} : { edited: true }),
    ...(row.uploaded_files === null ? {} : { uploadedFiles: row.uploaded_files }),
  };
}
