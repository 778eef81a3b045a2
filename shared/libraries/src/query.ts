/** The part of @tanstack/react-query that the page holds, as with the router. */
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
