/** The first load needs them; the panel has its own. */
export const messages = {
  ship: 'Enviar pedido',
  code: 'Código de rastreamento',
  enter: 'Informar código',
  enterFor: (number: string) => `Informar código do pedido ${number}`,
  edit: 'Alterar código',
} as const
