import type { OrderSelection } from '@loja/data/orders'
import { counted, formatCount, plural } from '@loja/domain/format'
import type { Gap, SheetKind } from './print-plan'
import type { SenderPart } from './sender'

const orders = (count: number) => counted(count, 'pedido', 'pedidos')

const KINDS: Record<SheetKind, string> = {
  slip: 'Listas de separação',
  declaration: 'Declarações de conteúdo',
  label: 'Etiquetas de endereço 10×15 cm',
}
const GAPS: Record<Gap, string> = {
  changed: 'Mudaram em outra sessão depois de selecionados; sai o que vale agora',
  cancelled: 'Cancelados: só a lista de separação é impressa, marcada',
  'no-address': 'Sem endereço: não têm etiqueta, e na declaração ele fica em branco',
  'no-zip': 'Sem CEP',
  'no-items': 'Sem itens registrados',
  'no-value': 'Com item de valor desconhecido: na declaração ele e o total ficam em branco',
  'no-document': 'Sem CPF ou CNPJ do destinatário: na declaração ele fica em branco',
}
const SENDER_PARTS: Record<SenderPart, string> = {
  name: 'nome',
  document: 'CPF ou CNPJ',
  phone: 'telefone',
  address: 'endereço',
  city: 'cidade e estado',
  zip: 'CEP',
}
const NAMED = 5

export const messages = {
  title: 'Imprimir pedidos',
  loading: 'Carregando os pedidos',
  loadFailed: 'Não foi possível carregar os pedidos para impressão.',
  cancel: 'Cancelar',
  print: (pages: number) => `Imprimir ${formatCount(pages)} ${plural(pages, 'página', 'páginas')}`,
  printUncounted: 'Imprimir',
  nothing: 'Nada para imprimir',
  kindsTitle: 'O que imprimir',
  kind: (kind: SheetKind, count: number) => `${KINDS[kind]} (${formatCount(count)})`,
  tooMany: (count: number, limit: number) =>
    `Imprima até ${formatCount(limit)} pedidos por vez: ${orders(count)} estão selecionados. Use os filtros para escolher menos.`,
  sequence: 'As folhas A4 saem pedido por pedido, na ordem da lista; as etiquetas vêm depois.',
  gap: (gap: Gap, numbers: readonly string[]) => `${GAPS[gap]}: ${numbersIn(numbers)}.`,
  cut: (numbers: readonly string[]) => `Endereço maior que a etiqueta, sai cortado: ${numbersIn(numbers)}.`,
  difference: (difference: number, selection: OrderSelection) =>
    'all' in selection
      ? `A lista mudou desde a seleção: eram ${orders(selection.expected)}, agora são ${formatCount(selection.expected + difference)}.`
      : `${orders(-difference)} ${plural(-difference, 'não existe mais e não será impresso', 'não existem mais e não serão impressos')}.`,
  senderMissing: (parts: readonly SenderPart[]) =>
    `Faltam dados do remetente: ${parts.map((part) => SENDER_PARTS[part]).join(', ')}.`,
  senderFailed: 'Não foi possível carregar os dados do remetente: eles ficam em branco.',
  openSettings: 'Preencher em Configurações',

  order: (number: string) => `Pedido ${number}`,
  items: (count: number) => `Itens (${formatCount(count)})`,
  product: 'Produto',
  quantity: 'Qtd.',
  slip: 'Lista de separação',
  slipOf: (number: string) => `Lista de separação do pedido ${number}`,
  cancelled: 'PEDIDO CANCELADO',
  pieces: (count: number) => `${formatCount(count)} ${plural(count, 'unidade', 'unidades')}`,
  atLeast: (pieces: string, unknown: number) =>
    `pelo menos ${pieces}: a quantidade de ${formatCount(unknown)} ${plural(unknown, 'item não é conhecida', 'itens não é conhecida')}`,
  recipient: 'Destinatário',
  shippingMethod: 'Forma de envio',
  checked: 'Conf.',
  toPay: (amount: string) => `A pagar por Pix: ${amount}`,
  pixOf: (number: string) => `Pix do pedido ${number}`,
  customerNotes: 'Observações do cliente',
  storeNotes: 'Observações adicionais',
  zip: (zip: string) => `CEP ${zip}`,

  labelOf: (number: string) => `Etiqueta do pedido ${number}`,
  senderTitle: 'REMETENTE',
  recipientTitle: 'DESTINATÁRIO',

  declarationTitle: 'DECLARAÇÃO DE CONTEÚDO',
  declarationOf: (number: string) => `Declaração de conteúdo do pedido ${number}`,
  partyFields: { name: 'NOME:', address: 'ENDEREÇO:', city: 'CIDADE / UF:', zip: 'CEP:', document: 'CPF/CNPJ:' },
  goodsOf: (number: string) => `IDENTIFICAÇÃO DOS BENS · Pedido ${number}`,
  goodsColumns: ['ITEM', 'CONTEÚDO', 'QUANT.', 'VALOR'],
  totals: 'TOTAIS',
  weight: 'PESO TOTAL (kg)',
  statementTitle: 'DECLARAÇÃO',
  // The wording of the form.
  statement: [
    'Declaro que não me enquadro no conceito de contribuinte previsto no art. 4º da Lei Complementar nº 87/1996, uma vez que não realizo, com habitualidade ou em volume que caracterize intuito comercial, operações de circulação de mercadoria, ainda que se iniciem no exterior, ou estou dispensado da emissão da nota fiscal por força da legislação tributária vigente, responsabilizando-me, nos termos da lei e a quem de direito, por informações inverídicas.',
    'Declaro que não envio objeto que ponha em risco o transporte aéreo, nem objeto proibido no fluxo postal, assumindo responsabilidade pela informação prestada, e ciente de que o descumprimento pode configurar crime, conforme artigo 261 do Código Penal Brasileiro. Declaro, ainda, estar ciente da lista de proibições e restrições, disponível no site dos Correios: https://www.correios.com.br/enviar/proibicoes-e-restricoes/proibicoes-e-restricoes.',
  ],
  signature: 'Assinatura do Declarante/Remetente',
  noteTitle: 'OBSERVAÇÃO',
  note: 'Constitui crime contra a ordem tributária suprimir ou reduzir tributo, ou contribuição social e qualquer acessório (Lei 8.137/90 Art. 1º, V).',
} as const

function numbersIn(numbers: readonly string[]): string {
  const rest = numbers.length - NAMED
  const named = numbers.slice(0, NAMED).join(', ')
  return rest > 0 ? `${named} e mais ${formatCount(rest)}` : named
}
