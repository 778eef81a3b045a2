/**
 * The part of @tanstack/react-query that Petwise uses, as with the router: a
 * name missing here is a type error, and its whole is not sent to every page.
 * The facade of a shared key must not import that key, and this package has no
 * other door, so this reads the file behind it.
 */
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
export type {
  UseMutationResult,
  UseQueryResult,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
