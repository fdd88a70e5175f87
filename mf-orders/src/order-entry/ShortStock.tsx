import type { OrderEdit } from '@loja/data/orders'
import { messages } from './messages'

interface Props {
  short: readonly { productId: string; stock: number }[]
  items: NonNullable<OrderEdit['items']>
}

export function ShortStock({ short, items }: Props) {
  const lines = short.map(({ productId, stock }) => {
    const own = items.filter((item) => item.productId === productId)
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return { productId, text: messages.shortLine(own[0]?.productName ?? '', wanted, stock) }
  })
  return (
    <>
      <p>{messages.shortText}</p>
      <ul>
        {lines.map(({ productId, text }) => (
          <li key={productId}>{text}</li>
        ))}
      </ul>
    </>
  )
}
