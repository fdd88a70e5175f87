import type { CustomerCard } from '@loja/data/customers'
import { PageLink, QuietText } from '@loja/ui/parts'
import { CardList, CardSection } from './CardSection'
import { messages } from './messages'

/** Persons with an e-mail or phone in common, but another account or document. */
export function DoubtfulCustomers({ doubtful }: Pick<CustomerCard, 'doubtful'>) {
  return (
    <CardSection title={messages.doubtful} note={messages.doubtfulHint}>
      <CardList>
        {doubtful.map(({ orderId, orderNumber, createdAt, match, name }) => (
          <li key={orderId}>
            <PageLink page="customer" below={`/order/${orderId}`}>
              {name ?? messages.noName}
            </PageLink>
            <div>
              <QuietText>{messages.doubt(match, orderNumber, createdAt)}</QuietText>
            </div>
          </li>
        ))}
      </CardList>
    </CardSection>
  )
}
