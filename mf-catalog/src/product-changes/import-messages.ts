import { isDataError, type ProductImport, type ProductImportUndo, type ProductLeftInPlace } from '@loja/data'
import { formatCount } from '@loja/domain'
import { failureReason } from '@loja/ui'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${plural(count, one, many)}`
const products = (count: number) => counted(count, 'produto', 'produtos')

const STATUS: Record<ProductImport['status'], string | null> = {
  running: 'Em andamento',
  interrupted: 'Interrompida',
  done: null,
  cancelled: 'Cancelada',
}
const LEFT_IN_PLACE: Record<ProductLeftInPlace['reason'], (name: string) => string> = {
  changed: (name) => `${name}: foi alterado depois, ficou como está.`,
  deleted: (name) => `${name}: foi excluído depois.`,
  sold: (name) => `${name}: já foi vendido, ficou na loja.`,
  refused: (name) => `${name}: os valores de antes não são mais possíveis, ficou como está.`,
}

export const importMessages = {
  text: 'Listas importadas, com quem importou e o que aconteceu. Por 30 dias podem ser desfeitas.',
  loading: 'Carregando as importações',
  loadFailed: 'Não foi possível carregar os dados.',
  list: 'Importações',
  empty: 'Nenhuma importação',
  emptyHint: 'As listas que você importar aparecem aqui, com um botão para desfazer.',
  faulty: 'Só as que tiveram erros nos últimos 7 dias',
  noneFaulty: {
    empty: 'Nenhuma importação com erros',
    emptyHint: 'Nos últimos 7 dias nenhuma linha foi recusada pela loja nem alterada em outra sessão.',
  },
  name: ({ fileName, source }: ProductImport) =>
    fileName ?? (source === 'text' || source === 'json' ? 'Texto colado' : 'Arquivo sem nome'),
  figures: ({ imported, duplicates, errors, rejected, updated, conflicts }: ProductImport) =>
    [
      counted(imported, 'importado', 'importados'),
      updated > 0 && counted(updated, 'atualizado', 'atualizados'),
      counted(duplicates, 'duplicado ignorado', 'duplicados ignorados'),
      counted(errors + rejected, 'erro', 'erros'),
      conflicts > 0 && counted(conflicts, 'alterado em outra sessão', 'alterados em outra sessão'),
    ]
      .filter((text) => text !== false)
      .join(', '),
  status: (status: ProductImport['status']) => STATUS[status],
  errors: 'Baixar erros (.csv)',
  errorsOf: (name: string) => `Baixar erros (.csv) de ${name}`,
  errorFile: 'erros-importacao.csv',
  errorsFailed: 'Não foi possível baixar os erros.',
  undoButton: ({ isUndoHalfDone, undoneAt }: ProductImport) => {
    if (isUndoHalfDone) return 'Continuar a desfazer'
    return undoneAt ? 'Desfazer o restante' : 'Desfazer importação'
  },
  undoTitle: 'Desfazer importação',
  undoConfirm: 'Desfazer importação',
  undoQuestion: ({ imported, updated }: ProductImport) =>
    [
      `${products(imported)} que esta importação criou ${plural(imported, 'sai', 'saem')} da loja.`,
      updated > 0 &&
        `${products(updated)} que ela alterou ${plural(updated, 'volta ao que era', 'voltam ao que eram')}.`,
      'O que foi alterado ou vendido depois fica como está e será listado.',
    ]
      .filter((text) => text !== false)
      .join(' '),
  undone: ({ removed, restored }: ProductImport) =>
    restored > 0
      ? `Desfeita: ${counted(removed, 'excluído', 'excluídos')}, ${counted(restored, 'restaurado', 'restaurados')}`
      : `Desfeita: ${counted(removed, 'excluído', 'excluídos')}`,
  undoFailed: (error: unknown) => {
    const code = isDataError(error) ? error.code : 'unknown'
    if (code === 'conflict') return 'Esta importação já foi desfeita em outra sessão, ou ainda está em andamento.'
    if (code === 'not-found') return 'Esta importação tem mais de 30 dias e não pode mais ser desfeita.'
    return `Erro ao desfazer: ${failureReason(error)}`
  },
  report: ({ removed, restored, leftInPlaceCount }: ProductImportUndo) => {
    const done = [
      `${products(removed)} ${plural(removed, 'excluído', 'excluídos')}.`,
      restored > 0 && `${products(restored)} ${plural(restored, 'restaurado', 'restaurados')}.`,
      leftInPlaceCount > 0 && `${products(leftInPlaceCount)} ${plural(leftInPlaceCount, 'ficou', 'ficaram')}:`,
    ]
    return done.filter((text) => text !== false).join(' ')
  },
  stillUndoable: 'Por 30 dias, contados da importação, você pode desfazer o restante na lista abaixo.',
  leftInPlace: ({ name, reason }: ProductLeftInPlace) => LEFT_IN_PLACE[reason](name),
  more: (count: number) => `e mais ${formatCount(count)}`,
} as const
