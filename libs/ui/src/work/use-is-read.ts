import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenRead } from './when-read'

/** Whether the page has been read and rendered, for code that is loaded afterwards. @param isSettled its code is there */
export function useIsRead(isSettled = true): boolean {
  const queryClient = useQueryClient()
  const [isRead, setIsRead] = useState(false)
  useEffect(
    function waitUntilRead() {
      if (!isSettled) return
      return whenRead(queryClient, () => {
        setIsRead(true)
        return () => undefined
      })
    },
    [queryClient, isSettled],
  )
  return isRead
}
