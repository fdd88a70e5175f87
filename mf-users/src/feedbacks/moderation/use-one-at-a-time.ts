import { useRef } from 'react'

/** Begins nothing while something is under way: a second press may come before the first is drawn. */
export function useOneAtATime() {
  const isUnderWay = useRef(false)
  return (begin: (onSettled: () => void) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    begin(() => {
      isUnderWay.current = false
    })
  }
}
