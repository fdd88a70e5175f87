import { countRows } from '@loja/data/client'
import { formatWork, getWorkToDo } from '@loja/data/dashboard'
import { formatCount } from '@loja/domain/format'
import { type CounterData, getConnection, type Offer } from '@loja/platform'
import { afterRows } from '@loja/ui/late'
import { targetPath, useOffer } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setEmptyTables } from '../page/listed-pages'
import { type Count, setCounts } from './counts'
import { followCounters } from './follow-counters'

/** Renders nothing: links and dashboard show them. */
export function Counters() {
  const offer = useOffer()
  const queryClient = useQueryClient()
  useEffect(
    function followOfferedCounters() {
      const offered = offer.counters.filter((counter) => targetPath(offer, counter) !== null)
      const tables = Object.entries(offer.pages).flatMap(([page, { whileRows }]) => tableCounter(page, whileRows))
      const show = (numbers: ReadonlyMap<CounterData, number>) => {
        setCounts([...numbers].flatMap(([counter, n]) => describe(offer, counter, n) ?? []))
        if (tables.every((counter) => numbers.has(counter)))
          setEmptyTables(tables.flatMap((counter) => (numbers.get(counter) === 0 ? counter.count.table : [])))
      }
      return afterRows(queryClient, () =>
        followCounters(queryClient, [...offered, ...tables], {
          count: countRows,
          readWork: getWorkToDo,
          isActive,
          onActiveChange,
          show,
        }),
      )
    },
    [queryClient, offer],
  )
  useEffect(() => () => setCounts([]), [])
  return null
}

/** Counts the rows on which the entries of a page depend. */
function tableCounter(page: string, table: string | undefined): CounterData[] {
  return table === undefined ? [] : [{ page, count: { table }, text: { one: '', many: '' }, show: [] }]
}

function isActive(): boolean {
  return document.visibilityState === 'visible' && getConnection().get() !== 'offline'
}

function onActiveChange(listener: () => void): () => void {
  const stopConnection = getConnection().subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    stopConnection()
  }
}

function describe(offer: Offer, counter: CounterData, n: number): Count | null {
  const { page, show, text, work } = counter
  const path = targetPath(offer, { page })
  const to = targetPath(offer, counter)
  const words = n === 0 ? text.none : n === 1 ? text.one : text.many
  if (path === null || to === null || words === undefined) return null
  return { show, path, to, n, text: words.replace('{n}', work === undefined ? formatCount(n) : formatWork(n)) }
}
