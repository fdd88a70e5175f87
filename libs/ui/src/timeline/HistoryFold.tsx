import type { TimelineSubject } from '@loja/data'
import { Fold } from '../fold/Fold'
import { useLoaded } from '../lazy/use-loaded'
import { LoadFailure } from '../notice/LoadFailure'
import { WaitingLines } from '../waiting/WaitingLines'
import { useNoteCount } from './use-note-count'

const loadHistory = async () => (await import('./History')).History

const texts = {
  title: (notes: number) => (notes > 0 ? `Histórico e notas (${notes})` : 'Histórico e notas'),
  loading: 'Carregando o histórico',
  loadFailed: 'Não foi possível abrir o histórico.',
}

/** Notes and timeline of an order or a product, read when it is opened. */
export function HistoryFold({ subject }: { subject: TimelineSubject }) {
  const notes = useNoteCount(subject)
  return (
    <Fold name={`history-${subject.kind}`} title={texts.title(notes ?? 0)} keepsContent>
      {() => <LoadedHistory subject={subject} />}
    </Fold>
  )
}

function LoadedHistory({ subject }: { subject: TimelineSubject }) {
  const { part: History, isError, isFetching, retry } = useLoaded({ name: 'history', load: loadHistory })
  if (History) return <History subject={subject} />
  if (isError) return <LoadFailure text={texts.loadFailed} busy={isFetching} onRetry={retry} />
  return <WaitingLines label={texts.loading} lines={4} />
}
