import { categoryKeys, listCategories, type RejectedImportRow } from '@loja/data'
import { useNotify } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListSummary } from '../product-import/analysis/analysis-protocol'
import { listFailureOf } from '../product-import/analysis/list-failure'
import { type Analyst, planJob, startAnalyst } from '../product-import/analysis/start-analyst'
import { useImportRun } from '../product-import/run/use-import-run'
import { messages } from './messages'

interface Doubt {
  summary: ListSummary
  rejected: RejectedImportRow[]
  analyst: Analyst
}

type Step = { name: 'choosing' } | { name: 'reading' } | ({ name: 'doubt' } & Doubt)

export function useJsonImport() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const importRun = useImportRun()
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const held = useRef<Analyst>(null)
  useEffect(function dismissWhenClosed() {
    return () => held.current?.dismiss()
  }, [])

  const back = () => {
    held.current?.dismiss()
    held.current = null
    setStep({ name: 'choosing' })
  }
  const write = ({ analyst }: Doubt) => {
    // Also when the dialog is closed.
    held.current = null
    importRun.start(
      (own, onProgress) => {
        analyst.watch(onProgress)
        // The user chose the category, and brands are only words (JSON-01).
        return planJob(analyst, { ...own, names: { categories: [], brands: [] }, updates: [] })
      },
      () => {
        analyst.dismiss()
        setStep({ name: 'choosing' })
      },
    )
  }
  const read = async (file: File, categoryId: string) => {
    setStep({ name: 'reading' })
    const analyst = startAnalyst()
    held.current = analyst
    try {
      const categories = await queryClient.fetchQuery({
        queryKey: categoryKeys.active,
        queryFn: ({ signal }) => listCategories(signal),
        staleTime: 0,
      })
      if (!categories.some(({ id }) => id === categoryId)) {
        notify.error(messages.noCategory)
        return back()
      }
      const summary = await analyst.call('open', { kind: 'json', file }, { defaults: { categoryId, stock: 0 } })
      const rejected = await analyst.call('rejectedRows')
      const doubt = { summary, rejected, analyst }
      if (summary.counts.ready === 0) notify.error(messages.failed)
      if (rejected.length === 0 && summary.counts.ready > 0) write(doubt)
      else setStep({ name: 'doubt', ...doubt })
    } catch (error) {
      notify.error(failureText(error))
      back()
    }
  }
  return {
    ...importRun,
    step,
    back,
    read(file: File | null, categoryId: string | null) {
      if (!file || categoryId === null) notify.error(messages.incomplete)
      else void read(file, categoryId)
    },
    importReady() {
      if (step.name === 'doubt') write(step)
    },
  }
}

function failureText(error: unknown): string {
  const { code, text } = listFailureOf(error) ?? { code: 'unknown', text: null }
  if (code === 'json-no-list') return messages.noList
  return code === 'json-syntax' && text !== null ? messages.syntax(text) : messages.failed
}
