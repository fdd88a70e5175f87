import type { TimelineSubject } from '@loja/data/timeline'
import { declarePart, Fold, Late, WaitingLines } from '@loja/ui/late'
import { useNoteCount } from './use-note-count'

const historyPart = declarePart(async () => (await import('./History')).History)

const texts = {
  title: (notes: number) => (notes > 0 ? `Histórico e notas (${notes})` : 'Histórico e notas'),
  loading: 'Carregando o histórico',
  loadFailed: 'Não foi possível abrir o histórico.',
}

export function HistoryFold({ subject }: { subject: TimelineSubject }) {
  const notes = useNoteCount(subject)
  return (
    <Fold name={`history-${subject.kind}`} title={texts.title(notes ?? 0)} keepsContent part={historyPart}>
      {() => (
        <Late
          part={historyPart}
          on="press"
          props={{ subject }}
          waiting={<WaitingLines label={texts.loading} lines={4} />}
          failedText={texts.loadFailed}
        />
      )}
    </Fold>
  )
}
