import { PAYMENT_METHODS, paymentMethodLabel } from '@loja/domain/orders'
import { PRODUCT_FIELD_TABLE } from '@loja/domain/products'
import { messageKindLabels } from '../order/message-kind-labels'
import { orderStatusLabels } from '../order/order-status-labels'
import { paymentStateLabels } from '../order/payment-labels'
import { shipmentStateLabels } from '../order/shipment-state-labels'

type Verbs = Record<'insert' | 'update' | 'delete', string>

const verbs = (what: string, insert = 'Criou', update = 'Alterou', gone = 'Excluiu'): Verbs => ({
  insert: `${insert} ${what}`,
  update: `${update} ${what}`,
  delete: `${gone} ${what}`,
})

interface Relation {
  verbs: Verbs
  many: string
}

export const RELATIONS: Record<string, Relation> = {
  orders: { verbs: verbs('o pedido'), many: 'pedidos' },
  order_items: { verbs: verbs('um item', 'Adicionou', 'Alterou', 'Removeu'), many: 'itens' },
  payments: { verbs: verbs('um pagamento', 'Adicionou'), many: 'pagamentos' },
  order_returns: { verbs: verbs('uma devolução', 'Registrou'), many: 'devoluções' },
  order_messages: { verbs: verbs('uma mensagem no WhatsApp', 'Abriu'), many: 'mensagens' },
  tracking_shipments: { verbs: verbs('um envio', 'Adicionou'), many: 'envios' },
  tracking_events: { verbs: verbs('um evento do rastreamento', 'Adicionou'), many: 'eventos' },
  invoices: { verbs: verbs('a nota fiscal', 'Anexou'), many: 'notas fiscais' },
  invoice_files: { verbs: verbs('o XML da nota fiscal', 'Anexou'), many: 'arquivos' },
  staff_notes: { verbs: verbs('uma nota da equipe', 'Escreveu', 'Editou'), many: 'notas da equipe' },
  products: { verbs: verbs('o produto'), many: 'produtos' },
  product_pictures: { verbs: verbs('uma imagem', 'Enviou'), many: 'imagens' },
  current_costs: { verbs: verbs('o custo', 'Definiu'), many: 'custos' },
  categories: { verbs: verbs('a categoria'), many: 'categorias' },
  brands: { verbs: verbs('a marca'), many: 'marcas' },
  feedbacks: { verbs: verbs('um feedback', 'Recebeu'), many: 'feedbacks' },
  profiles: { verbs: verbs('o usuário'), many: 'usuários' },
  admin_settings: { verbs: verbs('a configuração', 'Definiu'), many: 'configurações' },
  product_imports: { verbs: verbs('a importação', 'Começou'), many: 'importações' },
  saved_views: { verbs: verbs('a visão', 'Salvou'), many: 'visões' },
  suppliers: { verbs: verbs('o fornecedor'), many: 'fornecedores' },
  supplier_lists: { verbs: verbs('a lista do fornecedor', 'Aplicou', 'Desfez'), many: 'listas de fornecedores' },
  supplier_items: { verbs: verbs('um texto lembrado'), many: 'textos lembrados' },
  category_price_rules: { verbs: verbs('a regra de preço da categoria'), many: 'regras de preço' },
  activity_entries: { verbs: verbs('um registro antigo do histórico'), many: 'registros antigos do histórico' },
  modules: { verbs: verbs('o módulo'), many: 'módulos' },
}

/** A table may be newer than this bundle. */
export const UNKNOWN_RELATION: Relation = { verbs: verbs('um registro'), many: 'registros' }

export const CAUSES: Record<string, string> = {
  'orders status': 'Mudou o status',
  'orders undo': 'Desfez uma mudança de status',
  'orders edit': 'Editou o pedido',
  'orders edit_undo': 'Desfez uma edição do pedido',
  'order_items edit': 'Editou os itens',
  'order_items edit_undo': 'Desfez uma edição dos itens',
  'orders restore': 'Restaurou o pedido da lixeira',
  'payments paid': 'Marcou como pago',
  'order_returns return': 'Registrou uma devolução',
  'order_returns return_undo': 'Cancelou uma devolução',
  'payments return': 'Reembolsou uma devolução',
  'payments return_undo': 'Cancelou o reembolso de uma devolução',
  'payments undo': 'Desfez uma mudança de pagamento',
  'products discount': 'Aplicou um desconto',
  'products stock': 'Mudou o estoque',
  'products order': 'Mudou o estoque por um pedido',
  'products category': 'Mudou a categoria',
  'products brand': 'Mudou a marca',
  'products status': 'Mudou o status',
  'products tags': 'Mudou as tags',
  'products promotion_end': 'Encerrou a promoção',
  'products rounding': 'Arredondou os preços',
  'products category_merge': 'Mesclou categorias',
  'products brand_merge': 'Mesclou marcas',
  'products supplier_list': 'Aplicou a lista de um fornecedor',
  'products delete': 'Excluiu da loja',
  'products delete_all': 'Deletou todos os produtos',
  'products undo': 'Desfez uma alteração',
  'products featured_order': 'Ordenou os destaques',
  'products import': 'Importou',
  'products import_undo': 'Desfez uma importação',
  'modules activated': 'Publicou uma versão',
  'modules rolled_back': 'Voltou a uma versão anterior',
  'modules canary': 'Publicou uma versão para parte das contas',
  'modules canary_ended': 'Encerrou a versão para parte das contas',
}

const productColumns = Object.fromEntries(
  Object.entries(PRODUCT_FIELD_TABLE).map(([field, { heading }]) => [
    field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    heading,
  ]),
)

/** A column of one table has the table's name before it. */
export const COLUMNS: Record<string, string> = {
  ...productColumns,
  order_number: 'Número',
  status: 'Status',
  total: 'Total',
  subtotal: 'Subtotal',
  discount_amount: 'Desconto',
  shipping_cost: 'Frete',
  notes: 'Observações',
  shipping_address: 'Dados do cliente',
  profile_id: 'Conta do cliente',
  product_name: 'Produto',
  quantity: 'Quantidade',
  kind: 'Mensagem',
  tracking_code: 'Código de rastreamento',
  carrier: 'Transportadora',
  occurred_at: 'Data e hora',
  location: 'Local',
  number: 'Número',
  issued_at: 'Emitida em',
  access_key: 'Chave de acesso',
  customer_document: 'CPF ou CNPJ',
  protocol: 'Protocolo',
  xml: 'Arquivo XML',
  body: 'Texto',
  state: 'Status',
  amount: 'Valor',
  method: 'Forma de pagamento',
  happened_at: 'Data e hora',
  reference: 'Referência',
  rating: 'Nota',
  comment: 'Comentário',
  reply: 'Resposta',
  role: 'Perfil',
  full_name: 'Nome',
  phone: 'Telefone',
  setting_value: 'Valor',
  sort_order: 'Ordem',
  featured_position: 'Ordem na vitrine',
  source: 'Origem',
  undone_at: 'Desfeita em',
  list: 'Lista',
  address: 'Filtros',
  owner_id: 'Dono',
  'product_imports total': 'Linhas',
  contact: 'Contato',
  whatsapp: 'WhatsApp',
  reading: 'Leitura das listas',
  price_rule: 'Regra de preço',
  file_name: 'Arquivo',
  updated: 'Produtos alterados',
  created: 'Produtos criados',
  gone: 'Produtos que sumiram da lista',
  removed_at: 'De quando',
  release: 'Versão',
  note: 'Motivo',
  by: 'Por',
}

export const AMOUNTS = new Set([
  'amount',
  'price',
  'sale_price',
  'cost',
  'total',
  'subtotal',
  'discount_amount',
  'shipping_cost',
])

export const VALUES: Record<string, Record<string, string>> = {
  'orders status': orderStatusLabels,
  'payments state': paymentStateLabels,
  'payments method': Object.fromEntries(PAYMENT_METHODS.map((method) => [method, paymentMethodLabel(method)])),
  'order_messages kind': messageKindLabels,
  'tracking_events status': shipmentStateLabels,
  'invoices status': { autorizada: 'Autorizada', informada: 'Só a chave', cancelada: 'Cancelada' },
  'feedbacks state': { pendente: 'Pendente', aprovado: 'Aprovado', oculto: 'Oculto' },
  'profiles role': { admin: 'Administrador', user: 'Usuário' },
  // Lists of modules in other repositories keep their key.
  'saved_views list': {
    products: 'Produtos',
    suppliers: 'Fornecedores',
    orders: 'Pedidos',
    invoices: 'Notas Fiscais',
    tracking: 'Rastreamento',
    users: 'Usuários',
    feedbacks: 'Feedbacks',
    'tracking-logs': 'Analytics',
    history: 'Histórico',
  },
}
