import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Sentence shown under the title `Erro` when the query fails; without it the failure is only logged. */
      errorText?: string
    }
    mutationMeta: {
      /** Sentence shown under the title `Erro` when the mutation fails, or how to choose it; null: the page says it itself. */
      errorText?: string | ((error: unknown) => string | null)
      /**
       * Sentence shown under the title `Sucesso`, as soon as the database has answered, or how to make it from what was
       * asked and what was answered; an empty one is not shown. `dataMutation` types it.
       */
      successText?: string | ((variables: unknown, data: unknown) => string)
      /**
       * Follows `errorText` when the answer of a write was lost, in place of the sentence that asks to check before trying
       * again; for a write that another try does not repeat.
       */
      unknownText?: string
      /** Keys of the queries that the mutation makes stale, whether it succeeds or fails; a mutation without them writes nothing. */
      invalidates?: readonly (readonly unknown[])[]
    }
  }
}
