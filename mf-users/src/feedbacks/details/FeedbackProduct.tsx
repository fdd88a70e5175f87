import type { FeedbackListRow } from '@loja/data/feedbacks'
import { ProductImage } from '@loja/records'
import { ClampedText } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { QuietText } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import { messages } from '../messages'

type Props = Pick<FeedbackListRow, 'productName' | 'productImage' | 'isProductGone'> & { children?: ReactNode }

export function FeedbackProduct({ productName, productImage, isProductGone, children }: Props) {
  return (
    <div className={`${looks.row} ${looks.narrow} ${looks.gapMedium}`}>
      <ProductImage src={productImage} />
      <div className={looks.narrow}>
        <div className={looks.medium}>
          <ClampedText>{productName}</ClampedText>
        </div>
        {children} {isProductGone && <QuietText>{messages.productGone}</QuietText>}
      </div>
    </div>
  )
}
