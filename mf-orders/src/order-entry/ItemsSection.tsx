import { FieldFrame, FormSection, fieldProps } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { EntryText } from './EntryText'
import { itemOf } from './entry-values'
import { ItemRow } from './ItemRow'
import styles from './Items.module.css'
import { messages } from './messages'
import { PastedLines } from './PastedLines'
import { ProductOption } from './ProductOption'
import { type FoundProduct, lineMatches, orderedLines, productSearch } from './queries'
import { SearchChoice } from './SearchChoice'
import { type EntryForm, entryFieldId } from './use-entry-form'

export function ItemsSection({ form }: { form: EntryForm }) {
  const id = entryFieldId('items')
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const add = ({ product, quantity }: FoundProduct) => {
    form.addItem(itemOf(product, quantity))
    setAdded(messages.added(product.name, quantity))
  }
  const pasting = usePastedLines(form)
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(pasted)) return
    event.preventDefault()
    pasting.paste(pasted)
  }
  const focusSearch = () => document.getElementById(id)?.focus()
  return (
    <FormSection title={messages.sections.items}>
      <FieldFrame {...form.frame('items')} label={messages.searchProduct} help={messages.searchProductHint}>
        <SearchChoice
          field={fieldProps(id)}
          placeholder={messages.searchProductPlaceholder}
          autoFocus={form.isNew}
          query={productSearch}
          option={({ product, quantity }) => ({
            key: product.id,
            content: <ProductOption product={product} quantity={quantity} />,
          })}
          nothing={messages.noProduct}
          failed={messages.searchFailed}
          onChoose={add}
          onPaste={onPaste}
          text={text}
          onText={setText}
        />
      </FieldFrame>
      <SpokenText role="status">{pasting.isMatching ? messages.matching : added}</SpokenText>
      <PastedLines
        form={form}
        onDone={focusSearch}
        onSearch={(line) => {
          setText(line)
          focusSearch()
        }}
      />
      <ItemList form={form} onDone={focusSearch} />
      {form.isSent && form.changed.includes('items') && <EntryText form={form} field="reason" required />}
    </FormSection>
  )
}

function ItemList({ form, onDone }: { form: EntryForm; onDone: () => void }) {
  const { items } = form.values
  if (items.length === 0) return <p className={styles.none}>{messages.noItems}</p>
  return (
    <ul id={`${entryFieldId('items')}-list`} className={looks.list} aria-label={messages.itemsList}>
      {items.map((item, index) => (
        // The index too, because a sale may have a product twice.
        <ItemRow
          key={`${item.productId} ${item.name} ${index}`}
          item={item}
          onChange={(patch) => form.setItem(index, patch)}
          onRemove={() => form.removeItem(index)}
          onDone={onDone}
        />
      ))}
    </ul>
  )
}

function usePastedLines(form: EntryForm) {
  const queryClient = useQueryClient()
  const [isMatching, setIsMatching] = useState(false)
  const paste = async (pasted: string) => {
    const lines = orderedLines(pasted)
    if (lines.length === 0) return
    setIsMatching(true)
    // Without an answer every line is asked about, and the list of lines offers a retry.
    const matched = await queryClient.fetchQuery(lineMatches(lines)).catch(() => [])
    setIsMatching(false)
    const sure = matched.filter(({ isSure }) => isSure)
    form.addLines(
      sure.flatMap(({ products: [product], quantity }) => (product ? [itemOf(product, quantity)] : [])),
      lines.filter((line) => !sure.some((match) => match.line === line)),
    )
  }
  return { isMatching, paste: (pasted: string) => void paste(pasted) }
}
