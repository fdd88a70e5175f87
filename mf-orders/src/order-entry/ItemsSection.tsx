import { FieldFrame, FormSection, fieldProps, SpokenText } from '@loja/ui'
import { useState } from 'react'
import { itemOf } from './entry-values'
import { ItemRow } from './ItemRow'
import styles from './Items.module.css'
import { messages } from './messages'
import { ProductOption } from './ProductOption'
import { type FoundProduct, productSearch } from './queries'
import { SearchChoice } from './SearchChoice'
import { entryFieldId, type OrderEntryForm } from './use-order-entry'

export function ItemsSection({ form }: { form: OrderEntryForm }) {
  const { items } = form.values
  const id = entryFieldId('items')
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const add = ({ product, quantity }: FoundProduct) => {
    form.addItem(itemOf(product, quantity))
    setAdded(messages.added(product.name, quantity))
  }
  const focusSearch = () => document.getElementById(id)?.focus()
  return (
    <FormSection title={messages.sections.items}>
      <FieldFrame {...form.frame('items')} label={messages.searchProduct} help={messages.searchProductHint}>
        <SearchChoice
          field={fieldProps(id)}
          placeholder={messages.searchProductPlaceholder}
          autoFocus
          query={productSearch}
          option={({ product, quantity }) => ({
            key: product.id,
            content: <ProductOption product={product} quantity={quantity} />,
          })}
          nothing={messages.noProduct}
          failed={messages.searchFailed}
          onChoose={add}
          text={text}
          onText={setText}
        />
      </FieldFrame>
      <SpokenText role="status">{added}</SpokenText>
      {items.length === 0 ? (
        <p className={styles.none}>{messages.noItems}</p>
      ) : (
        <ul id={`${id}-list`} className={styles.items} aria-label={messages.itemsList}>
          {items.map((item, index) => (
            // Items have no id: a product may be there twice.
            <ItemRow
              key={`${item.productId} ${item.name} ${index}`}
              item={item}
              onChange={(patch) => form.setItem(index, patch)}
              onRemove={() => form.removeItem(index)}
              onDone={focusSearch}
            />
          ))}
        </ul>
      )}
    </FormSection>
  )
}
