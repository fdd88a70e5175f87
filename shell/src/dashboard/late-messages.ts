import { formatCount } from '@loja/domain'

/** Texts of the parts that are loaded after the first paint. */
export const messages = {
  nothingToDo: 'Tudo em dia',
  moreTasks: (count: number) => (count === 1 ? 'Mais 1' : `Mais ${formatCount(count)}`),
  toDoFailed: 'Não foi possível carregar o que há para fazer.',

  orderCreated: (number: string) => `${number} recebido`,
  orderShipped: (number: string) => `${number} enviado`,
  orderDelivered: (number: string) => `${number} entregue`,
  userCreated: (name: string | null) => (name ? `Novo usuário: ${name}` : 'Novo usuário, nome não informado'),
} as const
