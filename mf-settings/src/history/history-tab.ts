/** In the address: `?aba=desfazer`. Other lists link to a tab and an area (`libs/records/src/undo/changes-search.ts`). */
const TABS = { desfazer: 'undo', lixeira: 'trash' } as const

export type HistoryTab = 'everything' | (typeof TABS)[keyof typeof TABS]

export function tabOf(search: URLSearchParams): HistoryTab {
  const name = search.get('aba')
  return name === 'desfazer' || name === 'lixeira' ? TABS[name] : 'everything'
}
