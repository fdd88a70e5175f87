/** Lists load these first; the page has its own. */
export const messages = {
  notify: 'Avisar clientes',
  startFailed: 'Não foi possível preparar os avisos.',
  tooMany: (limit: number) => `Avise até ${limit} clientes por vez. Use os filtros para escolher menos.`,
} as const
