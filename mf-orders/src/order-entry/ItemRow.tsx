import { formatBrl } from '@loja/domain/format'
import { fromCents, toCents } from '@loja/domain/suppliers'
import { ProductImage } from '@loja/records'
import { FieldNoticeLine, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { DeleteButton } from '@loja/ui/parts'
import { Input } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { type EntryItem, isOtherPrice } from './entry-values'
import styles from './Items.module.css'
import { messages } from './messages'
import { parseItem } from './parse-entry'

interface Props {
  item: EntryItem
  onChange: (patch: Partial<EntryItem>) => void
  onRemove: () => void
  onDone: () => void
}

export function ItemRow({ item, onChange, onRemove, onDone }: Props) {
  const { name, image, productId, line } = item
  const { quantity, price, problems } = parseItem(item)
  const row = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(row)
  const isOther = isOtherPrice(item)
  const hints = [
    productId === '' && messages.gone,
    isOther && (line === '' ? messages.listPrice : messages.soldPrice)(item.listPrice),
    item.formerPrice !== '' && messages.formerPrice(item.formerPrice),
  ].filter(Boolean)
  const input = (field: 'quantity' | 'price' | 'note', label: string) => ({
    'aria-label': label,
    autoComplete: 'off',
    value: item[field],
    onChange: (event: { target: HTMLInputElement }) => onChange({ [field]: event.target.value }),
    onPressEnter: (event: KeyboardEvent) => {
      event.preventDefault()
      onDone()
    },
  })
  return (
    <li ref={row} className={styles.item}>
      <span className={styles.product}>
        <ProductImage src={image || null} />
        <span className={styles.words}>
          <span>{name}</span>
          {hints.length > 0 && <span className={looks.hint}>{hints.join(' · ')}</span>}
        </span>
      </span>
      <div>
        <span className={styles.label} aria-hidden>
          {messages.quantity}
        </span>
        <Input
          {...input('quantity', messages.quantityOf(name))}
          inputMode="numeric"
          maxLength={5}
          status={problems.quantity ? 'error' : ''}
          aria-invalid={problems.quantity !== undefined}
        />
      </div>
      <div>
        <span className={styles.label} aria-hidden>
          {messages.price}
        </span>
        <Input
          {...input('price', messages.priceOf(name))}
          inputMode="decimal"
          maxLength={16}
          prefix="R$"
          status={problems.price ? 'error' : ''}
          aria-invalid={problems.price !== undefined}
        />
      </div>
      <span className={styles.total}>{formatBrl(fromCents(toCents(price) * quantity))}</span>
      <DeleteButton label={messages.removeOf(name)} onClick={onRemove} />
      {isOther && (
        <Input
          {...input('note', messages.noteOf(name))}
          className={styles.reason}
          maxLength={200}
          placeholder={messages.note}
        />
      )}
      {[problems.quantity, problems.price].map(
        (text) =>
          text && (
            <span key={text} className={styles.problem}>
              <FieldNoticeLine notice={{ tone: 'error', text }} />
            </span>
          ),
      )}
    </li>
  )
}
