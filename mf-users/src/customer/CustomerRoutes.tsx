import { isUuid } from '@loja/domain/format'
import { NotFound } from '@loja/ui/parts'
import { Route, Routes, useParams } from 'react-router'
import { CustomerPage } from './CustomerPage'

/** The page is reached by the id of an account or of an order: no address names a person. */
export function CustomerRoutes() {
  return (
    <Routes>
      <Route path="user/:id" element={<CustomerOf kind="user" />} />
      <Route path="order/:id" element={<CustomerOf kind="order" />} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

function CustomerOf({ kind }: { kind: 'user' | 'order' }) {
  const { id = '' } = useParams()
  if (!isUuid(id)) return <NotFound />
  return <CustomerPage key={id} who={kind === 'user' ? { user: id } : { order: id }} />
}
