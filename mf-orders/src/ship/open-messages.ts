/** The first load needs it; the panel has its own. */
export const messages = { ship: 'Enviar pedido' } as const
