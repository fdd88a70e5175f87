const TABS = { undo: 'desfazer', trash: 'lixeira' } as const
const AREAS = { product: 'produtos', order: 'pedidos' } as const

export const changesSearch = (tab: keyof typeof TABS, area: keyof typeof AREAS) =>
  `?aba=${TABS[tab]}&area=${AREAS[area]}`
