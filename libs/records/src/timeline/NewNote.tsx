import type { TimelineSubject } from '@loja/data/timeline'
import { newUuid, useSessionDraft } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { useRef } from 'react'
import { messages } from './messages'
import { NoteForm } from './NoteForm'
import { noteInsert } from './queries'

export function NewNote({ subject }: { subject: TimelineSubject }) {
  // The next note has it: a repeat after a lost response stores it once.
  const id = useRef(newUuid())
  const { mutate, isPending } = useDataMutation(noteInsert(subject))
  const draft = useSessionDraft(`note-${subject.id}`)
  return (
    <NoteForm
      label={messages.newNote}
      help={messages.noteHint}
      stored=""
      draft={draft}
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
