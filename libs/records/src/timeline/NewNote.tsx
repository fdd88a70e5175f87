import type { TimelineSubject } from '@loja/data/timeline'
import { newUuid } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { useRef } from 'react'
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
