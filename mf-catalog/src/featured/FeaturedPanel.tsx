import { PlusOutlined } from '@ant-design/icons'
import { type FeaturedProduct, MAX_FEATURED } from '@loja/data'
import { featuredStateOf } from '@loja/domain'
import { Fold, LazyDialog, LoadFailure, Placeholder, useLoaded } from '@loja/ui'
import { Button } from 'antd'
import { useId, useState } from 'react'
import styles from './FeaturedPanel.module.css'
import { messages } from './messages'
import { useFeatured } from './queries'
import { useLiveFeatured } from './use-live-featured'

const loadStrip = async () => (await import('./FeaturedStrip')).FeaturedStrip
const loadPicker = async () => (await import('./FeaturedPicker')).FeaturedPicker

/** The shop window (FEAT-01…05), updated live; its height is constant. */
export function FeaturedPanel() {
  const limitId = useId()
  const { data, isError, isFetching, refetch } = useFeatured()
  useLiveFeatured()
  const [picking, setPicking] = useState(false)
  // Those that have ended have no place.
  const count = data?.filter((product) => featuredStateOf(product, Date.now()) !== 'ended').length ?? 0
  const isFull = count >= MAX_FEATURED
  return (
    <>
      <Fold
        name="featured"
        title={messages.title}
        note={
          <>
            {data && messages.count(count)}
            <span id={limitId} className={styles.limit}>
              {isFull && messages.limit}
            </span>
          </>
        }
        actions={
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            disabled={!data || isFull}
            aria-describedby={limitId}
            onClick={() => setPicking(true)}
          >
            {messages.add}
          </Button>
        }
        failure={isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      >
        {() => (data || !isError) && <Products products={data} />}
      </Fold>
      {picking && (
        <LazyDialog
          name="featured-picker"
          title={messages.pickerTitle}
          load={loadPicker}
          props={{ featured: data ?? [], left: MAX_FEATURED - count, onClose: () => setPicking(false) }}
        />
      )}
    </>
  )
}

function Products({ products }: { products: readonly FeaturedProduct[] | undefined }) {
  const { part: FeaturedStrip, isError, isFetching, retry } = useLoaded({ name: 'featured-strip', load: loadStrip })
  if (products && FeaturedStrip) return <FeaturedStrip products={products} />
  if (isError) return <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={retry} />
  return (
    <div role="status" aria-label={messages.loading} aria-busy className={styles.strip}>
      <Placeholder width="100%" />
    </div>
  )
}
