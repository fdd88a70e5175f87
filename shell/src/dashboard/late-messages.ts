import type { WorkKey } from '@loja/data'
import { formatCount } from '@loja/domain'

/** Other work has `show`. */
const verbs: Partial<Record<WorkKey, string>> = {
  orders_without_code: 'Informar código',
  out_of_stock: 'Repor',
  low_stock: 'Repor',
  without_image: 'Adicionar imagem',
  pending_feedbacks: 'Avaliar',
  faulty_imports: 'Corrigir',
}

/** Texts of the parts that are loaded after the first paint. */
export const messages = {
  nothingToDo: 'Tudo em dia',
  urgent: 'Urgente',
  show: 'Ver',
  verbs: verbs as Readonly<Record<string, string | undefined>>,
  moreTasks: (count: number) => (count === 1 ? 'Mais 1' : `Mais ${formatCount(count)}`),
  toDoFailed: 'Não foi possível carregar o que há para fazer.',

  orderCreated: (number: string) => `${number} recebido`,
  orderShipped: (number: string) => `${number} enviado`,
  orderDelivered: (number: string) => `${number} entregue`,
  userCreated: (name: string | null) => (name ? `Novo usuário: ${name}` : 'Novo usuário, nome não informado'),
} as const
