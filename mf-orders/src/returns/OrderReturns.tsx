import type { OrderReturn } from '@loja/data/orders'
import { formatDateTime } from '@loja/domain/format'
import { confirm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { QuietText, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import section from '../section-heading.module.css'
import { messages } from './messages'
import { cancellation } from './queries'

export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  const { mutateAsync: cancel } = useDataMutation(cancellation)
  if (returns.length === 0) return null
  const ask = ({ id }: OrderReturn) =>
    confirm({
      title: messages.cancelReturn,
      text: messages.cancelText,
      action: messages.cancelReturn,
      run: () => cancel(id),
    })
  return (
    <section aria-label={messages.returns}>
      <h2 className={section.heading}>{messages.returns}</h2>
      <ul className={looks.list}>
        {returns.map((one) => (
          <li key={one.id} className={looks.lineEnds}>
            <span>
              {messages.line(one)} <QuietText>{formatDateTime(one.createdAt)}</QuietText>
            </span>
            <Button type="link" size="small" onClick={() => ask(one)}>
              {messages.cancelReturn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
