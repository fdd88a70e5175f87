const TABS = { undo: 'desfazer', trash: 'lixeira' } as const
const AREAS = { product: 'produtos', order: 'pedidos' } as const

/** The address of a tab of `Histórico` below its path. */
export const changesSearch = (tab: keyof typeof TABS, area: keyof typeof AREAS) =>
  `?aba=${TABS[tab]}&area=${AREAS[area]}`
