import { dataQuery } from '@loja/data/client'
import { getSalesFigures, salesKeys } from '@loja/data/dashboard'
import { parseSalesChoice, resolveSalesChoice } from '@loja/domain/dashboard'
import { storeDay } from '@loja/domain/format'
import { LoadFailure } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { BestSellers } from './BestSellers'
import styles from './Sales.module.css'
import { SalesChart } from './SalesChart'
import { SalesFigures } from './SalesFigures'
import { SalesPeriodNav } from './SalesPeriodNav'
import { messages } from './sales-messages'

/** DASH-07 and DASH-08. */
export function Sales() {
  const [query] = useSearchParams()
  const choice = parseSalesChoice(query)
  const today = storeDay(new Date())
  const { firstDay, lastDay, days } = resolveSalesChoice(choice, today)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dataQuery(salesKeys.of({ firstDay, lastDay }), (signal) => getSalesFigures({ firstDay, lastDay }, signal)),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SalesPeriodNav choice={choice} resolved={{ firstDay, lastDay }} today={today} />
      {isError && <LoadFailure text={messages.failed} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.sales} aria-busy={isPlaceholderData}>
          <SalesFigures figures={data} days={days} />
          <SalesChart days={data.days} />
          <BestSellers products={data.bestSellers} />
        </div>
      )}
    </>
  )
}
