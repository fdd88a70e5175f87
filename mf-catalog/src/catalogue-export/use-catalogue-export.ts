import { dataMutation } from '@loja/data'
import { getPlatformConfig } from '@loja/platform'
import { useExport, type WorkRun } from '@loja/ui'
import { useState } from 'react'
import type { CatalogueFacts } from './catalogue-columns'
import type { CatalogueOutcome } from './export-catalogue'
import { messages } from './messages'
import type { CatalogueProgress } from './prepare-catalogue'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<CatalogueFacts, CatalogueProgress>) => {
    // Loaded on demand: few visits export.
    const { exportCatalogue } = await import('./export-catalogue')
    return exportCatalogue(run)
  },
  successText: (_, outcome) => (outcome?.delivered ? messages.done(outcome.catalogue.findings.products) : ''),
  errorText: messages.failed,
})

export function useCatalogueExport() {
  const [asked, setAsked] = useState<CatalogueOutcome['catalogue'] | null>(null)
  const work = useExport({
    mutation,
    title: messages.title,
    things: messages.things,
    onDone: ({ catalogue, delivered }) => setAsked(delivered ? null : catalogue),
  })
  const start = () => {
    const { storefrontOrigin, storeName } = getPlatformConfig()
    work.start({ shopOrigin: storefrontOrigin || window.location.origin, storeName })
  }
  return { ...work, start, asked, close: () => setAsked(null) }
}
