import type { UninvoicedOrder } from '@loja/data/invoices'
import { isKeyDoubt, readAccessKey } from '@loja/domain/invoices'
import { Dialog, FieldFrame, type FieldNotice, fieldProps, useTypedText } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { QuietText, words } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { findingText, keyProblemText } from '../details/check-texts'
import { KeyParts } from '../details/KeyParts'
import { messages } from '../messages'
import styles from './TypeKeyDialog.module.css'
import { type TypedNote, useTypeKey } from './use-type-key'

interface Props {
  order: UninvoicedOrder | null
  onClose: () => void
}

export function TypeKeyDialog({ order, onClose }: Props) {
  const id = useId()
  const [note, setNote] = useState<TypedNote>({ key: '', orderNumber: order?.orderNumber ?? '', total: '' })
  const { attach, isBusy, problems, forget } = useTypeKey(onClose)
  const { close, question } = useTypedText(note.key.trim() !== '', onClose)
  const reading = readAccessKey(note.key)
  const change = (patch: Partial<TypedNote>) => {
    setNote({ ...note, ...patch })
    forget()
  }
  const field = (name: keyof TypedNote) => ({
    ...fieldProps(`${id}-${name}`),
    value: note[name],
    autoComplete: 'off',
    'aria-invalid': problems[name] !== undefined,
    onPressEnter: () => attach(note),
  })
  return (
    <>
      <Dialog
        width={640}
        title={messages.typeTitle}
        onCancel={close}
        mask={{ closable: false }}
        secondary={<Button onClick={close}>{words.cancel}</Button>}
        primary={
          <Button type="primary" loading={isBusy} onClick={() => attach(note)}>
            {messages.attach}
          </Button>
        }
      >
        <div className={looks.stackLarge}>
          <QuietText>{messages.typeText}</QuietText>
          <FieldFrame
            id={`${id}-key`}
            label={messages.accessKey}
            required
            notice={problems.key ? { tone: 'error', text: problems.key } : noticeOf(reading)}
            help={messages.keyLength(reading.key.length)}
          >
            <Input
              {...field('key')}
              className={styles.key ?? ''}
              autoFocus
              spellCheck={false}
              onChange={(event) => change({ key: event.target.value })}
            />
          </FieldFrame>
          <KeyParts reading={reading} />
          <div className={styles.pair}>
            <FieldFrame
              id={`${id}-orderNumber`}
              label={messages.orderNumber}
              required
              notice={problems.orderNumber ? { tone: 'error', text: problems.orderNumber } : null}
              help={messages.orderNumberHelp}
            >
              <Input
                {...field('orderNumber')}
                readOnly={order !== null}
                onChange={(event) => change({ orderNumber: event.target.value })}
              />
            </FieldFrame>
            <FieldFrame
              id={`${id}-total`}
              label={messages.total}
              notice={problems.total ? { tone: 'error', text: problems.total } : null}
              help={messages.totalHelp}
            >
              <Input
                {...field('total')}
                prefix="R$"
                inputMode="decimal"
                onChange={(event) => change({ total: event.target.value })}
              />
            </FieldFrame>
          </div>
          {problems.findings.length > 0 && (
            <ul role="alert" className={styles.problems}>
              {problems.findings.map((finding) => (
                <li key={finding.code}>{findingText(finding)}</li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      {question}
    </>
  )
}

function noticeOf({ problems, isWhole }: ReturnType<typeof readAccessKey>): FieldNotice | null {
  const [wrong] = problems.filter((problem) => !isKeyDoubt(problem))
  if (wrong) return { tone: 'error', text: keyProblemText(wrong) }
  const [doubt] = problems
  if (doubt) return { tone: 'warning', text: keyProblemText(doubt) }
  return isWhole ? { tone: 'info', text: messages.keyFits } : null
}
