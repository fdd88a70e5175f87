import type { FeedbackListRow } from '@loja/data'
import { ClampedText, ProductImage, QuietText } from '@loja/ui'
import { messages } from '../messages'
import styles from './FeedbackProduct.module.css'
import { Stars } from './Stars'

type Props = Pick<FeedbackListRow, 'productName' | 'productImage' | 'isProductGone' | 'rating'>

export function FeedbackProduct({ productName, productImage, isProductGone, rating }: Props) {
  return (
    <div className={styles.product}>
      <ProductImage src={productImage} />
      <div className={styles.words}>
        <div className={styles.name}>
          <ClampedText>{productName}</ClampedText>
        </div>
        <Stars rating={rating} /> {isProductGone && <QuietText>{messages.productGone}</QuietText>}
      </div>
    </div>
  )
}
