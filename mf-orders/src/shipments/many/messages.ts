import { isResultUnknown } from '@loja/data/client'
import type { AppliedTrackingCode } from '@loja/data/shipments'
import { formatCount } from '@loja/domain/format'
import { type CodeDoubt, TRACKING_LINES_LIMIT } from '@loja/domain/shipments'
import { failureReason } from '@loja/ui/parts'
import { messages as codeMessages } from '../../tracking-code/messages'
import type { ReviewRow, Verdict } from './review-rows'

const lines = (count: number) => `${formatCount(count)} ${count === 1 ? 'linha' : 'linhas'}`
const codes = (count: number) => `${formatCount(count)} ${count === 1 ? 'código' : 'códigos'}`

const anyway = 'Marque para aplicar mesmo assim.'
const doubtText = (doubt: CodeDoubt) =>
  doubt.kind === 'wrong-digit' ? `Dígito verificador não confere (seria ${doubt.expected}).` : codeMessages.doubt(doubt)

const doubtsOf = ({ doubt, sameCodeAs, alsoOn }: ReviewRow): string[] => [
  ...(doubt ? [doubtText(doubt)] : []),
  ...(sameCodeAs === undefined ? [] : [`O mesmo código está na linha ${sameCodeAs}.`]),
  ...(alsoOn === undefined ? [] : [codeMessages.alsoOn(alsoOn)]),
]

const VERDICTS: Record<Verdict, (row: ReviewRow) => string> = {
  ready: (row) => (doubtsOf(row).length > 0 ? `Confira o código. ${anyway}` : 'Pronto para aplicar'),
  same: () => 'Já tem este código',
  other: ({ target }) => `Já tem outro código: ${target?.current.code}. Marque para substituir.`,
  closed: ({ target }) => `O pedido está ${target?.status === 'cancelado' ? 'cancelado' : 'entregue'}. ${anyway}`,
  unknown: () => 'Pedido não encontrado',
  ambiguous: ({ found = 0 }) => `${formatCount(found)} pedidos terminam com este número: escreva o número inteiro.`,
  repeated: ({ of = 0 }) => `O mesmo pedido já está na linha ${of}`,
  'no-order': () => 'Falta o número do pedido',
  'no-code': () => 'Falta o código',
  'several-codes': () => 'A linha tem mais de um código: deixe um só',
  'impossible-code': () => 'Isto não é um código de rastreamento',
  damaged: () => 'A planilha transformou o número em conta (1,23E+11): formate a coluna como texto e exporte de novo.',
}

const RESULTS: Record<AppliedTrackingCode['result'], (code: string | null) => string> = {
  saved: () => 'Aplicado',
  unchanged: () => 'Já tinha este código',
  conflict: (code) => `Recebeu o código ${code ?? '—'} em outra sessão: não foi alterado.`,
  gone: () => 'O pedido não existe mais',
}

export const messages = {
  title: 'Informar códigos em lote',
  label: 'Pedidos e códigos',
  placeholder: 'LJ-2026-000417;AA123456785BR\n418;PT337209197BR',
  hint: `Um pedido por linha: número e código, separados por ponto e vírgula, tabulação, vírgula ou espaço. Ou um CSV com as colunas pedido e código. Até ${lines(TRACKING_LINES_LIMIT)}.`,
  chooseFile: 'Escolher arquivo CSV',
  drop: 'ou solte o arquivo aqui',
  tooLarge: 'O arquivo tem mais de 1 MB: uma lista de mil linhas é bem menor. Confira se é o arquivo certo.',
  fileFailed: 'Não foi possível ler o arquivo.',
  read: (count: number, faults: number) =>
    faults === 0 ? `${lines(count)} para conferir` : `${lines(count)} para conferir, ${formatCount(faults)} com erro`,
  leftOut: (count: number) =>
    `${lines(count)} além do limite de ${formatCount(TRACKING_LINES_LIMIT)} ${count === 1 ? 'não será lida' : 'não serão lidas'}.`,
  check: 'Conferir',
  cancel: 'Cancelar',
  checkFailed: (error: unknown) => `Erro ao conferir a lista: ${failureReason(error)}`,

  review: 'Conferência',
  back: 'Voltar à lista',
  line: 'Linha',
  order: 'Pedido',
  code: 'Código',
  verdict: 'Resultado',
  include: (row: ReviewRow) => `Aplicar o código ${row.code} ao pedido ${row.target?.number ?? row.order}`,
  summary: (counts: { ready: number; attention: number; failed: number }) =>
    [
      `${codes(counts.ready)} ${counts.ready === 1 ? 'marcado' : 'marcados'} para aplicar`,
      counts.attention > 0 && `${lines(counts.attention)} a decidir`,
      counts.failed > 0 && `${lines(counts.failed)} sem uso`,
    ]
      .filter(Boolean)
      .join(' · '),
  verdictOf: (row: ReviewRow) => VERDICTS[row.verdict](row),
  doubtsOf,
  setSent: 'Marcar como Enviado os pedidos pendentes ou em processamento',
  apply: (count: number) => (count === 0 ? 'Aplicar' : `Aplicar ${codes(count)}`),
  applyFailed: (error: unknown) =>
    `Erro ao aplicar os códigos: ${failureReason(error)}${isResultUnknown(error) ? '' : ' Nada foi alterado; pode tentar novamente sem risco.'}`,
  applyUnknown: 'Não sabemos se foram aplicados; tentar novamente não aplica duas vezes.',

  result: 'Resultado',
  applied: (count: number, sent: number) =>
    [
      count === 1 ? '1 código aplicado' : `${formatCount(count)} códigos aplicados`,
      sent > 0 && `${formatCount(sent)} ${sent === 1 ? 'pedido marcado' : 'pedidos marcados'} como Enviado`,
    ]
      .filter(Boolean)
      .join(', '),
  resultOf: (result: AppliedTrackingCode['result'], code: string | null) => RESULTS[result](code),
  nowSent: 'pedido marcado como Enviado',
  notChosen: (row: ReviewRow) => {
    const { verdict } = row
    if (verdict !== 'ready') return `Não marcado: ${VERDICTS[verdict](row)}`
    const doubts = doubtsOf(row).join(' ')
    return doubts === '' ? 'Não marcado' : `Não marcado: ${doubts}`
  },
  download: (count: number) =>
    `Baixar CSV com ${count === 1 ? 'a linha que não foi aplicada' : `as ${formatCount(count)} linhas que não foram aplicadas`}`,
  reason: 'Motivo',
} as const
