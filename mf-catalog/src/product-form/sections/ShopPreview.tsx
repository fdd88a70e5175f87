import { PictureOutlined } from '@ant-design/icons'
import { formatBrl } from '@loja/domain/format'
import {
  isOnSale,
  isSecureImageAddress,
  isUnlimitedStock,
  type NamedProduct,
  stockQuantityOf,
} from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { Surface } from '@loja/ui/parts'
import { useState } from 'react'
import styles from './ShopPreview.module.css'
import { sideMessages } from './side-messages'

export function ShopPreview({ product }: { product: NamedProduct }) {
  const onSale = isOnSale(product, Date.now())
  const note = stateNote(product)
  return (
    <Surface as="section" className={looks.stackMedium} aria-label={sideMessages.preview}>
      <h2 className={looks.title}>{sideMessages.preview}</h2>
      <Picture key={product.mainImage} address={product.mainImage} />
      <div className={styles.words}>
        <span className={styles.brand}>{product.brandName ?? '\u00a0'}</span>
        <span className={looks.medium}>{product.name || sideMessages.noName}</span>
        <span className={styles.prices}>
          <strong className={styles.price}>{formatBrl(onSale ? (product.salePrice ?? 0) : product.price)}</strong>
          {onSale && <s className={looks.quiet}>{formatBrl(product.price)}</s>}
        </span>
        <span className={styles.note} data-tone={note.tone}>
          {note.text}
        </span>
      </div>
    </Surface>
  )
}

function Picture({ address }: { address: string | null }) {
  const [broken, setBroken] = useState(false)
  if (address === null || broken || !isSecureImageAddress(address))
    return (
      <span className={styles.picture}>
        <PictureOutlined aria-hidden />
      </span>
    )
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      width={240}
      height={240}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}

function stateNote(product: NamedProduct): { tone: 'quiet' | 'bad'; text: string } {
  if (!product.isActive) return { tone: 'bad', text: sideMessages.hidden }
  if (isUnlimitedStock(product)) return { tone: 'quiet', text: sideMessages.available }
  const quantity = stockQuantityOf(product)
  return quantity > 0
    ? { tone: 'quiet', text: sideMessages.inStock(quantity) }
    : { tone: 'bad', text: sideMessages.soldOut }
}
