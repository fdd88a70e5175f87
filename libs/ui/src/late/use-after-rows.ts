import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { afterRows, holdQueue } from './after-rows'

export function useAfterRows(wanted = true): boolean {
  const queryClient = useQueryClient()
  const [isTurn, setIsTurn] = useState(false)
  useEffect(
    function waitForTurn() {
      return wanted ? afterRows(queryClient, () => setIsTurn(true)) : undefined
    },
    [queryClient, wanted],
  )
  return isTurn
}

/** The code of the page is being loaded: nothing that comes after the rows begins. */
export function useArrivingRoute(isArriving: boolean): void {
  useLayoutEffect(
    function holdWhileArriving() {
      return isArriving ? holdQueue() : undefined
    },
    [isArriving],
  )
}
