export const messages = { title: 'Imprimir' } as const
