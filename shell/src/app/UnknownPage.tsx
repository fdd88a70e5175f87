import { NotFound } from '@loja/ui'
import { messages } from './messages'
import { useTitle } from './use-title'

/** An address outside the admin that nothing renders. */
export function UnknownPage() {
  useTitle(messages.unknownPage)
  return (
    <main>
      <NotFound />
    </main>
  )
}
