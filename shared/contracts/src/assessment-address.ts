/** The stages of an assessment that have an address of their own, in their order (FLOW-01). */
export const ADDRESSED_STAGES = ['basic-intake', 'medical-history', 'chat', 'results'] as const;
export type AddressedStage = (typeof ADDRESSED_STAGES)[number];

const PLACE = /^\/assessment\/([0-9a-f-]{36})\/([a-z-]+)$/;

/** Where a stage of an assessment is: before it has begun on the server the id is the device's own, then the consult's. */
export function assessmentAddress(id: string, stage: AddressedStage): string {
  return `/assessment/${id}/${stage}`;
}

/** The assessment and the stage at a path; null for any other path. */
export function placeAt(path: string): { id: string; stage: AddressedStage } | null {
  const [, id, name] = PLACE.exec(path) ?? [];
  const stage = ADDRESSED_STAGES.find((one) => one === name);
  return id === undefined || stage === undefined ? null : { id, stage };
}

/** The stage at a path; null for any other path. */
export function stageAt(path: string): AddressedStage | null {
  return placeAt(path)?.stage ?? null;
}
