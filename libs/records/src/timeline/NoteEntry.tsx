import { EditOutlined } from '@ant-design/icons'
import { type StaffNote, staffNoteConflictOf, type TimelineSubject } from '@loja/data/timeline'
import { accessAtom } from '@loja/platform'
import { useReturnFocus } from '@loja/ui/dialogs'
import { DeleteButton, useDataMutation } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'
import { NoteForm } from './NoteForm'
import { noteDeletion, noteUpdate } from './queries'
import styles from './timeline.module.css'

interface Props {
  subject: TimelineSubject
  note: StaffNote
}

export function NoteEntry({ subject, note }: Props) {
  const access = useAtomValue(accessAtom)
  const [isEditing, setIsEditing] = useState(false)
  const deletion = useDataMutation(noteDeletion(subject))
  const isOwn = access.status === 'granted' && access.userId === note.authorId
  const close = () => setIsEditing(false)
  return (
    <div className={styles.note}>
      {isEditing ? (
        <NoteEditor subject={subject} note={note} onClose={close} />
      ) : (
        <p className={styles.body}>{note.body}</p>
      )}
      {isOwn && (
        <span className={styles.ways}>
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={messages.edit}
            title={messages.edit}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(true)}
          />
          <DeleteButton label={messages.remove} onClick={() => deletion.mutate(note)} />
        </span>
      )}
    </div>
  )
}

function NoteEditor({ subject, note, onClose }: Props & { onClose: () => void }) {
  useReturnFocus()
  const [seen, setSeen] = useState(note)
  const [conflict, setConflict] = useState<StaffNote | null>(null)
  const { mutate, isPending } = useDataMutation(noteUpdate(subject))
  const save = ({ body }: { body: string }, onSaved: () => void) =>
    mutate(
      { note: seen, body },
      {
        onSuccess() {
          onSaved()
          onClose()
        },
        onError: (error) => {
          const other = staffNoteConflictOf(error)
          // The next save replaces it.
          if (other) setSeen(other)
          setConflict(other)
        },
      },
    )
  return (
    <NoteForm
      label={messages.editField}
      stored={note.body}
      draft={`note-${note.id}-${note.version}`}
      saveText={conflict ? messages.replace : messages.saveEdit}
      busy={isPending}
      autoFocus
      warning={conflict && <Alert type="warning" showIcon title={messages.conflict(conflict)} />}
      onSave={save}
      onCancel={onClose}
    />
  )
}
