import { api } from '@petwise/api';
import {
  type IntakeSpecies,
  type LabDecision,
  type LabFile,
  labValueRoutes,
} from '@petwise/contracts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';

type Species = IntakeSpecies | null;

const keyOf = (fileId: string, species: Species) => ['lab-values', fileId, species] as const;

/** The laboratory values of a file; the server reads it at the first call. */
export function useLabFile(fileId: string, species: Species): UseQueryResult<LabFile> {
  return useQuery({
    queryKey: keyOf(fileId, species),
    queryFn: ({ signal }) =>
      api().call(labValueRoutes.list, {
        params: { fileId },
        query: species === null ? {} : { species },
        signal,
      }),
    staleTime: Infinity,
  });
}

/** Sends the owner's word on the values of a file, and shows what the server made of it. */
export function useDecide(
  fileId: string,
  species: Species,
): (values: LabDecision[]) => Promise<void> {
  const client = useQueryClient();
  return async (values) => {
    const body = { values, ...(species === null ? {} : { species }) };
    const file = await api().call(labValueRoutes.decide, { params: { fileId }, body });
    client.setQueryData(keyOf(fileId, species), file);
  };
}
