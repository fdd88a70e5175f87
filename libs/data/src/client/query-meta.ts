import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      errorText?: string
    }
    mutationMeta: {
      /** Sentence under the title `Erro`, or a function of the error; null if the page shows the error itself. */
      errorText?: string | ((error: unknown) => string | null)
      /** Sentence under the title `Sucesso`, or a function; empty shows nothing. `dataMutation` types it. */
      successText?: string | ((variables: unknown, data: unknown) => string)
      /** Follows `errorText` if the response of a write was lost. Default: asks to check before a retry. */
      unknownText?: string
      /** Query keys to invalidate after success and failure. Absent: the mutation writes nothing. */
      invalidates?: readonly (readonly unknown[])[]
    }
  }
}
