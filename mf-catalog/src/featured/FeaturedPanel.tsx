import { PlusOutlined } from '@ant-design/icons'
import { type FeaturedProduct, MAX_FEATURED } from '@loja/data/products'
import { featuredStateOf } from '@loja/domain/products'
import { declareDialog, prefetchDialog, useDialog } from '@loja/ui/dialogs'
import { declarePart, Fold, Late, Placeholder } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './FeaturedPanel.module.css'
import { messages } from './messages'
import { useFeatured } from './queries'
import { useLiveFeatured } from './use-live-featured'

const stripPart = declarePart(async () => (await import('./FeaturedStrip')).FeaturedStrip)

const pickerDialog = declareDialog({
  title: messages.pickerTitle,
  load: async () => (await import('./FeaturedPicker')).FeaturedPicker,
})

export function FeaturedPanel() {
  const limitId = useId()
  const { data, isError, isFetching, refetch } = useFeatured()
  useLiveFeatured()
  // Those that have ended have no place.
  const count = data?.filter((product) => featuredStateOf(product, Date.now()) !== 'ended').length ?? 0
  const isFull = count >= MAX_FEATURED
  const pick = useDialog(pickerDialog, { featured: data ?? [], left: MAX_FEATURED - count })
  const add = (
    <Button
      size="small"
      icon={<PlusOutlined aria-hidden />}
      disabled={isFull}
      aria-describedby={limitId}
      {...prefetchDialog(pickerDialog)}
      onClick={pick}
    >
      {messages.add}
    </Button>
  )
  return (
    <Fold
      name="featured"
      title={messages.title}
      part={stripPart}
      note={
        <>
          {data && messages.count(count)}
          <span id={limitId} className={styles.limit}>
            {isFull && messages.limit}
          </span>
        </>
      }
      failure={isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
    >
      {() => (data || !isError) && <Products products={data} add={add} />}
    </Fold>
  )
}

function Products({ products, add }: { products: readonly FeaturedProduct[] | undefined; add: ReactNode }) {
  const waiting = (
    <div role="status" aria-label={messages.loading} aria-busy className={styles.strip}>
      <Placeholder width="100%" />
    </div>
  )
  if (!products) return waiting
  return (
    <Late part={stripPart} on="press" props={{ products, add }} waiting={waiting} failedText={messages.loadFailed} />
  )
}
