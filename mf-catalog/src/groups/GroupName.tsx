import { CHOICE_NAME_LIMIT, type ProductGroup, similarGroupOf } from '@loja/data/products'
import { characterCount, normalizeProductName } from '@loja/domain/products'
import { openDialog } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useEditFocus } from '../use-edit-focus'
import styles from './GroupName.module.css'
import { mergeGroupsDialog } from './group-dialogs'
import { messages, texts } from './messages'
import { change } from './queries'

interface Edit {
  seen: ProductGroup
  text: string
}

export function GroupName({ group }: { group: ProductGroup }) {
  const [edit, setEdit] = useState<Edit>()
  const noteId = useId()
  const { mutate, isPending, error, reset } = useDataMutation(change(group.kind))
  const similar = similarGroupOf(error)
  const { cell, keepFocus } = useEditFocus(edit !== undefined)
  const close = () => {
    keepFocus(false)
    reset()
    setEdit(undefined)
  }
  if (!edit) {
    const open = () => {
      keepFocus(true)
      setEdit({ seen: group, text: group.name })
    }
    return (
      <div ref={cell}>
        <button
          type="button"
          className={styles.closed}
          title={messages.rename(group.name)}
          aria-description={messages.rename(group.name)}
          onClick={open}
        >
          {group.name}
        </button>
      </div>
    )
  }
  const { seen, text } = edit
  const name = normalizeProductName(text)
  const isTooLong = characterCount(name) > CHOICE_NAME_LIMIT
  const save = () => {
    if (name === '' || name === seen.name) return close()
    if (!similar && !isTooLong) mutate({ group: seen, patch: { name } }, { onSuccess: close })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    }
    if (event.key === 'Escape') close()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Another window was chosen: the field keeps waiting.
    if (document.hasFocus() && !cell.current?.contains(relatedTarget)) save()
  }
  return (
    <div ref={cell}>
      <input
        className={styles.input}
        aria-label={messages.rename(seen.name)}
        aria-invalid={!!similar || isTooLong}
        aria-describedby={noteId}
        aria-busy={isPending}
        readOnly={isPending}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          reset()
          setEdit({ seen, text: event.target.value })
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span id={noteId} role="alert" className={styles.note}>
        {isTooLong && messages.tooLong(CHOICE_NAME_LIMIT)}
        {similar && (
          <>
            {texts[group.kind].exists(similar)}{' '}
            <Button
              size="small"
              onClick={() => {
                close()
                openDialog(mergeGroupsDialog, { kind: group.kind, first: [similar.id, group.id] })
              }}
            >
              {messages.mergeWith(similar.name)}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
