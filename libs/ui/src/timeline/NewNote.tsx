import type { TimelineSubject } from '@loja/data/timeline'
import { useRef } from 'react'
import { newUuid } from '../dialogs/form/new-uuid'
import { useDataMutation } from '../parts/work/use-data-mutation'
import { messages } from './messages'
import { NoteForm } from './NoteForm'
import { noteInsert } from './queries'

export function NewNote({ subject }: { subject: TimelineSubject }) {
  // The next note has it: a repeat after a lost response stores it once.
  const id = useRef(newUuid())
  const { mutate, isPending } = useDataMutation(noteInsert(subject))
  return (
    <NoteForm
      label={messages.newNote}
      help={messages.noteHint}
      stored=""
      saveText={messages.save}
      busy={isPending}
      onSave={(body, onSaved) =>
        mutate(
          { id: id.current, body },
          {
            onSuccess: () => {
              id.current = newUuid()
              onSaved()
            },
          },
        )
      }
    />
  )
}
