import type { ListStep } from '@loja/ui/lists'

/** State of the form's address. */
export interface FormState {
  /** Filters and page of the list from which it was opened; null for a direct link. */
  listSearch: string | null
  /** The step that led here. */
  stepped: ListStep | undefined
}

export function readFormState(state: unknown): FormState {
  const { listSearch, stepped } = (state ?? {}) as Partial<FormState>
  return { listSearch: typeof listSearch === 'string' ? listSearch : null, stepped }
}
