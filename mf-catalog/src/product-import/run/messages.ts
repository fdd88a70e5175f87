import type { DataErrorCode } from '@loja/data/client'
import type { ImportCounts } from '@loja/data/imports'
import { counted, formatCount } from '@loja/domain/format'
import type { RunPause, RunSubject } from './run-state'

const products = (count: number) => counted(count, 'produto', 'produtos')

const PAUSES: Record<RunPause, string> = {
  offline: 'Sem conexão: a importação continua quando a internet voltar.',
  session: 'Sua sessão terminou: entre de novo e a importação continua.',
  'asked-to-wait': 'O servidor pediu para aguardar; a importação continua em instantes.',
  'other-tab': 'Esta importação está em andamento em outra aba.',
}
const SHORT_PAUSES: Record<RunPause, string> = {
  offline: 'Sem conexão',
  session: 'Entre de novo',
  'asked-to-wait': 'Aguardando o servidor',
  'other-tab': 'Em outra aba',
}
const REASONS: Partial<Record<DataErrorCode, string>> = {
  network: 'O servidor não respondeu.',
  session: 'Sua sessão terminou.',
  forbidden: 'Sua conta não tem permissão.',
  conflict: 'A importação já foi encerrada ou desfeita em outra sessão.',
  busy: 'O servidor está ocupado.',
}

function summary(
  { rejected, repeated }: RunSubject,
  { imported, duplicates, errors, updated, conflicts }: ImportCounts,
): string {
  const sentence = `Importação Concluída: ${counted(imported, 'produto importado', 'produtos importados')}, ${counted(
    duplicates + repeated,
    'duplicado ignorado',
    'duplicados ignorados',
  )}, ${counted(errors + rejected, 'erro', 'erros')}.`
  return sentence + changes({ updated, conflicts })
}

/** The exact sentence of JSON-03, followed by duplicates and errors. */
function jsonDone({ rejected, repeated }: RunSubject, counts: ImportCounts): string {
  const { imported, duplicates, errors } = counts
  const rest = [
    duplicates + repeated > 0 && counted(duplicates + repeated, 'duplicado ignorado', 'duplicados ignorados'),
    errors + rejected > 0 && counted(errors + rejected, 'erro', 'erros'),
  ].filter((text) => text !== false)
  const sentence = `${counted(imported, 'produto importado', 'produtos importados')} com sucesso!`
  return (rest.length === 0 ? sentence : `${sentence} ${rest.join(', ')}.`) + changes(counts)
}

function changes({ updated, conflicts }: Pick<ImportCounts, 'updated' | 'conflicts'>): string {
  const changed = updated > 0 ? ` ${counted(updated, 'produto atualizado', 'produtos atualizados')}.` : ''
  const left =
    conflicts > 0
      ? ` ${counted(conflicts, 'produto alterado em outra sessão ficou como estava', 'produtos alterados em outra sessão ficaram como estavam')}.`
      : ''
  return changed + left
}

export const runMessages = {
  title: 'Importação em Lote',
  log: 'Registro da importação',
  progress: 'Andamento da importação',
  result: 'Resultado da importação',
  of: (done: number, total: number) => `${formatCount(done)} de ${formatCount(total)}`,
  preparing: 'Preparando a importação',
  started: (total: number) => `Importação iniciada: ${products(total)}.`,
  resuming: 'Retomando a importação.',
  resumed: (done: number, total: number) =>
    `Importação retomada: ${formatCount(done)} de ${products(total)} já enviados.`,
  notResumable: 'Este navegador não pôde guardar a lista: se a aba for fechada, a importação não poderá ser retomada.',
  batch: (from: number, to: number, counts: string) => `Produtos ${formatCount(from)} a ${formatCount(to)}: ${counts}.`,
  batchCounts: ({ imported, duplicates, errors, updated, conflicts }: ImportCounts) =>
    [
      imported > 0 && counted(imported, 'importado', 'importados'),
      updated > 0 && counted(updated, 'atualizado', 'atualizados'),
      duplicates > 0 && counted(duplicates, 'duplicado', 'duplicados'),
      conflicts > 0 && counted(conflicts, 'alterado em outra sessão', 'alterados em outra sessão'),
      errors > 0 && counted(errors, 'erro', 'erros'),
    ]
      .filter((text) => text !== false)
      .join(', '),
  pause: (pause: RunPause) => PAUSES[pause],
  pausedShort: (pause: RunPause) => SHORT_PAUSES[pause],
  cancel: 'Cancelar importação',
  cancelling: 'Cancelando após o lote atual…',
  leave: 'Você pode fechar esta janela ou ir para outra página: a importação continua.',

  summary,
  jsonDone,
  cancelledTitle: 'Importação cancelada',
  cancelled: (counts: ImportCounts) =>
    `${counted(counts.imported, 'produto importado', 'produtos importados')}, ${counted(counts.duplicates, 'duplicado ignorado', 'duplicados ignorados')}, ${counted(counts.errors, 'erro', 'erros')}. O que já foi importado fica na loja.`,
  nothingNewTitle: 'Nenhum produto novo',
  nothingNew: 'Todos os produtos da lista já existem na loja.',
  failed: 'Erro durante a importação em lote.',
  failedWhy: (code: DataErrorCode) => REASONS[code] ?? 'Ocorreu um erro inesperado.',
  failedResume: 'O que já foi importado fica na loja. Você pode retomar de onde parou.',
  failedStays: 'O que já foi importado fica na loja. Importe a lista de novo: o que já existe será ignorado.',
  another: 'Nova importação',
  downloadErrors: 'Baixar erros (.csv)',
  errorFile: 'erros-importacao.csv',
  refused: (column: string | null, code: string) =>
    column === null
      ? `A loja não aceitou este produto (${code}).`
      : `A loja não aceitou o valor de ${column} (${code}).`,
  conflict: 'Foi alterado em outra sessão e ficou como estava.',

  unfinishedTitle: 'Há uma importação interrompida',
  unfinished: (name: string, done: number, total: number, when: string) =>
    `${name}, de ${when}: ${formatCount(done)} de ${products(total)} enviados.`,
  unfinishedUnknown: (name: string, total: number, when: string) => `${name}, de ${when}: ${products(total)}.`,
  pastedText: 'Texto colado',
  resume: 'Retomar importação',
  discard: 'Descartar',
  discardTitle: 'Descartar importação',
  discardQuestion: 'O que já foi importado fica na loja; o resto da lista é esquecido.',
} as const
