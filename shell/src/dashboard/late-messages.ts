import type { WorkKey } from '@loja/data/dashboard'
import { formatCount } from '@loja/domain/format'

/** Other work has `show`. */
const verbs: Record<Exclude<WorkKey, 'pending_orders'>, string> = {
  late_orders: 'Conferir',
  unpaid_orders: 'Cobrar',
  orders_to_pack: 'Embalar',
  processing_orders: 'Embalar',
  orders_without_code: 'Informar código',
  stalled_shipments: 'Conferir',
  uninvoiced_orders: 'Informar nota',
  tracking_alarms: 'Resolver',
  out_of_stock: 'Repor',
  low_stock: 'Repor',
  without_image: 'Adicionar imagem',
  pending_feedbacks: 'Avaliar',
  faulty_imports: 'Corrigir',
}

export const messages = {
  nothingToDo: 'Tudo em dia',
  urgent: 'Urgente',
  show: 'Ver',
  verbs: verbs as Readonly<Partial<Record<string, string>>>,
  moreTasks: (count: number) => (count === 1 ? 'Mais 1' : `Mais ${formatCount(count)}`),
  toDoFailed: 'Não foi possível carregar o que há para fazer.',

  orderCreated: (number: string) => `${number} recebido`,
  orderShipped: (number: string) => `${number} enviado`,
  orderDelivered: (number: string) => `${number} entregue`,
  actor: (name: string) => `por ${name}`,
  userCreated: (name: string | null) => (name ? `Novo usuário: ${name}` : 'Novo usuário, nome não informado'),
} as const
