import type { MutationMeta } from '@tanstack/react-query'

interface DataMutation<Variables, Answer> {
  mutationFn: (variables: Variables) => Promise<Answer>
  successText?: string | ((variables: Variables, answer: Answer) => string)
  errorText?: MutationMeta['errorText']
  unknownText?: MutationMeta['unknownText']
  /** Invalidated after success and failure: the response may have been lost. */
  invalidates?: MutationMeta['invalidates']
}

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
