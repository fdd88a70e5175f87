import type { SkippedObject } from '@loja/data/changes'
import { normalizeProductName } from '@loja/domain/products'
import { FieldNoticeLine, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Button, Input } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { messages } from './messages'
import styles from './UndoReport.module.css'

const MAX_NAME_LENGTH = 300

interface Props {
  text: string
  object: SkippedObject
  busy: boolean
  onRestore: (name: string | null, onSettled: (error: unknown) => void) => void
}

export function SkippedItem({ text, object, busy, onRestore }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  const [isNaming, setIsNaming] = useState(false)
  const isTaken = object.reason === 'name-taken'
  const button = isTaken ? messages.restoreRenamed : messages.tryAgain
  return (
    <li ref={item}>
      {text}{' '}
      {isNaming ? (
        <NameForm object={object} busy={busy} onRestore={onRestore} />
      ) : (
        <Button
          size="small"
          disabled={busy}
          aria-label={messages.buttonOf(button, object.name)}
          onClick={() => (isTaken ? setIsNaming(true) : onRestore(null, () => undefined))}
        >
          {button}
        </Button>
      )}
    </li>
  )
}

function NameForm({ object, busy, onRestore }: Omit<Props, 'text'>) {
  const [name, setName] = useState(object.freeName ?? object.name)
  const [refused, setRefused] = useState<string | null>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onRestore(name, (error) => setRefused(error ? null : name))
  }
  return (
    <form className={styles.naming} onSubmit={onSubmit}>
      <Input
        autoFocus
        aria-label={messages.newName(object.name)}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" loading={busy} disabled={normalizeProductName(name) === ''}>
        {messages.restore}
      </Button>
      <FieldNoticeLine notice={refused === name ? { tone: 'error', text: messages.nameTaken } : null} />
    </form>
  )
}
