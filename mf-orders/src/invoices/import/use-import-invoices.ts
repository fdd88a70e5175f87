import { dataMutation, isDataError } from '@loja/data/client'
import { attachInvoices, invoiceKeys, matchInvoices } from '@loja/data/invoices'
import { INVOICES_AT_ONCE, type InvoiceOrder } from '@loja/domain/invoices'
import { openInvoiceFiles } from '@loja/nfe'
import { useDataMutation, useNotify, yieldToPage } from '@loja/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { importMessages } from './import-messages'
import { type ImportRow, isWorthMatching, judgeRows, matchedRow, readRow, refusedRow } from './import-rows'

export type ImportWork = { name: 'idle' } | { name: 'reading'; done: number; total: number } | { name: 'matching' }

const IDLE: ImportWork = { name: 'idle' }
let lastId = 0

export function useImportInvoices() {
  const notify = useNotify()
  const [rows, setRows] = useState<ImportRow[]>([])
  const [work, setWork] = useState<ImportWork>(IDLE)
  const control = useRef<AbortController>(null)
  useEffect(function stopWhenClosed() {
    return () => control.current?.abort()
  }, [])
  const put = (changed: readonly ImportRow[]) =>
    setRows((current) => current.map((row) => changed.find(({ id }) => id === row.id) ?? row))

  const attachment = useDataMutation(
    dataMutation({
      mutationFn: (ready: readonly ImportRow[]) =>
        attachInvoices(
          ready.flatMap(({ document, order }) =>
            document && order ? [{ orderId: order.id, facts: document.facts, xml: document.xml }] : [],
          ),
          // Attached notes stay attached, even if the next request fails.
          (outcomes) => put(outcomes.flatMap((result, at) => (ready[at] ? [{ ...ready[at], result }] : []))),
        ),
      errorText: importMessages.attachFailed,
      unknownText: importMessages.attachUnknown,
      invalidates: [invoiceKeys.all],
    }),
  )

  const match = async (wanted: readonly ImportRow[], signal: AbortSignal) => {
    const worth = wanted.filter((row) => isWorthMatching(row, Date.now()))
    if (worth.length === 0) return
    setWork({ name: 'matching' })
    try {
      const matches = await matchInvoices(
        worth.flatMap(({ document }) => (document ? [{ facts: document.facts }] : [])),
        signal,
      )
      put(worth.map((row, at) => (matches[at] ? matchedRow(row, matches[at]) : row)))
    } catch (error) {
      if (!signal.aborted) notify.error(importMessages.matchFailed(error))
      if (!isDataError(error)) throw error
    }
  }
  const begin = async (task: (signal: AbortSignal) => Promise<void>) => {
    control.current?.abort()
    control.current = new AbortController()
    const { signal } = control.current
    try {
      await task(signal)
    } catch (error) {
      // E.g. a file that was moved or changed since it was chosen.
      if (!signal.aborted && !isDataError(error)) notify.error(importMessages.readFailed)
    } finally {
      if (!signal.aborted) setWork(IDLE)
    }
  }
  /** No file is read, because the user would forget the skipped ones. */
  const isTooMany = (count: number) => {
    if (count > INVOICES_AT_ONCE) notify.error(importMessages.tooMany(count), importMessages.tooManyTitle)
    return count > INVOICES_AT_ONCE
  }
  const choose = (files: readonly File[]) =>
    begin(async (signal) => {
      if (isTooMany(files.length)) return
      setWork({ name: 'reading', done: 0, total: files.length })
      const opened = await openInvoiceFiles(files, signal)
      if (isTooMany(opened.length)) return
      const read: ImportRow[] = []
      for (const file of opened) {
        lastId += 1
        read.push(
          'bytes' in file ? readRow(lastId, file.name, file.bytes) : refusedRow(lastId, file.name, file.problem),
        )
        setWork({ name: 'reading', done: read.length, total: opened.length })
        await yieldToPage()
        signal.throwIfAborted()
      }
      setRows((current) => [...current, ...read])
      await match(read, signal)
    })

  return {
    rows: judgeRows(rows, Date.now()),
    work,
    isAttaching: attachment.isPending,
    choose,
    matchAgain: () =>
      begin((signal) =>
        match(
          rows.filter((row) => row.match === null),
          signal,
        ),
      ),
    chooseOrder: (row: ImportRow, order: InvoiceOrder | null) => put([{ ...row, order, result: null }]),
    async findOrder(row: ImportRow, typedNumber: string): Promise<boolean> {
      if (!row.document) return false
      const [found] = await matchInvoices([{ facts: row.document.facts, typedNumber }])
      const order = found?.orders.find(({ isNamed, orderNumber }) => isNamed && isTyped(orderNumber, typedNumber))
      if (!found || !order) return false
      put([{ ...row, match: { ...found, orders: row.match?.orders ?? found.orders }, order, result: null }])
      return true
    },
    attach(ready: readonly ImportRow[]) {
      if (ready.length > 0) attachment.mutate(ready)
    },
  }
}

function isTyped(orderNumber: string, typed: string): boolean {
  return orderNumber.toUpperCase() === typed.toUpperCase() || orderNumber.endsWith(`-${typed.padStart(6, '0')}`)
}
