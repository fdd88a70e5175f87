import { useSearchParams } from 'react-router'
import { ActivityPage } from './ActivityPage'
import { HistoryTabs } from './HistoryTabs'
import { tabOf } from './history-tab'
import { UndoPage } from './UndoPage'

export function HistoryPage() {
  const [search] = useSearchParams()
  const tab = tabOf(search)
  const tabs = <HistoryTabs chosen={tab} />
  return tab === 'everything' ? <ActivityPage tabs={tabs} /> : <UndoPage key={tab} tab={tab} tabs={tabs} />
}
