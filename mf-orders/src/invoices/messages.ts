import { isDataError } from '@loja/data/client'
import type { InvoiceSum } from '@loja/data/invoices'
import { counted, formatBrl, formatCount, plural } from '@loja/domain/format'
import {
  type AccessKeyPart,
  formatMonth,
  type InvoiceFilter,
  type InvoiceSituation,
  type InvoiceStatus,
  invoiceTermsIn,
} from '@loja/domain/invoices'
import { isOrderNumberList } from '@loja/domain/orders'
import { failureReason } from '@loja/ui/parts'

const STATUSES: Record<InvoiceStatus, string> = {
  autorizada: 'Autorizada',
  informada: 'Só a chave',
  cancelada: 'Cancelada',
}
const SITUATIONS: Record<InvoiceSituation, string> = {
  autorizada: 'Autorizadas',
  informada: 'Só a chave',
  cancelada: 'Canceladas',
  'sem-nota': 'Pedidos sem nota',
}
const PARTS: Record<AccessKeyPart, string> = {
  state: 'UF',
  yearMonth: 'Emissão',
  issuer: 'CNPJ do emitente',
  model: 'Modelo',
  series: 'Série',
  number: 'Número',
  emission: 'Tipo de emissão',
  code: 'Código numérico',
  digit: 'Dígito verificador',
}

const FILTER_TAGS: { [Key in keyof InvoiceFilter]: (value: NonNullable<InvoiceFilter[Key]>) => string } = {
  search: (search) => {
    if (!isOrderNumberList(search)) return `Busca: ${search}`
    const terms = invoiceTermsIn(search)
    return `Busca: ${terms.length > 3 ? formatCount(terms.length) : terms.join(', ')}`
  },
  situation: (situation) => `Status: ${SITUATIONS[situation]}`,
  month: (month) => `Mês: ${formatMonth(month)}`,
}

const notes = (count: number) => counted(count, 'nota', 'notas')
const orders = (count: number) => counted(count, 'pedido', 'pedidos')

export const messages = {
  title: 'Notas Fiscais',
  /** Cancelled notes are no sales. */
  summary: ({ count, totalBrl, unpriced }: InvoiceSum) =>
    `${notes(count)}, ${formatBrl(totalBrl)}${unpriced > 0 ? ` (${notes(unpriced)} sem valor)` : ''}`,
  summaryWithout: ({ count, totalBrl }: InvoiceSum) => `${orders(count)} sem nota, ${formatBrl(totalBrl)}`,
  statuses: STATUSES,
  situations: SITUATIONS,
  showOnly: (situation: InvoiceSituation) => `Mostrar: ${SITUATIONS[situation]}`,

  search: 'Buscar por número, chave, pedido, cliente, CPF ou CNPJ',
  termsLeftOut: (count: number, first: string) =>
    `${formatCount(count)} ${plural(count, 'termo ficou', 'termos ficaram')} de fora da busca, a partir de ${first}.`,
  situationFilter: 'Filtrar por status',
  anySituation: 'Todas as notas',
  monthFilter: 'Filtrar por mês de emissão',
  anyMonth: 'Qualquer mês',
  filterTags: FILTER_TAGS,
  found: (count: number) => `${notes(count)} ${plural(count, 'encontrada', 'encontradas')}`,
  foundWithout: (count: number) => `${orders(count)} ${plural(count, 'encontrado', 'encontrados')}`,

  note: 'Nota',
  order: 'Pedido',
  date: 'Data',
  issued: 'Emissão',
  customer: 'Cliente',
  amount: 'Valor',
  status: 'Status',
  actions: 'Ações',
  noteNumber: (number: number) => `Nº ${formatCount(number)}`,
  seriesAndKey: (series: number, end: string) => `série ${series} · …${end}`,
  numberAndSeries: (number: number, series: number) => `Nº ${formatCount(number)} · série ${series}`,
  noNote: 'Sem nota',
  deletedOrder: (number: string) => `${number} (deletado)`,
  details: 'Ver nota',
  detailsOf: (number: number) => `Ver nota ${formatCount(number)}`,
  copyKey: (number: number) => `Copiar chave da nota ${formatCount(number)}`,
  typeKeyOf: (number: string) => `Informar chave do pedido ${number}`,

  empty: 'Nenhuma nota encontrada',
  emptyHint: 'Ainda não há notas. Importe os XMLs ou informe uma chave.',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  noneWithout: { empty: 'Todos os pedidos enviados têm nota', emptyFilteredHint: 'Não há nada a fazer aqui.' },
  loadFailed: 'Não foi possível carregar as notas fiscais.',

  import: 'Importar XML',
  typeKey: 'Informar chave',

  accessKey: 'Chave de acesso',
  document: 'CPF ou CNPJ',
  parts: PARTS,
  models: { '55': '55 (NF-e)', '65': '65 (NFC-e)' } as Record<string, string>,
  protocol: 'Protocolo',
  attachedAt: 'Anexada em',
  noteTitle: (number: number) => `Nota ${formatCount(number)}`,
  downloadXml: 'Baixar XML',
  xmlDownloaded: 'XML baixado.',
  xmlFailed: (error: unknown) =>
    `Erro ao baixar o XML: ${failureReason(error, { 'not-found': 'a nota não existe mais ou não tem XML.' })}`,
  noXml: 'Esta nota foi informada só pela chave. Importe o XML para guardá-lo.',
  cancel: 'Marcar como cancelada',
  cancelText: (number: number) =>
    `Marcar a nota ${formatCount(number)} como cancelada? Isso não cancela a nota na SEFAZ: só registra aqui que ela foi cancelada. O pedido poderá receber outra nota.`,
  cancelled: (number: number) => `Nota ${formatCount(number)} marcada como cancelada.`,
  restore: 'Desfazer o cancelamento',
  restored: (number: number) => `A nota ${formatCount(number)} volta a valer.`,
  remove: 'Excluir nota',
  removeText: (number: number, order: string) =>
    `Excluir a nota ${formatCount(number)} do pedido ${order}? O XML guardado aqui também é excluído. A nota na SEFAZ não muda.`,
  removed: (number: number) => `Nota ${formatCount(number)} excluída.`,
  changeFailed: (error: unknown) => {
    if (isDataError(error, 'limit')) return 'O pedido já tem outra nota: cancele ou exclua a outra antes.'
    return `Erro ao alterar a nota: ${failureReason(error, {
      conflict: 'ela foi alterada em outra sessão. Confira e tente novamente.',
      'not-found': 'ela não existe mais.',
    })}`
  },

  typeTitle: 'Informar chave de acesso',
  typeText: 'Para uma nota sem XML à mão. A chave é conferida, mas nada prova que a nota foi autorizada.',
  keyLength: (length: number) => `${length} de 44 caracteres`,
  keyFits: 'A chave está correta.',
  orderNumber: 'Número do pedido',
  orderNumberHelp: 'Inteiro (LJ-2026-000417) ou só o final (417).',
  total: 'Valor da nota (opcional)',
  totalHelp: 'Sem ele, a nota não entra na soma.',
  totalWrong: 'Digite um valor em reais, como 1.234,56.',
  keyMissing: 'Digite os 44 caracteres da chave.',
  orderMissing: 'Digite o número do pedido.',
  orderNotFound: (number: string) => `Nenhum pedido tem o número ${number}.`,
  orderAmbiguous: (number: string) => `Mais de um pedido termina em ${number}: digite o número inteiro.`,
  attach: 'Anexar ao pedido',
  attachedTo: (number: string) => `Nota anexada ao pedido ${number}.`,
  alreadyAttached: (number: string) => `A nota já estava anexada ao pedido ${number}.`,
  attachFailed: (error: unknown) => `Erro ao anexar: ${failureReason(error)}`,

  month: 'Baixar XMLs do mês',
  monthTitle: 'Download dos XMLs',
  monthChoice: 'Mês',
  monthStart: 'Baixar',
  monthThings: 'XMLs',
  monthDone: (count: number) =>
    count === 0 ? 'Não há XMLs neste mês.' : `${formatCount(count)} ${plural(count, 'XML baixado', 'XMLs baixados')}.`,
  monthFailed: 'Erro ao baixar os XMLs do mês.',

  noteLoading: 'Nota fiscal',
  noteWaiting: 'Carregando a nota',
  noteFailed: 'Não foi possível carregar a nota.',
  noteMissing: 'Nota não encontrada',
  noteMissingHint: 'Ela pode ter sido excluída, ou o link está incorreto.',

  ofOrderNone: 'Este pedido não tem nota fiscal.',
  ofOrderFailed: 'Não foi possível carregar a nota fiscal.',
  ofOrderLoading: 'Carregando a nota fiscal',
} as const
