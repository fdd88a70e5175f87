import { dataQuery, isDataError } from '@loja/data/client'
import {
  brandKeys,
  categoryKeys,
  insertBrand,
  insertCategory,
  listActiveBrands,
  listCategories,
  type NamedChoice,
  type ProductDetails,
  similarGroupOf,
} from '@loja/data/products'
import { useDataMutation } from '@loja/ui/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

export interface Choices {
  all: readonly NamedChoice[]
  isLoading: boolean
  failed: boolean
  retry: () => void
  create: (name: string, onCreated: (made: NamedChoice) => void) => void
  creating: boolean
  nameOf: (id: string) => string | null
}

/** @param stored has the names of an inactive category or brand */
export function useCatalogChoices(stored: ProductDetails | null): { categories: Choices; brands: Choices } {
  const categories = useChoices({
    queryKey: categoryKeys.active,
    list: listCategories,
    insert: insertCategory,
    failed: (error) => (isDataError(error, 'conflict') ? messages.categoryHidden : messages.createCategoryFailed),
    kept: stored && { id: stored.product.categoryId, name: stored.categoryName },
  })
  const brands = useChoices({
    queryKey: brandKeys.active,
    list: listActiveBrands,
    insert: insertBrand,
    failed: (error) => (similarGroupOf(error) ? messages.brandHidden : messages.createBrandFailed),
    kept: stored && { id: stored.product.brandId, name: stored.brandName },
  })
  return { categories, brands }
}

interface Source {
  queryKey: readonly string[]
  list: (signal?: AbortSignal) => Promise<NamedChoice[]>
  insert: (name: string) => Promise<NamedChoice>
  failed: (error: unknown) => string
  kept: { id: string | null; name: string | null } | null
}

function useChoices({ queryKey, list, insert, failed, kept }: Source): Choices {
  const queryClient = useQueryClient()
  const { data = [], isLoading, isError, refetch } = useQuery(dataQuery(queryKey, list))
  const { mutate, isPending } = useDataMutation({
    mutationFn: insert,
    meta: { errorText: failed, invalidates: [queryKey] },
  })
  const create = (name: string, onCreated: (made: NamedChoice) => void) => {
    const show = (made: NamedChoice) => {
      queryClient.setQueryData<NamedChoice[]>(queryKey, (old = []) =>
        old.some(({ id }) => id === made.id) ? old : [...old, made],
      )
      onCreated(made)
    }
    mutate(name, { onSuccess: show })
  }
  const earlierChoice = kept?.id && kept.name ? { id: kept.id, name: kept.name } : null
  const all = earlierChoice && !data.some(({ id }) => id === earlierChoice.id) ? [...data, earlierChoice] : data
  return {
    all,
    isLoading,
    failed: isError,
    retry: () => void refetch(),
    create,
    creating: isPending,
    nameOf: (id) => all.find((choice) => choice.id === id)?.name ?? null,
  }
}
