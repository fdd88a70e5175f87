import type { MutationMeta } from '@tanstack/react-query'

/** A mutation without variables, made with `dataMutation`. Loaded when it is wanted. */
export interface InverseMutation {
  mutationFn: (variables: unknown) => Promise<unknown>
  meta: MutationMeta
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Sentence under the title `Erro`, or a function of the error; null if the page shows the error itself. */
      errorText?: string | ((error: unknown) => string | null)
    }
    mutationMeta: {
      /** Sentence under the title `Erro`, or a function of the error; null if the page shows the error itself. */
      errorText?: string | ((error: unknown) => string | null)
      /** Sentence under the title `Sucesso`, or a function; empty shows nothing. `dataMutation` types it. */
      successText?: string | ((variables: unknown, data: unknown) => string)
      /** Whether a part failed: the success text gets the title `Atenção`. Unknown to older shells. */
      isPartial?: (data: unknown) => boolean
      /** Inverse of a successful mutation, offered in the success notice. Unknown to older shells. */
      undo?: (variables: unknown, data: unknown) => (() => Promise<InverseMutation>) | null
      /** Follows `errorText` if the response of a write was lost. Default: asks to check before a retry. */
      unknownText?: string
      /** Query keys to invalidate after success and failure. Absent: the mutation writes nothing. */
      invalidates?: readonly (readonly unknown[])[]
    }
  }
}
