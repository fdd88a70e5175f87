import { PageForm } from '@loja/ui/dialogs'
import { PageHeader, usePageTitle } from '@loja/ui/parts'
import type { ComponentProps, ReactNode } from 'react'
import { CustomerSection } from './CustomerSection'
import { DeliverySection } from './DeliverySection'
import styles from './Entry.module.css'
import { EntryTotal } from './EntryTotal'
import { ItemsSection } from './ItemsSection'
import { PaymentSection } from './PaymentSection'
import type { EntryForm } from './use-entry-form'

type Header = Pick<ComponentProps<typeof PageHeader>, 'title' | 'up' | 'summary'>
type Total = Omit<ComponentProps<typeof EntryTotal>, 'count'>
type Save = Pick<ComponentProps<typeof PageForm>, 'saveText' | 'saving' | 'isNew' | 'onSave'>

interface Props extends Save {
  form: EntryForm
  header: Header
  total: Total
  children?: ReactNode
}

export function EntryPageForm({ form, header, total, children, ...save }: Props) {
  usePageTitle(header.title)
  return (
    <PageForm
      {...save}
      form={form}
      className={styles.form}
      header={() => <PageHeader {...header} />}
      failure={null}
      foot={<EntryTotal count={form.values.items.length} {...total} />}
    >
      <div className={styles.sections}>
        <ItemsSection form={form} />
        <CustomerSection form={form} />
        <DeliverySection form={form} />
        <PaymentSection form={form} />
      </div>
      {children}
    </PageForm>
  )
}
