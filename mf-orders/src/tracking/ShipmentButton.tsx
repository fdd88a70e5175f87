import { Button } from 'antd'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { shipmentButtonId, shipmentPath } from './shipment-path'

const OpenShipment = createContext<(id: string) => void>(() => undefined)

/** Lets the buttons inside open a shipment's dialog over the list, which keeps its search, filters and page. */
export function ShipmentOpener({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  })
  const open = useCallback((id: string) => {
    const { search } = window.location
    void latest.current({ pathname: shipmentPath(id), search }, { state: { fromList: true } })
  }, [])
  return <OpenShipment value={open}>{children}</OpenShipment>
}

interface Props {
  id: string
  label: string
  icon: ReactNode
  children: ReactNode
}

export function ShipmentButton({ id, label, icon, children }: Props) {
  const open = use(OpenShipment)
  return (
    <Button type="text" id={shipmentButtonId(id)} icon={icon} aria-label={label} onClick={() => open(id)}>
      {children}
    </Button>
  )
}
