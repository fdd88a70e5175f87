import { SUPPLIER_NAME_LIMIT, type Supplier } from '@loja/data'
import { normalizeProductName, type PriceRule, priceRuleFaults, USUAL_PRICE_RULE } from '@loja/domain'
import { Dialog, FieldFrame, fieldProps, SwitchField, UnsavedChangesGuard, useDataMutation, words } from '@loja/ui'
import { Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { isNameTaken, messages } from './messages'
import styles from './PriceRule.module.css'
import { PriceRuleFields } from './PriceRuleFields'
import { priceRuleMessages } from './price-rule-messages'
import { change, insertion, type SupplierText } from './queries'

interface Props {
  /** Null for a new one. */
  supplier: Supplier | null
  onClose: () => void
}

interface Typed {
  name: string
  contact: string
  whatsapp: string
  notes: string
  priceRule: PriceRule | null
}

const typedOf = (supplier: Supplier | null): Typed => ({
  name: supplier?.name ?? '',
  contact: supplier?.contact ?? '',
  whatsapp: supplier?.whatsapp ?? '',
  notes: supplier?.notes ?? '',
  priceRule: supplier?.priceRule ?? null,
})

function draftOf({ name, contact, whatsapp, notes, priceRule }: Typed): SupplierText {
  const text = (typed: string) => typed.trim() || null
  return {
    name: normalizeProductName(name),
    contact: text(contact),
    whatsapp: text(whatsapp),
    notes: text(notes),
    priceRule,
  }
}

export function SupplierDialog({ supplier, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(() => typedOf(supplier))
  const set = (part: Partial<Typed>) => setTyped((current) => ({ ...current, ...part }))
  const inserting = useDataMutation(insertion)
  const changing = useDataMutation(change)
  const { isPending, error, reset } = supplier ? changing : inserting
  const draft = draftOf(typed)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(typedOf(supplier)))
  const isTaken = isNameTaken(error)
  const isValid = draft.name !== '' && !isTaken && (!draft.priceRule || priceRuleFaults(draft.priceRule).length === 0)
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isValid) return
    const onSettled = {
      onSuccess: onClose,
      // A taken name disables the pressed button.
      onError: () => document.getElementById(`${id}-name`)?.focus(),
    }
    if (supplier) changing.mutate({ supplier, patch: draft }, onSettled)
    else inserting.mutate(draft, onSettled)
  }
  const text = (field: 'contact' | 'whatsapp' | 'notes', maxLength: number, help?: string) => {
    const Control = field === 'notes' ? Input.TextArea : Input
    return (
      <FieldFrame id={`${id}-${field}`} label={messages[field]} help={help}>
        <Control
          {...fieldProps(`${id}-${field}`)}
          maxLength={maxLength}
          autoComplete="off"
          value={typed[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      </FieldFrame>
    )
  }
  return (
    <Dialog
      title={supplier ? messages.editTitle(supplier.name) : messages.add}
      width={720}
      okText={supplier ? messages.save : messages.add}
      cancelText={words.cancel}
      okButtonProps={{ loading: isPending, disabled: !isValid || (supplier !== null && !isChanged) }}
      mask={{ closable: !isChanged }}
      onOk={() => save()}
      onCancel={onClose}
    >
      <UnsavedChangesGuard active={isChanged && !isPending} onDiscard={onClose} />
      <form className={styles.form} onSubmit={save}>
        <FieldFrame
          id={`${id}-name`}
          label={messages.name}
          required
          notice={isTaken ? { tone: 'error', text: messages.nameTaken } : null}
        >
          <Input
            {...fieldProps(`${id}-name`)}
            autoFocus
            maxLength={SUPPLIER_NAME_LIMIT}
            autoComplete="off"
            value={typed.name}
            onChange={(event) => {
              reset()
              set({ name: event.target.value })
            }}
          />
        </FieldFrame>
        <div className={styles.pair}>
          {text('contact', 200)}
          {text('whatsapp', 40, messages.whatsappHelp)}
        </div>
        {text('notes', 2000)}
        <SwitchField
          id={`${id}-rule`}
          label={priceRuleMessages.rule}
          help={priceRuleMessages.ruleHelp}
          checked={typed.priceRule !== null}
          state={typed.priceRule ? priceRuleMessages.on : priceRuleMessages.off}
          onChange={(on) => set({ priceRule: on ? (supplier?.priceRule ?? USUAL_PRICE_RULE) : null })}
        />
        {typed.priceRule && <PriceRuleFields rule={typed.priceRule} onChange={(priceRule) => set({ priceRule })} />}
        {/* Enter in a field saves. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  )
}
