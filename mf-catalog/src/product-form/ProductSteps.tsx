import { productListParams } from '@loja/domain/products'
import { ListSteps, searchOfPage, useListNeighbours } from '@loja/ui/lists'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { productPage } from '../catalog-queries'
import { productPath } from '../product-path'
import { type FormState, readFormState } from './form-state'
import { messages } from './messages'
import { productQuery } from './queries'

export function ProductSteps({ id }: { id: string }) {
  const { listSearch, stepped } = readFormState(useLocation().state)
  return listSearch === null ? null : <Steps id={id} listSearch={listSearch} stepped={stepped} />
}

function Steps({ id, listSearch, stepped }: { id: string; listSearch: string; stepped: FormState['stepped'] }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const params = productListParams.parse(new URLSearchParams(listSearch))
  const neighbours = useListNeighbours({
    id,
    page: params.page,
    pageSize: params.pageSize,
    read: (page) => productPage({ ...params, page }),
    errorText: messages.listFailed,
  })
  return (
    <ListSteps
      neighbours={neighbours}
      texts={messages.steps}
      stepped={stepped}
      prefetch={(neighbour) => void queryClient.prefetchQuery(productQuery(neighbour))}
      onGo={({ id: to, page }, step) => {
        const state: FormState = { listSearch: searchOfPage(listSearch, page), stepped: step }
        void navigate(productPath(to), { replace: true, state })
      }}
    />
  )
}
