/**
 * The part of TanStack Query that modules may use, under its name: what is shared whole cannot be shaken. Without endless
 * lists, suspense and hydration, which no page has. A test compares this choice with what the sources import.
 */
export {
  CancelledError,
  focusManager,
  hashKey,
  isCancelledError,
  keepPreviousData,
  MutationCache,
  matchMutation,
  matchQuery,
  mutationOptions,
  notifyManager,
  onlineManager,
  partialMatchKey,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
