import { formatCount, plural } from '@loja/domain/format'
import { changeName } from './change-name'
import type { UndoTexts } from './undo-texts'

interface Words {
  objects: (count: number) => string
  restored: (count: number) => string
}

export const sharedTexts = ({ objects, restored }: Words) =>
  ({
    name: changeName,
    detail: ({ firstNames, count }) => {
      const more = count - firstNames.length
      return more > 0 ? `${firstNames.join(', ')} e mais ${formatCount(more)}` : firstNames.join(', ')
    },
    button: (change) => {
      const { undoneAt, remainingCount } = change
      // A merge of empty categories has no products.
      if (remainingCount === 0 && !('merged' in change && !undoneAt)) return null
      return undoneAt ? 'Desfazer o restante' : 'Desfazer'
    },
    undone: ({ restoredCount, remainingCount, count }) =>
      remainingCount > 0
        ? `Desfeita em parte, ${formatCount(restoredCount ?? 0)} de ${objects(count)}`
        : `Desfeita, ${objects(restoredCount ?? 0)}`,
    report: (result) => {
      const done = restored(result.restored)
      const skipped = result.skipped.length
      return skipped === 0 ? done : `${done} ${objects(skipped)} não ${plural(skipped, 'voltou', 'voltaram')}:`
    },
    stillStored: 'O que não voltou continua guardado por 30 dias, contados da alteração.',
  }) satisfies Partial<UndoTexts>
