import type { SkippedObject } from '@loja/data/changes'
import { normalizeProductName, PRODUCT_NAME_LIMIT } from '@loja/domain/products'
import { FieldNoticeLine, useForm, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Button, Input } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { messages } from './messages'
import styles from './UndoReport.module.css'

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
  const form = useForm({
    initial: { name: object.freeName ?? object.name },
    limits: { name: PRODUCT_NAME_LIMIT },
    draft: null,
  })
  const { name } = form.values
  const { notice } = form.frame('name')
  const [refused, setRefused] = useState<string | null>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !notice) onRestore(name, (error) => setRefused(error ? null : name))
  }
  return (
    <form className={styles.naming} onSubmit={onSubmit}>
      <Input autoFocus aria-label={messages.newName(object.name)} {...form.text('name')} />
      <Button htmlType="submit" loading={busy} disabled={normalizeProductName(name) === '' || notice !== null}>
        {messages.restore}
      </Button>
      <FieldNoticeLine notice={refused === name ? { tone: 'error', text: messages.nameTaken } : notice} />
    </form>
  )
}
