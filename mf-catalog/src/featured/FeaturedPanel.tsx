import { PlusOutlined } from '@ant-design/icons'
import { MAX_FEATURED } from '@loja/data'
import { LoadFailure, Placeholder, Surface } from '@loja/ui'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { FeaturedItem } from './FeaturedItem'
import styles from './FeaturedPanel.module.css'
import { FeaturedPicker } from './FeaturedPicker'
import { messages } from './messages'
import { useFeatured } from './queries'
import { useLiveFeatured } from './use-live-featured'

/** The shop window (FEAT-01…05), updated live; its height is constant. */
export function FeaturedPanel() {
  const titleId = useId()
  const limitId = useId()
  const { data, isError, isFetching, refetch } = useFeatured()
  useLiveFeatured()
  const [picking, setPicking] = useState(false)
  const isFull = (data?.length ?? 0) >= MAX_FEATURED
  return (
    <Surface as="section" className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {messages.title}
        </h2>
        <span className={styles.count} role="status">
          {data && messages.count(data.length)}
        </span>
        <span id={limitId} className={styles.limit}>
          {isFull && messages.limit}
        </span>
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={!data || isFull}
          aria-describedby={limitId}
          onClick={() => setPicking(true)}
        >
          {messages.add}
        </Button>
      </header>
      {isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ul className={styles.strip} aria-labelledby={titleId}>
          {data.map((product) => (
            <FeaturedItem key={product.id} product={product} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className={styles.strip}>{messages.none}</p>}
      {!data && !isError && <Waiting />}
      {picking && <FeaturedPicker featured={data ?? []} onClose={() => setPicking(false)} />}
    </Surface>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={messages.loading} aria-busy className={styles.strip}>
      <Placeholder width="100%" />
    </div>
  )
}
