import { SUPPLIER_NAME_LIMIT, type Supplier } from '@loja/data/suppliers'
import { normalizeProductName } from '@loja/domain/products'
import { type PriceRule, priceRuleFaults, USUAL_PRICE_RULE } from '@loja/domain/suppliers'
import { FieldFrame, FormDialog, SwitchField, useForm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation } from '@loja/ui/parts'
import { Input } from 'antd'
import { isNameTaken, messages } from './messages'
import { PriceRuleFields } from './PriceRuleFields'
import { priceRuleMessages } from './price-rule-messages'
import { change, insertion, type SupplierText } from './queries'

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

const LIMITS = { name: SUPPLIER_NAME_LIMIT, contact: 200, whatsapp: 40, notes: 2000 }

const isSame = (field: keyof Typed, a: Typed, b: Typed) =>
  JSON.stringify(draftOf(a)[field]) === JSON.stringify(draftOf(b)[field])

const isApplicable = (rule: PriceRule | null) => !rule || priceRuleFaults(rule).length === 0

export function SupplierDialog({ supplier, onClose }: { supplier: Supplier | null; onClose: () => void }) {
  const form = useForm({
    initial: typedOf(supplier),
    isSame,
    limits: LIMITS,
    // Typed for another version, it is not restored.
    draft: {
      form: supplier ? `supplier-${supplier.id}-${supplier.version}` : 'supplier-new',
      samples: { priceRule: USUAL_PRICE_RULE },
    },
  })
  const { values, errors, isChanged } = form
  const inserting = useDataMutation(insertion)
  const changing = useDataMutation(change)
  const { isPending } = supplier ? changing : inserting
  const draft = draftOf(values)
  const isValid = draft.name !== '' && !Object.values(errors).some(Boolean) && isApplicable(draft.priceRule)
  const save = () => {
    const onSettled = {
      onSuccess() {
        form.removeDraft()
        onClose()
      },
      // A taken name disables the pressed button.
      onError: (error: unknown) => form.refuse(isNameTaken(error) ? { name: messages.nameTaken } : {}),
    }
    if (supplier) changing.mutate({ supplier, patch: draft }, onSettled)
    else inserting.mutate(draft, onSettled)
  }
  const text = (field: 'contact' | 'whatsapp' | 'notes', help?: string) => {
    const Control = field === 'notes' ? Input.TextArea : Input
    return (
      <FieldFrame {...form.frame(field)} label={messages[field]} help={help}>
        <Control {...form.text(field)} autoComplete="off" />
      </FieldFrame>
    )
  }
  return (
    <FormDialog
      title={supplier ? messages.editTitle(supplier.name) : messages.add}
      width={720}
      mask={{ closable: !isChanged }}
      formClass={looks.stackLarge}
      saveText={supplier ? messages.save : messages.add}
      saving={isPending}
      form={{ ...form, isChanged: isChanged && !isPending }}
      disabled={!isValid || (supplier !== null && !isChanged)}
      onSave={save}
      onClose={onClose}
    >
      <FieldFrame {...form.frame('name')} label={messages.name} required>
        <Input {...form.text('name')} autoFocus autoComplete="off" />
      </FieldFrame>
      <div className={looks.tiles}>
        {text('contact')}
        {text('whatsapp', messages.whatsappHelp)}
      </div>
      {text('notes')}
      <SwitchField
        {...form.frame('priceRule')}
        label={priceRuleMessages.rule}
        help={priceRuleMessages.ruleHelp}
        checked={values.priceRule !== null}
        state={values.priceRule ? priceRuleMessages.on : priceRuleMessages.off}
        onChange={(on) => form.set('priceRule', on ? (supplier?.priceRule ?? USUAL_PRICE_RULE) : null)}
      />
      {values.priceRule && <PriceRuleFields rule={values.priceRule} onChange={(rule) => form.set('priceRule', rule)} />}
    </FormDialog>
  )
}
