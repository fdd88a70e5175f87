import { paymentMethodLabel } from '@loja/domain/orders'
import { Dialog } from '@loja/ui/dialogs'
import { Button } from 'antd'
import styles from './Entry.module.css'
import type { EntryValues } from './entry-values'
import { messages } from './messages'
import type { EntryForm } from './use-entry-form'

export function EditConflict({ form, stored, onClose }: { form: EntryForm; stored: EntryValues; onClose: () => void }) {
  const resolve = (given: typeof form.conflicts) => {
    form.rebase(stored, given)
    onClose()
  }
  return (
    <Dialog
      title={messages.conflictTitle}
      onCancel={onClose}
      secondary={<Button onClick={() => resolve(form.conflicts)}>{messages.takeTheirs}</Button>}
      primary={
        <Button type="primary" onClick={() => resolve([])}>
          {messages.keepMine}
        </Button>
      }
    >
      <p>{messages.conflictText}</p>
      {form.conflicts.map((field) => (
        <section key={field} className={styles.conflict}>
          <strong>{nameOf(field)}</strong>
          <dl className={styles.values}>
            <dt>{messages.theirs}</dt>
            <dd>{valueText(field, stored)}</dd>
            <dt>{messages.mine}</dt>
            <dd>{valueText(field, form.values)}</dd>
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function nameOf(field: keyof EntryValues): string {
  return field === 'lines' || field === 'requestId' || field === 'unanswered' ? field : messages[field]
}

function valueText(field: keyof EntryValues, values: EntryValues): string {
  if (field === 'items')
    return values.items.map(({ name, quantity, price }) => `${quantity} × ${name}, R$ ${price}`).join('\n')
  if (field === 'discountKind') return values.discountKind === 'percent' ? '%' : 'R$'
  const text = String(values[field])
  return (field === 'paymentMethod' ? paymentMethodLabel(text) : text) || messages.empty
}
