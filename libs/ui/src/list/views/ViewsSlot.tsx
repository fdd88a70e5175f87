import { Button } from 'antd'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { useLoaded } from '../../lazy/use-loaded'
import { words } from '../../words'
import { useIsRead } from '../../work/use-is-read'
import type { ViewsBar } from './ViewsBar'

const load = async () => (await import('./ViewsBar')).ViewsBar as typeof ViewsBar

type Props<P extends { page: number }> = ComponentProps<typeof ViewsBar<P>> & { isRead: boolean }

/** The views and columns of a list, loaded after its rows. @param isRead the rows have arrived */
export const ViewsSlot = memo(function ViewsSlot<P extends { page: number }>({ isRead, ...bar }: Props<P>) {
  const {
    part: Loaded,
    isError,
    isFetching,
    retry,
  } = useLoaded({ name: 'list-views', load, wanted: useIsRead(isRead) })
  if (Loaded) return <Loaded {...bar} />
  return (
    isError && (
      <Button size="small" loading={isFetching} onClick={retry}>
        {words.retry}
      </Button>
    )
  )
  // `memo` drops type parameters.
}) as <P extends { page: number }>(props: Props<P>) => ReactNode
