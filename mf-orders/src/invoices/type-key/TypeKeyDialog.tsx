import type { UninvoicedOrder } from '@loja/data/invoices'
import { type InvoiceFinding, isKeyDoubt, readAccessKey } from '@loja/domain/invoices'
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

export function TypeKeyDialog({ order, onClose }: { order: UninvoicedOrder | null; onClose: () => void }) {
  const id = useId()
  const [note, setNote] = useState<TypedNote>({ key: '', orderNumber: order?.orderNumber ?? '', total: '' })
  const { attach, isBusy, problems, forget } = useTypeKey(onClose)
  const { close, question } = useTypedText(note.key.trim() !== '', onClose)
  const reading = readAccessKey(note.key)
  const field = (name: keyof TypedNote) => ({
    ...fieldProps(`${id}-${name}`),
    value: note[name],
    autoComplete: 'off',
    'aria-invalid': problems[name] !== undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setNote({ ...note, [name]: target.value })
      forget()
    },
    onPressEnter: () => attach(note),
  })
  const frame = (name: keyof TypedNote, help: string) => ({
    ...{ id: `${id}-${name}`, help },
    notice: problems[name] ? errorNotice(problems[name]) : name === 'key' ? noticeOf(reading) : null,
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
          <FieldFrame {...frame('key', messages.keyLength(reading.key.length))} label={messages.accessKey} required>
            <Input {...field('key')} className={styles.key ?? ''} autoFocus spellCheck={false} />
          </FieldFrame>
          <KeyParts reading={reading} />
          <div className={`${looks.twoColumns} ${looks.gapLarge}`}>
            <FieldFrame {...frame('orderNumber', messages.orderNumberHelp)} label={messages.orderNumber} required>
              <Input {...field('orderNumber')} readOnly={order !== null} />
            </FieldFrame>
            <FieldFrame {...frame('total', messages.totalHelp)} label={messages.total}>
              <Input {...field('total')} prefix="R$" inputMode="decimal" />
            </FieldFrame>
          </div>
          {problems.findings.length > 0 && <Findings findings={problems.findings} />}
        </div>
      </Dialog>
      {question}
    </>
  )
}

function Findings({ findings }: { findings: InvoiceFinding[] }) {
  return (
    <ul role="alert" className={styles.problems}>
      {findings.map((finding) => (
        <li key={finding.code}>{findingText(finding)}</li>
      ))}
    </ul>
  )
}

const errorNotice = (text: string): FieldNotice => ({ tone: 'error', text })

function noticeOf({ problems, isWhole }: ReturnType<typeof readAccessKey>): FieldNotice | null {
  const [wrong] = problems.filter((problem) => !isKeyDoubt(problem))
  if (wrong) return errorNotice(keyProblemText(wrong))
  const [doubt] = problems
  if (doubt) return { tone: 'warning', text: keyProblemText(doubt) }
  return isWhole ? { tone: 'info', text: messages.keyFits } : null
}
