import { dataQuery } from '@loja/data/client'
import { MAX_LIST_LINES, type Supplier } from '@loja/data/suppliers'
import { type ImportSource, useImportList } from '@loja/product-import/page'
import type { SupplierReading } from '@loja/product-import/supplier-lines'
import { useDataMutation } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useCategoryRules } from '../suppliers/queries'
import { type Answer, EMPTY_DRAFT, type ListDraft, listAtoms, NO_DECISIONS } from './list-draft'
import { matchList } from './match-list'
import { messages } from './messages'
import { readingSave, remembering } from './queries'
import { codeOf, type ReviewRow, reviewList } from './review'
import { useSentList } from './sent-list'
import { storedReading, withMapping } from './supplier-reading'

export function useSupplierList(supplier: Supplier, userId: string) {
  const { listAtom, draftAtom } = listAtoms(supplier.id)
  const [draft, setDraft] = useAtom(draftAtom)
  const { sent, keep } = useSentList(supplier.id, userId)
  // Each is sent, unlike those of a pressed button, and one after the other. Failures are reported by their mutation.
  const { mutateAsync: saveReading } = useDataMutation({ ...readingSave, scope: { id: 'supplier-reading' } })
  const { mutateAsync: remember } = useDataMutation({ ...remembering, scope: { id: 'supplier-items' } })
  const [done, setDone] = useState(0)
  const reading = draft.reading ?? storedReading(supplier.reading)
  const change = (part: Partial<ListDraft>) => setDraft((current) => ({ ...current, ...part }))
  const forget = () => {
    change(NO_DECISIONS)
    keep(null)
  }
  const setReading = (next: SupplierReading) => {
    change({ reading: next })
    saveReading({ supplier, reading: next }).catch(() => undefined)
  }
  const list = useImportList({
    listAtom,
    remembered: () => reading.mappings ?? {},
    remember: (headings, mapping) => setReading(withMapping(reading, headings, mapping)),
  })
  const held = list.state.step === 'analysed' ? list.state : null
  const reads = ['supplier-list', supplier.id, held?.analyst.number, held?.revision]
  const read = useQuery({
    queryKey: [...reads, 'lines'],
    queryFn: () => {
      if (!held) throw new Error('useSupplierList: no list is open')
      return held.analyst.call('supplierLines')
    },
    enabled: held !== null && !held.busy,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { errorText: messages.readFailed },
  })
  const lines = read.data?.lines
  const isPartlyRead = held !== null && (held.summary.unreadSheets.length > 0 || held.summary.hasHiddenRows)
  const isTooLong = lines !== undefined && lines.length > MAX_LIST_LINES
  const matched = useQuery({
    ...dataQuery(
      [...reads, 'matches'],
      (signal) => matchList({ supplierId: supplier.id, lines: lines ?? [], signal, onProgress: setDone }),
      messages.matchFailed,
    ),
    enabled: lines !== undefined && !isTooLong,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const rules = useCategoryRules()
  const { answers, prices, ticked, gone } = draft
  const review = useMemo(
    () =>
      read.data && matched.data && rules.data
        ? reviewList({
            ...read.data,
            ...matched.data,
            // Their products may be in a row or sheet that was not read.
            ...(isPartlyRead && { missing: [] }),
            reading,
            draft: { answers, prices, ticked, gone },
            supplierRule: supplier.priceRule,
            categoryRules: Object.fromEntries(rules.data.map(({ categoryId, rule }) => [categoryId, rule])),
            now: matched.dataUpdatedAt,
          })
        : null,
    [
      read.data,
      matched.data,
      matched.dataUpdatedAt,
      rules.data,
      isPartlyRead,
      reading,
      answers,
      prices,
      ticked,
      gone,
      supplier.priceRule,
    ],
  )
  return {
    list: {
      ...list,
      choose(...chosen: Parameters<typeof list.choose>) {
        // Other columns or another sheet give other lines. Answers are remembered by text.
        forget()
        return list.choose(...chosen)
      },
    },
    held,
    draft,
    sent,
    keep,
    reading,
    read,
    matched,
    rules,
    review,
    isTooLong,
    progress: { done, total: lines?.length ?? 0 },
    change,
    setReading,
    analyse(source: ImportSource) {
      forget()
      const sheet = reading.sheet === undefined ? {} : { sheet: reading.sheet }
      list.analyse(source, { defaults: { categoryId: null, stock: 0 }, isSupplierList: true, ...sheet })
    },
    drop() {
      list.drop()
      forget()
    },
    startAgain() {
      list.drop()
      setDraft(EMPTY_DRAFT)
      keep(null)
    },
    answer(given: readonly LineAnswer[]) {
      // All lines of a product share the answer: a list may repeat it.
      const byKey = new Map(given.map(({ row, answer }) => [row.identity.key, answer]))
      const answered = Object.fromEntries(
        (review?.rows ?? []).flatMap(({ line, identity }) => {
          const answer = byKey.get(identity.key)
          return answer ? [[line.line, answer]] : []
        }),
      )
      setDraft((current) => ({ ...current, answers: { ...current.answers, ...answered } }))
      const meanings = given.flatMap(({ row: { line, identity }, answer }) =>
        answer.kind === 'new' || identity.meaning === 'nothing'
          ? []
          : [{ text: line.text, code: codeOf(line), product: answer.kind === 'product' ? answer.product : null }],
      )
      if (meanings.length > 0) remember({ supplierId: supplier.id, answers: meanings }).catch(() => undefined)
    },
    setPrice: (line: number, price: number | null | string) =>
      setDraft((current) => ({ ...current, prices: { ...current.prices, [line]: price } })),
    tick: (chosen: readonly number[], on: boolean) =>
      setDraft((current) => ({
        ...current,
        ticked: { ...current.ticked, ...Object.fromEntries(chosen.map((line) => [line, on])) },
      })),
    setGone: (ids: readonly string[], action: ListDraft['gone'][string]) =>
      setDraft((current) => ({
        ...current,
        gone: { ...current.gone, ...Object.fromEntries(ids.map((id) => [id, action])) },
      })),
  }
}

interface LineAnswer {
  row: ReviewRow
  answer: Answer
}

export type SupplierList = ReturnType<typeof useSupplierList>
