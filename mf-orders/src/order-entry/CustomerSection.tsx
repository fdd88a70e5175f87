import type { FoundCustomer } from '@loja/data/customers'
import { formatTaxId } from '@loja/domain/format'
import { FieldFrame, FormSection, fieldProps } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { QuietText, SpokenText } from '@loja/ui/parts'
import { Button } from 'antd'
import { useId, useState } from 'react'
import styles from './Entry.module.css'
import { EntryText } from './EntryText'
import { customerValues } from './entry-values'
import { messages } from './messages'
import { customerSearch } from './queries'
import { SearchChoice } from './SearchChoice'
import { type EntryForm, entryFieldId } from './use-entry-form'

export function CustomerSection({ form }: { form: EntryForm }) {
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const choose = (found: FoundCustomer) => {
    form.change(customerValues(found))
    setChosen(messages.customerChosen(found.name))
  }
  return (
    <FormSection title={messages.sections.customer}>
      <FieldFrame id={id} label={messages.searchCustomer} help={messages.searchCustomerHint}>
        <SearchChoice
          field={fieldProps(id)}
          placeholder={messages.searchCustomerPlaceholder}
          query={customerSearch}
          option={(found) => ({
            key: `${found.userId} ${found.name} ${found.phone} ${found.email} ${found.document}`,
            content: <CustomerOption found={found} />,
          })}
          nothing={messages.noCustomer}
          failed={messages.customerFailed}
          onChoose={choose}
          text={text}
          onText={setText}
        />
      </FieldFrame>
      <SpokenText role="status">{chosen}</SpokenText>
      <div className={styles.pair}>
        <EntryText form={form} field="name" required />
        <EntryText form={form} field="phone" inputMode="tel" />
        <EntryText form={form} field="document" />
        <EntryText form={form} field="email" inputMode="email" />
      </div>
      {form.values.userId !== '' && (
        <QuietText>
          {messages.account}{' '}
          <Button
            size="small"
            type="link"
            onClick={() => {
              form.set('userId', '')
              document.getElementById(entryFieldId('name'))?.focus()
            }}
          >
            {messages.detach}
          </Button>
        </QuietText>
      )}
    </FormSection>
  )
}

function CustomerOption({ found: { name, phone, email, document, orders, lastOrderAt } }: { found: FoundCustomer }) {
  return (
    <span className={`${looks.column} ${looks.breaking}`}>
      <span>{name || email || phone}</span>
      <span className={looks.hint}>
        {[phone, formatTaxId(document), email, messages.customerOrders(orders, lastOrderAt)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}
