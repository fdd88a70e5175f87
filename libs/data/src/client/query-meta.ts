import type { MutationMeta } from '@tanstack/react-query'

export interface InverseMutation {
  mutationFn: (variables: unknown) => Promise<unknown>
  meta: MutationMeta
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Under the title `Erro`; null if the page shows the error itself. */
      errorText?: string | ((error: unknown) => string | null)
    }
    mutationMeta: {
      /** Under the title `Erro`; null if the page shows the error itself. */
      errorText?: string | ((error: unknown) => string | null)
      /** Empty shows nothing; `dataMutation` types it. */
      successText?: string | ((variables: unknown, data: unknown) => string)
      /** Unknown to older shells. */
      isPartial?: (data: unknown) => boolean
      /** Unknown to older shells. */
      undo?: (variables: unknown, data: unknown) => (() => Promise<InverseMutation>) | null
      /** Follows `errorText` if the response of a write was lost. Default: asks to check before a retry. */
      unknownText?: string
      /** The same for each retry, whose success closes the error. Unknown to older shells. */
      source?: object
      /** Query keys to invalidate after success and failure. Absent: the mutation writes nothing. */
      invalidates?: readonly (readonly unknown[])[]
    }
  }
}
