/** RPT-04: what stands where the assessment says nothing; exact words. */
export const FALLBACKS = {
  condition: 'Pending further analysis',
  efficacy: 'Varies by individual',
  dosage: 'As directed by veterinarian',
  evidenceLevel: 'Veterinary Recommended',
  testType: 'Lab Test',
} as const;
