import type { FeedbackListRow } from '@loja/data'
import { ClampedText, ProductImage, QuietText } from '@loja/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import styles from './FeedbackProduct.module.css'

type Props = Pick<FeedbackListRow, 'productName' | 'productImage' | 'isProductGone'> & { children?: ReactNode }

export function FeedbackProduct({ productName, productImage, isProductGone, children }: Props) {
  return (
    <div className={styles.product}>
      <ProductImage src={productImage} />
      <div className={styles.words}>
        <div className={styles.name}>
          <ClampedText>{productName}</ClampedText>
        </div>
        {children} {isProductGone && <QuietText>{messages.productGone}</QuietText>}
      </div>
    </div>
  )
}
