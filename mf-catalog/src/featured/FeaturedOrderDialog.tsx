import type { FeaturedProduct } from '@loja/data/products'
import { featuredStateOf } from '@loja/domain/products'
import { CloseButton, Dialog } from '@loja/ui/dialogs'
import { OrderHint, OrderList, OrderRow, useDragOrder } from '@loja/ui/lists'
import { useDataMutation } from '@loja/ui/parts'
import { FeaturedDatesForm } from './FeaturedDatesForm'
import styles from './FeaturedOrderDialog.module.css'
import { lateMessages } from './late-messages'
import { orderMessages } from './order-messages'
import { ordering } from './order-queries'

interface Props {
  products: readonly FeaturedProduct[]
  onClose: () => void
}

export function FeaturedOrderDialog({ products, onClose }: Props) {
  const isEnded = (product: FeaturedProduct) => featuredStateOf(product, Date.now()) === 'ended'
  const ended = products.filter(isEnded)
  const { mutate, isPending } = useDataMutation(ordering)
  const { ordered, ...order } = useDragOrder({
    rows: products.filter((product) => !isEnded(product)),
    isSaving: isPending,
    save: mutate,
  })
  return (
    <Dialog title={lateMessages.order} width={680} tall primary={<CloseButton onClick={onClose} />} onCancel={onClose}>
      <OrderHint />
      <OrderList label={orderMessages.places}>
        {ordered.map((product) => (
          <OrderRow key={product.id} row={product} rows={ordered} order={order} name={product.name}>
            <FeaturedDatesForm product={product} />
          </OrderRow>
        ))}
      </OrderList>
      {ended.length > 0 && (
        <section aria-label={orderMessages.ended}>
          <h3 className={styles.heading}>{orderMessages.ended}</h3>
          <p>{orderMessages.endedHint}</p>
          <ul className={styles.ended}>
            {ended.map((product) => (
              <li key={product.id}>
                <FeaturedDatesForm product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
