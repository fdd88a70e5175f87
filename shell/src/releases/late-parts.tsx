/** In a chunk of its own, which is loaded when the page can be used. */
import { useEffect } from 'react'
import { Counters } from '../counters/Counters'
import { News } from '../news/News'
import { lateNotices } from '../notices/notices'
import { useTrackingStatePoll } from '../tracking-badge/use-tracking-state-poll'

export { followMenu } from './follow-menu'

export function LateParts() {
  useTrackingStatePoll()
  // A lost network is reported too.
  useEffect(lateNotices.load, [])
  return (
    <>
      <Counters />
      <News />
    </>
  )
}
