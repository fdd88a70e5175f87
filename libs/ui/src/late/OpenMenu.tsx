import { type MenuProps as AntdProps, Dropdown } from 'antd'
import { cloneElement, type ReactElement, type ReactNode, type Ref, useRef, useState } from 'react'

interface Item {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
}

/** A link opens in another tab. */
export type MenuItem = Item & ({ onClick: () => void; href?: never } | { href: string; onClick?: () => void })

interface ButtonProps {
  autoFocus?: boolean
  ref?: Ref<HTMLButtonElement>
  loading?: unknown
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
}

export interface MenuProps {
  items: readonly MenuItem[]
  chosen?: string
  placement?: 'bottomLeft' | 'bottomRight' | 'topLeft'
  children: ReactElement<ButtonProps>
}

/** Replaces a button that was pressed: open and focused. */
export function OpenMenu({ items, chosen, placement = 'bottomLeft', children }: MenuProps) {
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLButtonElement>(null)
  const onClick: AntdProps['onClick'] = ({ key, domEvent }) => {
    const item = items.find((one) => one.key === key)
    const link = domEvent.currentTarget.querySelector('a')
    const isKey = domEvent.type === 'keydown'
    if (isKey) domEvent.preventDefault()
    // antd does not follow a link whose item is chosen by key.
    if (link && isKey) return link.click()
    place.current?.focus()
    item?.onClick?.()
  }
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      // Long names keep a distance from the edges of a phone.
      styles={{ root: { maxWidth: 'calc(100vw - 32px)' } }}
      autoFocus
      menu={{ items: items.map(menuItem), onClick, ...(chosen && { selectable: true, selectedKeys: [chosen] }) }}
      open={open}
      onOpenChange={setOpen}
    >
      {cloneElement(children, { ref: place, autoFocus: true })}
    </Dropdown>
  )
}

function menuItem({ key, label, icon, danger = false, href }: MenuItem) {
  const text = href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : (
    label
  )
  return { key, icon, danger, label: text }
}
