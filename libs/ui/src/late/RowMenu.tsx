import { RowButton } from '../parts/plain/RowButton'
import { Menu } from './Menu'
import type { MenuProps } from './OpenMenu'

export function RowMenu({ label, items }: Pick<MenuProps, 'items'> & { label: string }) {
  return (
    <Menu items={items} placement="bottomRight">
      <RowButton icon="more" quiet title={label} aria-label={label} aria-haspopup="menu" />
    </Menu>
  )
}
