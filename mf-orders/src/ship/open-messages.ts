/** Of the first load; the panel has its own. */
export const messages = { ship: 'Enviar pedido' } as const
