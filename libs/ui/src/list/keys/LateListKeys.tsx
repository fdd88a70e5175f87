import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, memo, useEffect, useState } from 'react'
import { useLoaded } from '../../lazy/use-loaded'
import { whenRead } from '../live/when-read'
import type { ListKeys } from './ListKeys'

const loadKeys = async () => (await import('./ListKeys')).ListKeys

/** Loaded after the rows. */
export const LateListKeys = memo(function LateListKeys(props: ComponentProps<typeof ListKeys>) {
  const queryClient = useQueryClient()
  const [isRead, setIsRead] = useState(false)
  useEffect(
    function loadAfterRows() {
      return whenRead(queryClient, () => {
        setIsRead(true)
        return () => undefined
      })
    },
    [queryClient],
  )
  const { part: Keys } = useLoaded({ name: 'list-keys', load: loadKeys, wanted: isRead })
  return Keys && <Keys {...props} />
})
