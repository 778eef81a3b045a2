/** The stages of an assessment that have an address of their own, in their order (FLOW-01). */
export const ADDRESSED_STAGES = ['basic-intake', 'medical-history', 'chat', 'results'] as const;
/** A stage of an assessment that has an address of its own. */
export type AddressedStage = (typeof ADDRESSED_STAGES)[number];

const PLACE = /^\/assessment\/[0-9a-f-]{36}\/([a-z-]+)$/;

/** Where a stage of an assessment is: before it has begun on the server the id is the device's own, then the consult's. */
export function assessmentAddress(id: string, stage: AddressedStage): string {
  return `/assessment/${id}/${stage}`;
}

/** The stage at a path; null for any other path. */
export function stageAt(path: string): AddressedStage | null {
  const stage = PLACE.exec(path)?.[1];
  return ADDRESSED_STAGES.find((one) => one === stage) ?? null;
}
