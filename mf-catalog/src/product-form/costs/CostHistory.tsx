import { dataQuery } from '@loja/data/client'
import { listCosts, productKeys, type RecordedCost } from '@loja/data/products'
import { ABSENT, formatBrl } from '@loja/domain/format'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure, TableHead, useOffer } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './CostHistory.module.css'
import { bestSource, changeOf, costChart } from './cost-history'
import { messages } from './messages'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const SIZE = { width: 640, height: 96 }

export function CostHistory({ productId }: { productId: string }) {
  const [now] = useState(Date.now)
  const hasSuppliers = 'suppliers' in useOffer().pages
  const since = now - YEAR_MS
  const { data, isError, isFetching, refetch } = useQuery(
    dataQuery([...productKeys.all, 'costs', productId], (signal) =>
      listCosts(productId, new Date(since).toISOString(), signal),
    ),
  )
  if (isError && !data)
    return <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines label={messages.loading} lines={4} />
  if (data.length === 0) return <p>{messages.empty}</p>
  const best = hasSuppliers ? bestSource(data, since) : null
  const chart = costChart(data, { since, now, ...SIZE })
  return (
    <>
      {best && best.cost !== null && (
        <p>{messages.best(best.source, best.cost, messages.formatDay(best.recordedAt))}</p>
      )}
      {chart && data.length > 1 && (
        <svg
          className={styles.chart}
          viewBox={`-2 -2 ${SIZE.width + 4} ${SIZE.height + 4}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={messages.chart(
            messages.formatDay(data.at(-1)?.recordedAt ?? ''),
            messages.formatDay(data[0]?.recordedAt ?? ''),
            chart.lowest,
            chart.highest,
          )}
        >
          <path d={chart.path} />
        </svg>
      )}
      <CostTable costs={data} />
    </>
  )
}

function CostTable({ costs }: { costs: readonly RecordedCost[] }) {
  return (
    <table className={styles.table} aria-label={messages.title}>
      <TableHead titles={[messages.day, messages.cost, messages.change, messages.source]} />
      <tbody>
        {costs.map(({ id, cost, recordedAt, source }, at) => {
          const change = changeOf(costs, at)
          return (
            <tr key={id}>
              <td>{messages.formatDay(recordedAt)}</td>
              <td>{cost === null ? messages.removed : formatBrl(cost)}</td>
              <td>{change === null ? ABSENT : messages.changed(change)}</td>
              <td>{source}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
