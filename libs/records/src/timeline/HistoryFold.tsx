import type { TimelineSubject } from '@loja/data/timeline'
import { declarePart, LateFold } from '@loja/ui/late'
import { useNoteCount } from './use-note-count'

const historyPart = declarePart(async () => (await import('./History')).History)

const texts = {
  title: (notes: number) => (notes > 0 ? `Histórico e notas (${notes})` : 'Histórico e notas'),
  loading: 'Carregando o histórico',
  loadFailed: 'Não foi possível abrir o histórico.',
}

export function HistoryFold({ subject }: { subject: TimelineSubject }) {
  const title = texts.title(useNoteCount(subject) ?? 0)
  return (
    <LateFold
      name={`history-${subject.kind}`}
      keepsContent
      part={historyPart}
      props={{ subject }}
      texts={{ ...texts, title }}
    />
  )
}
