import { feedbackKeys, listFeedbackProducts } from '@loja/data'
import { useSettled } from '@loja/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from './messages'

/** Products to filter by, searched by the database, and what the chosen one is called. Asked for when they are looked at. */
export function useFeedbackProducts(chosen: string | null) {
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const settled = useSettled(search.trim())
  const { data, isFetching } = useQuery({
    queryKey: feedbackKeys.products(settled, chosen),
    queryFn: ({ signal }) => listFeedbackProducts(settled, chosen, signal),
    enabled: isOpen || chosen !== null,
    placeholderData: keepPreviousData,
    meta: { errorText: messages.productsFailed },
  })
  const nameOf = (id: string) => data?.find((product) => product.id === id)?.name
  return { products: data ?? [], nameOf, search, setSearch, setIsOpen, isFetching: isOpen && isFetching }
}
