import { countOrders, countProducts, countProfiles, orderKeys, productKeys, profileKeys } from '@loja/data'
import { formatCount } from '@loja/domain'
import { paths } from '@loja/platform'
import { LoadFailure, PageHeader } from '@loja/ui'
import { useQueries } from '@tanstack/react-query'
import { Card, Skeleton, Typography } from 'antd'
import { Link } from 'react-router'
import styles from './DashboardPage.module.css'
import { messages } from './messages'

const CARDS = [
  { title: messages.users, to: paths.users, link: messages.openUsers },
  { title: messages.orders, to: paths.orders, link: messages.openOrders },
  { title: messages.products, to: paths.products, link: messages.openProducts },
]

const meta = { errorText: messages.loadFailed }

export function DashboardPage() {
  const counts = useQueries({
    queries: [
      { queryKey: profileKeys.count, queryFn: countProfiles, meta },
      { queryKey: orderKeys.count, queryFn: countOrders, meta },
      { queryKey: productKeys.count, queryFn: countProducts, meta },
    ],
  })
  const failed = counts.filter((count) => count.isError)
  return (
    <>
      <PageHeader title={messages.title} summary={messages.summary} back={false} />
      {failed.length > 0 && (
        <LoadFailure
          text={messages.loadFailed}
          busy={failed.some((count) => count.isFetching)}
          onRetry={() => {
            for (const count of failed) void count.refetch()
          }}
        />
      )}
      <div className={styles.cards}>
        {CARDS.map((card, index) => (
          <CountCard key={card.to} {...card} count={counts[index]?.data} />
        ))}
      </div>
      <Typography.Text type="secondary">{messages.notYet}</Typography.Text>
    </>
  )
}

interface CountCardProps {
  title: string
  to: string
  link: string
  /** Absent while loading, or when it failed. */
  count: number | undefined
}

function CountCard({ title, to, link, count }: CountCardProps) {
  return (
    <Card>
      <div className={styles.card}>
        <Typography.Text type="secondary">{title}</Typography.Text>
        {count === undefined ? (
          <Skeleton.Button active size="large" />
        ) : (
          <strong className={styles.count}>{formatCount(count)}</strong>
        )}
        <Link to={to}>{link}</Link>
      </div>
    </Card>
  )
}
