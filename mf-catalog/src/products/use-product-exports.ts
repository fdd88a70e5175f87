import type { CatalogueChannel, ProductFilter } from '@loja/domain/products'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { messages as catalogueMessages } from '../catalogue-export/messages'
import { useCatalogueExport } from '../catalogue-export/use-catalogue-export'
import { messages as listMessages } from '../product-export/messages'
import { useProductExport } from '../product-export/use-product-export'

export function useProductExports(filter: ProductFilter) {
  const catalogues = { facebook: useCatalogueExport('facebook'), google: useCatalogueExport('google') }
  const list = useProductExport()
  const isExportingCatalogue = Object.values(catalogues).some(({ state }) => state.status === 'running')
  return {
    works: [
      { key: 'facebook', work: catalogues.facebook, ...catalogueMessages },
      { key: 'google', work: catalogues.google, ...catalogueMessages },
      { key: 'list', work: list, ...listMessages },
    ],
    isExportingCatalogue,
    exportCatalogue(channel: CatalogueChannel) {
      if (!isExportingCatalogue) catalogues[channel].start()
    },
    exportList(format: SpreadsheetFormat) {
      if (list.state.status !== 'running') list.start({ format, filter })
    },
  }
}
