/** Id of the chosen view. */
export const VIEW_PARAM = 'visao'
/** Keys of the shown optional columns. */
export const COLUMNS_PARAM = 'colunas'

/** The parameters of the address that belong to the view, not to the list. */
export function viewParamsOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => name === VIEW_PARAM || name === COLUMNS_PARAM))
}
