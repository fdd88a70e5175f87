import { useListNeighbours } from '@loja/ui/lists'
import { messages as listMessages } from '../orders/messages'
import { orderPage } from '../orders/queries'
import { useOrderAddress } from '../orders/use-orders-page'

export function useOrderNeighbours(id: string) {
  const { address, match } = useOrderAddress()
  const { sort, page, pageSize } = address.params
  return useListNeighbours({
    id,
    page,
    pageSize,
    read: (of) => orderPage({ ...match, sort, page: of, pageSize }),
    errorText: listMessages.loadFailed,
  })
}
