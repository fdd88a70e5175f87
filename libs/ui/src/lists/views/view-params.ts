export const VIEW_PARAM = 'visao'
export const COLUMNS_PARAM = 'colunas'

export function viewParamsOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => name === VIEW_PARAM || name === COLUMNS_PARAM))
}
