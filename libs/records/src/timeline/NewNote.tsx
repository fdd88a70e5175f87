import type { TimelineSubject } from '@loja/data/timeline'
import { useDataMutation } from '@loja/ui/parts'
import { messages } from './messages'
import { NoteForm } from './NoteForm'
import { noteInsert } from './queries'

export function NewNote({ subject }: { subject: TimelineSubject }) {
  const { mutate, isPending } = useDataMutation(noteInsert(subject))
  return (
    <NoteForm
      label={messages.newNote}
      help={messages.noteHint}
      stored=""
      draft={`note-${subject.id}`}
      saveText={messages.save}
      busy={isPending}
      onSave={(note, onSuccess) => mutate(note, { onSuccess })}
    />
  )
}
