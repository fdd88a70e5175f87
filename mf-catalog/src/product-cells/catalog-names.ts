import type { NamedChoice } from '@loja/data/products'
import { createContext } from 'react'

export interface CatalogNames {
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
  brandNames: ReadonlyMap<string, string>
}

/** Provided once above the list, so that rows do not query. */
export const CatalogNamesContext = createContext<CatalogNames>({ categories: [], brands: [], brandNames: new Map() })
