import type { MutationMeta } from '@tanstack/react-query'
import type { InverseMutation } from './query-meta'

interface DataMutation<Variables, Answer> {
  mutationFn: (variables: Variables) => Promise<Answer>
  successText?: string | ((variables: Variables, answer: Answer) => string)
  isPartial?: (answer: Answer) => boolean
  /** With `successText`: the success notice offers the inverse mutation. Nothing for a change that has none. */
  undo?: (variables: Variables, answer: Answer) => (() => Promise<InverseMutation>) | null
  errorText?: MutationMeta['errorText']
  unknownText?: MutationMeta['unknownText']
  /** Invalidated after success and failure: the response may have been lost. */
  invalidates?: MutationMeta['invalidates']
}

export function dataMutation<Variables, Answer>(mutation: DataMutation<Variables, Answer>) {
  const { mutationFn, successText, isPartial, undo, errorText, unknownText, invalidates } = mutation
  const meta: MutationMeta = {
    ...(successText && { successText: successText as MutationMeta['successText'] }),
    ...(isPartial && { isPartial: isPartial as MutationMeta['isPartial'] }),
    ...(undo && { undo: undo as MutationMeta['undo'] }),
    ...(errorText && { errorText }),
    ...(unknownText && { unknownText }),
    ...(invalidates && { invalidates }),
  }
  return { mutationFn, meta }
}
