import type { MutationMeta } from '@tanstack/react-query'

interface DataMutation<Variables, Answer> {
  mutationFn: (variables: Variables) => Promise<Answer>
  /** As in `mutationMeta`, of what was asked and what was answered. */
  successText?: string | ((variables: Variables, answer: Answer) => string)
  errorText?: MutationMeta['errorText']
  unknownText?: MutationMeta['unknownText']
  /** Read again after a success, and after a failure too: the answer may be all that was lost. */
  invalidates?: MutationMeta['invalidates']
}

/**
 * What `useMutation` needs of a write: the call, and what the shell's query client shows and invalidates. Types the
 * sentence for success, which the query client calls without knowing of what.
 */
export function dataMutation<Variables, Answer>(mutation: DataMutation<Variables, Answer>) {
  const { mutationFn, successText, errorText, unknownText, invalidates } = mutation
  const meta: MutationMeta = {
    ...(successText && { successText: successText as MutationMeta['successText'] }),
    ...(errorText && { errorText }),
    ...(unknownText && { unknownText }),
    ...(invalidates && { invalidates }),
  }
  return { mutationFn, meta }
}
