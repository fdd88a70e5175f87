import { type ComponentProps, memo } from 'react'
import { useLoaded } from '../../lazy/use-loaded'
import { useIsRead } from '../../work/use-is-read'
import type { ListKeys } from './ListKeys'

const loadKeys = async () => (await import('./ListKeys')).ListKeys

/** Loaded after the rows. */
export const LateListKeys = memo(function LateListKeys(props: ComponentProps<typeof ListKeys>) {
  const { part: Keys } = useLoaded({ name: 'list-keys', load: loadKeys, wanted: useIsRead() })
  return Keys && <Keys {...props} />
})
