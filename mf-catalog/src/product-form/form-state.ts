import type { ListStep } from '@loja/ui/lists'

export interface FormState {
  listSearch: string | null
  stepped: ListStep | undefined
}

export function readFormState(state: unknown): FormState {
  const { listSearch, stepped } = (state ?? {}) as Partial<FormState>
  return { listSearch: typeof listSearch === 'string' ? listSearch : null, stepped }
}
