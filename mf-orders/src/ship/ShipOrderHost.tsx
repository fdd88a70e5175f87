import { LazyDialog } from '@loja/ui'
import { createContext, type ReactNode, use, useState } from 'react'
import { messages } from './open-messages'

const ShipOrder = createContext<(id: string) => void>(() => undefined)

const loadDialog = async () => (await import('./ShipOrderDialog')).ShipOrderDialog

/** Opens the panel for an order, from anywhere in the page: a row may leave the list when its order is sent. */
export function useShipOrder(): (id: string) => void {
  return use(ShipOrder)
}

export function ShipOrderHost({ children }: { children: ReactNode }) {
  const [id, setId] = useState<string>()
  return (
    <ShipOrder value={setId}>
      {children}
      {id && (
        <LazyDialog
          name="ship-order"
          title={messages.ship}
          load={loadDialog}
          props={{ id, onClose: () => setId(undefined) }}
        />
      )}
    </ShipOrder>
  )
}
