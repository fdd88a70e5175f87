import { counted, formatBrlOrAbsent, formatCount, formatDateTime, plural } from '@loja/domain/format'
import { INVOICES_AT_ONCE, type InvoiceOrder } from '@loja/domain/invoices'
import { failureReason } from '@loja/ui/parts'

const notes = (count: number) => counted(count, 'nota', 'notas')

export const importMessages = {
  title: 'Importar XML de notas',

  choose: 'Escolher arquivos',
  chooseMore: 'Escolher mais arquivos',
  drop: 'ou solte aqui os XMLs das notas (procNFe), ou um .zip com eles',
  hint: `Até ${INVOICES_AT_ONCE} notas por vez, de até 500 KB cada. Nada é gravado antes de você anexar.`,
  tooMany: (count: number) =>
    `Foram escolhidas ${formatCount(count)} notas. Escolha até ${INVOICES_AT_ONCE} por vez: nenhuma foi lida.`,
  tooManyTitle: 'Arquivos demais',
  reading: (done: number, total: number) => `Lendo ${formatCount(done)} de ${formatCount(total)}…`,
  matching: 'Procurando os pedidos…',
  matchFailed: (error: unknown) => `Os pedidos não foram encontrados: ${failureReason(error)}`,
  readFailed: 'Os arquivos não puderam ser lidos. Escolha-os de novo.',

  list: 'Notas escolhidas',
  counts: ({ ready, ask, refused, done }: Record<'ready' | 'ask' | 'refused' | 'done', number>) =>
    [
      done > 0 && `${formatCount(done)} ${plural(done, 'anexada', 'anexadas')}`,
      ready > 0 && `${formatCount(ready)} ${plural(ready, 'pronta', 'prontas')}`,
      ask > 0 && `${formatCount(ask)} sem pedido definido`,
      refused > 0 && `${formatCount(refused)} ${plural(refused, 'recusada', 'recusadas')}`,
    ]
      .filter(Boolean)
      .join(', '),
  readyFor: (number: string) => `Pronta para o pedido ${number}`,
  ask: 'Escolha o pedido',
  askNone: 'Nenhum pedido com o mesmo cliente e valor foi encontrado. Digite o número do pedido.',
  askSeveral: (count: number) =>
    `${formatCount(count)} ${plural(count, 'pedido parece', 'pedidos parecem')} ser desta nota. Escolha o certo.`,
  refused: 'Recusada',
  attached: (number: string) => `Anexada ao pedido ${number}`,
  completed: (number: string) => `XML guardado na nota do pedido ${number}`,
  already: (number: string) => `Já estava anexada ao pedido ${number}`,
  waiting: 'Ainda não conferida',
  sameKey: (name: string) => `A mesma nota está em outro arquivo desta lista: ${name}.`,
  sameOrder: (name: string) => `Outra nota desta lista já é para este pedido: ${name}.`,

  candidates: (file: string) => `Pedido da nota em ${file}`,
  candidatesHint: 'Escolher entre os prováveis',
  candidate: ({ orderNumber, createdAt, totalBrl, customerName, invoiceNumber }: InvoiceOrder) =>
    [
      orderNumber,
      formatDateTime(createdAt),
      formatBrlOrAbsent(totalBrl),
      customerName,
      invoiceNumber !== null && `já tem a nota ${formatCount(invoiceNumber)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  typedNumber: (file: string) => `Número do pedido da nota em ${file}`,
  typedHint: 'Número do pedido',
  findOrder: 'Usar este pedido',
  changeOrder: 'Trocar pedido',
  orderNotFound: (number: string) => `Nenhum pedido tem o número ${number}.`,
  findFailed: (error: unknown) => `Erro ao procurar o pedido: ${failureReason(error)}`,

  attach: (count: number) => (count === 0 ? 'Anexar' : `Anexar ${notes(count)}`),
  attachFailed: (error: unknown) => `Erro ao anexar: ${failureReason(error)}`,
  attachUnknown: 'Não sabemos se foram anexadas; tentar novamente não anexa nenhuma duas vezes.',
  downloadRefused: 'Baixar recusadas (.csv)',
  refusedFile: 'notas_recusadas.csv',
  refusedHeadings: ['arquivo', 'chave', 'pedido', 'motivo'],
} as const
