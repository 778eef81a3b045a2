import { api } from '@petwise/api';
import { type LabTest, labTestRoutes } from '@petwise/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Looks up lab tests; runs only while `isOpen` and when there is a term (DX-09). */
export function useLabTests(
  terms: readonly string[],
  isOpen: boolean,
): UseQueryResult<readonly LabTest[]> {
  return useQuery({
    queryKey: [labTestRoutes.search.path, ...terms],
    queryFn: ({ signal }) =>
      api().call(labTestRoutes.search, { query: { terms: [...terms] }, signal }),
    enabled: isOpen && terms.length > 0,
  });
}
