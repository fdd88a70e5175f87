import { isDataError } from '@loja/data/client'
import type { CustomerAddress } from '@loja/data/customers'
import { PageSkeleton } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure, PageHeader, Surface } from '@loja/ui/parts'
import { CustomerActions } from './CustomerActions'
import { CustomerAddresses } from './CustomerAddresses'
import { CustomerContact } from './CustomerContact'
import { CustomerFeedbacks } from './CustomerFeedbacks'
import { CustomerFigures } from './CustomerFigures'
import { CustomerMessages } from './CustomerMessages'
import { CustomerNotes } from './CustomerNotes'
import { CustomerOrders } from './CustomerOrders'
import styles from './CustomerPage.module.css'
import { DoubtfulCustomers } from './DoubtfulCustomers'
import { messages } from './messages'
import { useCustomer, useCustomerOrders } from './use-customer'

export function CustomerPage({ who }: { who: CustomerAddress }) {
  const { data: card, error, isFetching, refetch } = useCustomer(who)
  const orders = useCustomerOrders(who, card?.orderCount)
  if (isDataError(error, 'not-found')) return <CustomerNotFound />
  const failure = error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  // Orders that came later would move the parts below them.
  if (!card || orders.query.isPending) {
    if (!failure) return <PageSkeleton label={messages.loading} shape={{ kind: 'list', cards: 4 }} />
    return (
      <>
        <PageHeader title={messages.title} />
        {failure}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={card.name ?? messages.noName}
        summary={messages.since(card)}
        actions={<CustomerActions card={card} />}
      />
      {failure}
      <CustomerFigures card={card} />
      <div className={styles.columns}>
        <div className={`${looks.grid} ${looks.narrow} ${looks.gapMedium}`}>
          <CustomerOrders {...orders} total={card.orderCount} />
        </div>
        <div className={`${looks.grid} ${looks.narrow} ${looks.gapMedium}`}>
          <CustomerContact card={card} />
          {card.doubtful.length > 0 && <DoubtfulCustomers doubtful={card.doubtful} />}
          {card.notes.length > 0 && <CustomerNotes notes={card.notes} />}
          <CustomerAddresses card={card} />
          {card.userId !== null && <CustomerFeedbacks card={card} />}
          {card.messages.length > 0 && <CustomerMessages opened={card.messages} />}
        </div>
      </div>
    </>
  )
}

function CustomerNotFound() {
  return (
    <>
      <PageHeader title={messages.title} />
      <Surface>
        <EmptyState title={messages.missing} hint={messages.missingHint} />
      </Surface>
    </>
  )
}
