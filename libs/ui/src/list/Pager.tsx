import { memo, useEffect, useState } from 'react'
import { useLoaded } from '../lazy/use-loaded'
import { messages as texts } from '../messages'
import { LoadFailure } from '../notice/LoadFailure'
import { whenIdle } from '../work/when-idle'
import { messages } from './messages'
import styles from './Pager.module.css'
import type { PagerProps } from './pager-props'

const loadPager = async () => (await import('./AntdPager')).AntdPager

/** Below the rows, so its code is loaded after them. */
export const Pager = memo(function Pager(props: PagerProps) {
  const { pageSize, total, sizes } = props
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const { part: AntdPager, isError, isFetching, retry } = useLoaded({ name: 'pager', load: loadPager, wanted: isIdle })
  if (total <= Math.min(pageSize, sizes?.options[0] ?? pageSize)) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {AntdPager && <AntdPager {...props} />}
      {isError && <LoadFailure text={texts.partFailed} busy={isFetching} onRetry={retry} />}
    </nav>
  )
})
