import type { Change, SkippedObject } from '@loja/data/changes'
import { isDataError } from '@loja/data/client'
import { counted, plural } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'
import { products } from './counted'
import type { UndoTexts } from './undo-texts'

type ImportChange = Extract<Change, { kind: 'import' }>

const STATUS: Record<ImportChange['status'], string | null> = {
  running: 'Em andamento',
  interrupted: 'Interrompida',
  done: null,
  cancelled: 'Cancelada',
}
const LEFT_IN_PLACE: Record<Exclude<SkippedObject['reason'], 'name-taken'>, (name: string) => string> = {
  changed: (name) => `${name}: foi alterado depois, ficou como está.`,
  deleted: (name) => `${name}: foi excluído depois.`,
  sold: (name) => `${name}: já foi vendido, ficou na loja.`,
  refused: (name) => `${name}: os valores de antes não são mais possíveis, ficou como está.`,
}

const listOf = ({ fileName, source }: ImportChange) =>
  fileName ?? (source === 'text' || source === 'json' ? 'Texto colado' : 'Arquivo sem nome')

export function importName(change: ImportChange): string {
  return [listOf(change), STATUS[change.status]].filter(Boolean).join(' · ')
}

/** The texts of imports only get changes of that kind. */
const of =
  <Text>(text: (change: ImportChange) => Text, other: Text) =>
  (change: Change): Text =>
    change.kind === 'import' ? text(change) : other

export const importTexts: UndoTexts = {
  name: of(listOf, ''),
  detail: of(
    ({ imported, duplicates, errors, rejected, updated, conflicts }) =>
      [
        counted(imported, 'importado', 'importados'),
        updated > 0 && counted(updated, 'atualizado', 'atualizados'),
        counted(duplicates, 'duplicado ignorado', 'duplicados ignorados'),
        counted(errors + rejected, 'erro', 'erros'),
        conflicts > 0 && counted(conflicts, 'alterado em outra sessão', 'alterados em outra sessão'),
      ]
        .filter((text) => text !== false)
        .join(', '),
    '',
  ),
  button: of(({ remainingCount, undoStartedAt, undoneAt }) => {
    if (remainingCount === 0) return null
    if (undoneAt) return 'Desfazer o restante'
    return undoStartedAt ? 'Continuar a desfazer' : 'Desfazer importação'
  }, null),
  question: of(
    ({ updated, imported, removed }) =>
      // The deleted products are in the trash; the values of the import are not stored again.
      updated > 0
        ? {
            title: 'Desfazer importação',
            action: 'Desfazer importação',
            text: [
              `${products(updated)} que esta importação alterou ${plural(updated, 'volta ao que era', 'voltam ao que eram')}.`,
              imported > removed &&
                `${products(imported - removed)} que ela criou ${plural(imported - removed, 'vai', 'vão')} para a Lixeira.`,
              'O que foi alterado ou vendido depois fica como está e será listado.',
            ]
              .filter(Boolean)
              .join(' '),
          }
        : undefined,
    undefined,
  ),
  undone: of(
    ({ removed, restoredCount }) =>
      [
        `Desfeita: ${counted(removed, 'excluído', 'excluídos')}`,
        restoredCount && counted(restoredCount, 'restaurado', 'restaurados'),
      ]
        .filter(Boolean)
        .join(', '),
    '',
  ),
  report: ({ imported }) => {
    const { removed, restored, leftCount } = imported ?? { removed: 0, restored: 0, leftCount: 0 }
    const done = [
      `${products(removed)} ${plural(removed, 'excluído', 'excluídos')}.`,
      restored > 0 && `${products(restored)} ${plural(restored, 'restaurado', 'restaurados')}.`,
      leftCount > 0 && `${products(leftCount)} ${plural(leftCount, 'ficou', 'ficaram')}:`,
    ]
    return done.filter((text) => text !== false).join(' ')
  },
  skipped: ({ reason, name }) => (reason === 'name-taken' ? name : LEFT_IN_PLACE[reason](name)),
  adjusted: ({ name }) => name,
  stillStored: 'Por 30 dias, contados da importação, você pode desfazer o restante na lista abaixo.',
  canRetryOne: false,
  failed: (error) => {
    const code = isDataError(error) ? error.code : 'unknown'
    if (code === 'conflict') return 'Esta importação já foi desfeita, ou ainda está em andamento.'
    if (code === 'not-found') return 'Esta importação tem mais de 30 dias e não pode mais ser desfeita.'
    return `Erro ao desfazer: ${failureReason(error)}`
  },
}
