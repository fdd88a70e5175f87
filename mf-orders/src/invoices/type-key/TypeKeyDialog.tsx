import type { UninvoicedOrder } from '@loja/data/invoices'
import { type InvoiceFinding, isKeyDoubt, readAccessKey } from '@loja/domain/invoices'
import { FieldFrame, type FieldNotice, FormDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { QuietText } from '@loja/ui/parts'
import { Input } from 'antd'
import { findingText, keyProblemText } from '../details/check-texts'
import { KeyParts } from '../details/KeyParts'
import { messages } from '../messages'
import styles from './TypeKeyDialog.module.css'
import { useTypeKey } from './use-type-key'

export function TypeKeyDialog({ order, onClose }: { order: UninvoicedOrder | null; onClose: () => void }) {
  const { form, attach, isBusy, findings } = useTypeKey(order, onClose)
  const { text, frame } = form
  const reading = readAccessKey(form.values.key)
  const key = frame('key')
  return (
    <FormDialog
      width={640}
      title={messages.typeTitle}
      mask={{ closable: false }}
      formClass={looks.stackLarge}
      saveText={messages.attach}
      saving={isBusy}
      form={form}
      onSave={attach}
      onClose={onClose}
    >
      <QuietText>{messages.typeText}</QuietText>
      <FieldFrame
        {...key}
        help={messages.keyLength(reading.key.length)}
        notice={key.notice ?? noticeOf(reading)}
        label={messages.accessKey}
        required
      >
        <Input {...text('key')} className={styles.key ?? ''} autoFocus autoComplete="off" spellCheck={false} />
      </FieldFrame>
      <KeyParts reading={reading} />
      <div className={`${looks.twoColumns} ${looks.gapLarge}`}>
        <FieldFrame {...frame('orderNumber')} help={messages.orderNumberHelp} label={messages.orderNumber} required>
          <Input {...text('orderNumber')} autoComplete="off" readOnly={order !== null} />
        </FieldFrame>
        <FieldFrame {...frame('total')} help={messages.totalHelp} label={messages.total}>
          <Input {...text('total')} autoComplete="off" prefix="R$" inputMode="decimal" />
        </FieldFrame>
      </div>
      {findings.length > 0 && <Findings findings={findings} />}
    </FormDialog>
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

function noticeOf({ problems, isWhole }: ReturnType<typeof readAccessKey>): FieldNotice | null {
  const [wrong] = problems.filter((problem) => !isKeyDoubt(problem))
  if (wrong) return { tone: 'error', text: keyProblemText(wrong) }
  const [doubt] = problems
  if (doubt) return { tone: 'warning', text: keyProblemText(doubt) }
  return isWhole ? { tone: 'info', text: messages.keyFits } : null
}
