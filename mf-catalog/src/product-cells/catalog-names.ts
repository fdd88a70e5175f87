import type { NamedChoice } from '@loja/data'
import { createContext } from 'react'

/** Names that the rows of a list show by id, and the categories to choose from. */
export interface CatalogNames {
  /** The active ones, in the order of the shop. */
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
  brandNames: ReadonlyMap<string, string>
}

/** Given once above the list, so that not every row asks for itself. */
export const CatalogNamesContext = createContext<CatalogNames>({ categories: [], brands: [], brandNames: new Map() })
