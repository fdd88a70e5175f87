import type { CustomerMessage } from '@loja/data/customers'
import { PageLink, QuietText } from '@loja/ui/parts'
import { CardList, CardSection } from './CardSection'
import { messages } from './messages'

export function CustomerMessages({ opened }: { opened: CustomerMessage[] }) {
  return (
    <CardSection title={messages.messages}>
      <CardList>
        {opened.map((message) => (
          <li key={message.id}>
            {messages.kinds[message.kind]}{' '}
            <PageLink page="orders" below={`/${message.orderId}`}>
              {message.orderNumber}
            </PageLink>
            <div>
              <QuietText>{messages.opened(message)}</QuietText>
            </div>
          </li>
        ))}
      </CardList>
    </CardSection>
  )
}
