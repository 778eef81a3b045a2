import type { ConsultSummary, Pet, UploadedFile, UploadResponse } from '@petwise/contracts';

/** A pet of whom little was told. */
export const BELLA: Pet = {
  id: '3f0c0e4e-6a55-4a3b-9d5a-111111111111',
  name: 'Bella',
  species: 'cat',
  breed: 'Siamese',
  age: null,
  sex: 'female',
  spayedNeutered: null,
  history: null,
  vet: null,
  weights: [],
};

/** An uploaded file as the server describes it; the parts that matter are given. */
export function uploadedFile(part: Partial<UploadedFile> = {}): UploadedFile {
  return {
    id: '5f0c7a52-4b1e-4c1e-9a59-0d6f2f9a1c11',
    name: 'blood-test.pdf',
    size: 245_760,
    type: 'application/pdf',
    url: null,
    apple_health: false,
    vector_store_id: null,
    assistant_id: null,
    stats: null,
    message: null,
    ...part,
  };
}

/** What the upload call answers for a file. */
export function uploadAnswer(file: File, part: Partial<UploadResponse> = {}): UploadResponse {
  return {
    id: crypto.randomUUID(),
    filename: file.name,
    fileSize: file.size,
    fileType: file.type || 'application/octet-stream',
    image_url: null,
    apple_health: false,
    vector_store_id: null,
    assistant_id: null,
    stats: null,
    message: null,
    ...part,
  };
}

/** One file of every badge (HOME-04), the Apple Health export among them (HOME-05). */
export const filesOfEveryBadge: readonly UploadedFile[] = [
  uploadedFile({
    id: 'health',
    name: 'export.zip',
    type: 'application/zip',
    apple_health: true,
    stats: { totalRecords: 48_213 },
  }),
  uploadedFile({ id: 'img', name: 'paw.jpg', type: 'image/jpeg', size: 1_843_200 }),
  uploadedFile({ id: 'pdf' }),
  uploadedFile({ id: 'doc', name: 'letter.docx', type: 'application/octet-stream', size: 18_000 }),
  uploadedFile({ id: 'xls', name: 'weights.csv', type: 'text/csv', size: 900 }),
  uploadedFile({ id: 'ppt', name: 'case.pptx', type: 'application/octet-stream' }),
  uploadedFile({ id: 'zip', name: 'photos.zip', type: 'application/zip', size: 9_400_000 }),
  uploadedFile({ id: 'file', name: 'readings.json', type: 'application/json', size: 1 }),
];

/** A consult that the server still holds. */
export function consultSummary(part: Partial<ConsultSummary> = {}): ConsultSummary {
  return {
    sessionId: '0b9f4a39-7a55-4b0e-8f0e-6d1c3f2b9a10',
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:05:00.000Z',
    species: 'dog',
    breed: 'Labrador Retriever',
    title: 'Labrador Retriever, vomiting since last night',
    status: 'asking',
    triage: null,
    ...part,
  };
}
