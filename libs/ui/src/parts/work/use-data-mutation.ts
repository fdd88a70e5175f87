import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

/** `useMutation` that ignores `mutate` while an earlier call is in flight. `mutateAsync` is not guarded. */
export function useDataMutation<Answer, Variables = void>(options: UseMutationOptions<Answer, Error, Variables>) {
  const isInFlight = useRef(false)
  const [source] = useState(() => ({}))
  const mutation = useMutation<Answer, Error, Variables>({
    ...options,
    meta: { ...options.meta, source },
    onSettled: (...args) => {
      isInFlight.current = false
      return options.onSettled?.(...args)
    },
  })
  const start = mutation.mutate
  const mutate = useCallback<typeof start>(
    (...args) => {
      if (isInFlight.current) return
      isInFlight.current = true
      start(...args)
    },
    [start],
  )
  return { ...mutation, mutate }
}
