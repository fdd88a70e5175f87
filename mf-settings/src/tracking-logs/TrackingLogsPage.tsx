import { NotAvailableYet, PageHeader } from '@loja/ui'
import { messages } from './messages'

export function TrackingLogsPage() {
  return (
    <>
      <PageHeader title={messages.title} />
      <NotAvailableYet text={messages.notYet} />
    </>
  )
}
