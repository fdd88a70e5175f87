/** What happened, without person and time. */
export const sentences = {
  created: { order: 'Pedido recebido', product: 'Produto criado' },
  message: (kind: string) => `Abriu no WhatsApp a mensagem “${kind}”`,
  tracking: (event: string) => `Rastreamento: ${event}`,
  invoice: (number: number) => `Anexou a nota fiscal ${number}`,
  undoable: 'Ver em Desfazer',
  feedback: (rating: number) => `Feedback de um cliente com nota ${rating}`,
} as const
