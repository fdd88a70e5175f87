import { LocalModuleQuestion } from './LocalModuleQuestion'
import { PinnedNotice } from './PinnedNotice'
import { QuietNotices } from './QuietNotices'

/** In a chunk of its own, because mostly there is no notice. */
export function Notices() {
  return (
    <>
      <LocalModuleQuestion />
      <PinnedNotice />
      <QuietNotices />
    </>
  )
}
