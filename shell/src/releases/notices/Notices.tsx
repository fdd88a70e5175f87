import { PinnedNotice } from './PinnedNotice'
import { QuietNotices } from './QuietNotices'

/** What is to be said about releases; a chunk of its own, because mostly there is nothing. */
export function Notices() {
  return (
    <>
      <PinnedNotice />
      <QuietNotices />
    </>
  )
}
