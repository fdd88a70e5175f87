import type { OrderEdit, stockShortOf } from '@loja/data/orders'
import { confirm } from '@loja/ui/dialogs'
import { createElement } from 'react'
import { messages } from './messages'
import { ShortStock } from './ShortStock'

type Short = NonNullable<ReturnType<typeof stockShortOf>>

export function askForStock(
  short: Short,
  items: NonNullable<OrderEdit['items']>,
  { action, run }: { action: string; run: () => void },
): void {
  confirm({
    title: messages.shortTitle,
    text: createElement(ShortStock, { short, items }),
    action,
    harmless: true,
    run,
  })
}
