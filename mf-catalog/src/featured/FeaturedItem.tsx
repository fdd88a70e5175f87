import { CloseOutlined } from '@ant-design/icons'
import type { FeaturedProduct } from '@loja/data/products'
import { ProductImage } from '@loja/records'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import { productPath } from '../product-path'
import styles from './FeaturedPanel.module.css'
import { FeaturedPrice } from './FeaturedPrice'
import { FeaturedStateText } from './FeaturedStateText'
import { lateMessages } from './late-messages'
import { useSetFeatured } from './queries'
import { StockBadge } from './StockBadge'

export function FeaturedItem({ product }: { product: FeaturedProduct }) {
  const { mutate, isPending } = useSetFeatured()
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  return (
    <li ref={item} className={styles.item}>
      <ProductImage src={product.mainImage} />
      <div className={`${looks.column} ${looks.fill}`}>
        <Link
          to={productPath(product.id)}
          className={`${looks.plainLink} ${looks.clamped} ${looks.medium} ${looks.ink}`}
          title={product.name}
        >
          {product.name}
        </Link>
        <span className={styles.figures}>
          <FeaturedPrice product={product} />
          <StockBadge product={product} />
          <FeaturedStateText product={product} />
        </span>
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={lateMessages.remove(product.name)}
        loading={isPending}
        onClick={() => {
          if (!isPending) mutate({ id: product.id, featured: false })
        }}
      />
    </li>
  )
}
