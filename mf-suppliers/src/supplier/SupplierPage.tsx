import { isDataError } from '@loja/data/client'
import type { Supplier } from '@loja/data/suppliers'
import { isUuid, whatsAppHref } from '@loja/domain/format'
import { dialogButton } from '@loja/ui/dialogs'
import { LoadingPage } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LinkButton, LoadFailure, NotFound, PageHeader, Surface, usePageTitle } from '@loja/ui/parts'
import { Button, Tabs } from 'antd'
import { useParams } from 'react-router'
import { newListPath, suppliersPath } from '../supplier-path'
import { messages as listMessages } from '../suppliers/messages'
import { priceRuleMessages } from '../suppliers/price-rule-messages'
import { useSupplier } from '../suppliers/queries'
import { supplierDialog } from '../suppliers/supplier-dialogs'
import { ItemsPane } from './ItemsPane'
import { ListsPane } from './ListsPane'
import { messages } from './messages'
import styles from './Supplier.module.css'

const UP = { to: suppliersPath, text: messages.back }

export function SupplierPage() {
  const { supplierId = '' } = useParams()
  return isUuid(supplierId) ? <ReadSupplier key={supplierId} id={supplierId} /> : <NotFound />
}

function ReadSupplier({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useSupplier(id)
  if (data) return <SupplierView supplier={data} />
  if (isDataError(error, 'not-found')) return <NotFound />
  return (
    <LoadingPage
      title={messages.anyTitle}
      up={UP}
      label={messages.loading}
      failure={error && <LoadFailure text={listMessages.oneFailed} busy={isFetching} onRetry={() => void refetch()} />}
    />
  )
}

function SupplierView({ supplier }: { supplier: Supplier }) {
  const { id, name, contact, whatsapp, notes, priceRule } = supplier
  usePageTitle(name)
  const href = whatsAppHref(whatsapp)
  return (
    <>
      <PageHeader
        title={name}
        up={UP}
        summary={
          <span className={`${looks.wrap} ${looks.spread}`}>
            {contact && <span>{contact}</span>}
            {whatsapp &&
              (href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {whatsapp}
                </a>
              ) : (
                <span>{whatsapp}</span>
              ))}
            {priceRule && <span>{priceRuleMessages.summary(priceRule)}</span>}
          </span>
        }
        actions={
          <div className={styles.actions}>
            <Button {...dialogButton(supplierDialog, { supplier })}>{messages.edit}</Button>
            <LinkButton type="primary" to={newListPath(id)}>
              {messages.newList}
            </LinkButton>
          </div>
        }
      />
      {notes && <p className={`${looks.flush} ${looks.after16} ${looks.anywhere} ${styles.note}`}>{notes}</p>}
      <Surface>
        <Tabs
          items={[
            { key: 'lists', label: messages.tabs.lists, children: <ListsPane supplierId={id} /> },
            { key: 'items', label: messages.tabs.items, children: <ItemsPane supplierId={id} /> },
          ]}
        />
      </Surface>
    </>
  )
}
