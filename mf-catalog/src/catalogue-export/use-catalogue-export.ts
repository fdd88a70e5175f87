import { dataMutation } from '@loja/data/client'
import type { CatalogueChannel } from '@loja/domain/products'
import { getPlatformConfig } from '@loja/platform'
import { declareDialog, openDialog } from '@loja/ui/dialogs'
import { useExport } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import type { CatalogueRequest } from './catalogue-row'
import type { CatalogueOutcome } from './export-catalogue'
import { messages } from './messages'
import type { CatalogueProgress } from './prepare-catalogue'

const checkDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./CatalogueCheckDialog')).CatalogueCheckDialog,
})

const mutationOf = (channel: CatalogueChannel) =>
  dataMutation({
    mutationFn: async (run: WorkRun<CatalogueRequest, CatalogueProgress>) => {
      const { exportCatalogue } = await import('./export-catalogue')
      return exportCatalogue(run)
    },
    successText: (_, outcome) => (outcome?.delivered ? messages.done(outcome.catalogue.findings.products) : ''),
    errorText: messages.failed[channel],
  })

const MUTATIONS = { facebook: mutationOf('facebook'), google: mutationOf('google') }

export function useCatalogueExport(channel: CatalogueChannel) {
  const work = useExport({
    mutation: MUTATIONS[channel],
    title: messages.title,
    things: messages.things,
    onDone: ({ catalogue, delivered }: CatalogueOutcome) => {
      if (!delivered) openDialog(checkDialog, { catalogue })
    },
  })
  const start = () => {
    const { storefrontOrigin, storeName } = getPlatformConfig()
    work.start({ channel, shopOrigin: storefrontOrigin || window.location.origin, storeName, now: Date.now() })
  }
  return { ...work, channel, start }
}
