import { formatCount } from '@loja/domain/format'

export const messages = {
  title: (number: string) => `Pedido ${number}`,
  loadingTitle: 'Detalhes do pedido',
  loading: 'Carregando o pedido',
  loadFailed: 'Não foi possível carregar o pedido.',
  close: 'Fechar',
  steps: { previous: 'Pedido anterior', next: 'Próximo pedido' },
  print: 'Imprimir',
  printOthers: 'Declaração e etiqueta',
  tell: 'Avisar cliente',
  more: 'Mais ações',
  edit: 'Editar pedido',
  repeat: 'Repetir pedido',

  dates: 'Datas',
  createdAt: 'Data do pedido',
  shippedAt: 'Enviado em',
  deliveredAt: 'Entregue em',

  customer: 'Cliente',
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  document: 'CPF ou CNPJ',
  documentName: 'documento',
  paymentMethod: 'Forma de pagamento',

  delivery: 'Entrega',
  address: 'Endereço de entrega',
  shippingMethod: 'Forma de envio',
  shippingCost: 'Frete',
  trackingCode: 'Código de rastreamento',
  noTrackingCode: 'Código de rastreamento não disponível',

  items: (count: number) => `Itens (${formatCount(count)})`,
  noItems: 'Este pedido não tem itens registrados.',
  product: 'Produto',
  quantity: 'Qtd.',
  price: 'Preço',
  lineTotal: 'Total',

  subtotal: 'Subtotal',
  discount: 'Desconto',
  total: 'Total',
  itemsMismatch: (items: string, subtotal: string) => `A soma dos itens (${items}) difere do subtotal (${subtotal}).`,
  knownItemsExceed: (items: string, subtotal: string) =>
    `Os itens de valor conhecido (${items}) já passam do subtotal (${subtotal}).`,
  lineMismatch: (computed: string, total: string, line: number) =>
    `Item ${formatCount(line)}: preço vezes quantidade (${computed}) difere do total (${total}).`,
  impossibleAmounts: 'Há itens com valores impossíveis; eles aparecem como —.',
  bookedDiffer: (booked: string) => `Os itens acima diferem dos que foram registrados para o estoque: ${booked}.`,
  missingStock: (products: string) => `Faltou estoque para este pedido: ${products}.`,
  bookedLine: (name: string, quantity: number | string) => `${quantity} × ${name}`,
  totalMismatch: (computed: string, total: string) =>
    `Subtotal menos desconto mais frete (${computed}) difere do total (${total}).`,

  invoice: 'Nota fiscal',
  message: 'Mensagem para o cliente',

  notes: 'Observações',
  customerNotes: 'Observações do cliente',
  storeNotes: 'Observações adicionais',

  copy: (what: string) => `Copiar ${what}`,
  orderNumber: 'número do pedido',
  openWhatsApp: 'Abrir conversa no WhatsApp',
} as const
