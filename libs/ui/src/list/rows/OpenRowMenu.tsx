import { Dropdown, type MenuProps } from 'antd'
import { type ComponentProps, useRef, useState } from 'react'
import { RowButton } from '../../plain/RowButton'
import type { RowMenuItem } from './row-menu-item'

interface Props {
  button: ComponentProps<typeof RowButton>
  items: readonly RowMenuItem[]
}

/** Replaces a button that was pressed: open and focused. */
export function OpenRowMenu({ button, items }: Props) {
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLButtonElement>(null)
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const item = items.find((one) => one.key === key)
    const link = domEvent.currentTarget.querySelector('a')
    const isKey = domEvent.type === 'keydown'
    // The same key would press the focused button.
    if (isKey) domEvent.preventDefault()
    // antd does not follow a link whose item is chosen by key.
    if (link && isKey) return link.click()
    // Before the item opens a dialog, which returns the focus here.
    place.current?.focus()
    item?.onClick?.()
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{ items: items.map(menuItem), onClick }}
      open={open}
      onOpenChange={setOpen}
    >
      <RowButton ref={place} autoFocus {...button} />
    </Dropdown>
  )
}

function menuItem({ key, label, icon, danger = false, href }: RowMenuItem) {
  const text = href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : (
    label
  )
  return { key, icon, danger, label: text }
}
