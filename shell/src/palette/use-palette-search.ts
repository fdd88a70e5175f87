import { dataQuery } from '@loja/data/client'
import { PALETTE_SEARCH_START, paletteKeys, searchPalette } from '@loja/data/palette'
import { useOffer } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { resultGroups } from './search-results'

const PAUSE_MS = 150

/** Rows for the current text, never those of an earlier one, whose request is aborted. */
export function usePaletteSearch(query: string) {
  const offer = useOffer()
  const wanted = query.trim()
  const [asked, setAsked] = useState('')
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setAsked(wanted), PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [wanted],
  )
  const isWanted = wanted.length >= PALETTE_SEARCH_START && offer.searches.length > 0
  const isAsked = isWanted && asked === wanted
  const { data, isError, isFetching, refetch } = useQuery({
    ...dataQuery(paletteKeys.search(asked), (signal) => searchPalette(asked, signal)),
    enabled: isAsked,
  })
  const isFound = isAsked && data !== undefined
  return {
    groups: isFound ? resultGroups(offer, data) : [],
    isSearching: isWanted && !isFound && !(isAsked && isError),
    isFailed: isAsked && !isFound && isError,
    isFetching,
    retry: () => void refetch(),
  }
}
