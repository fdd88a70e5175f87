import { useOnDemand } from '../../lazy/use-on-demand'
import { RowButton } from '../../plain/RowButton'
import type { RowMenuItem } from './row-menu-item'

const loadRowMenu = async () => (await import('./OpenRowMenu')).OpenRowMenu

interface Props {
  label: string
  items: readonly RowMenuItem[]
}

/** More actions of a row, behind a `…` button. The menu is loaded on first use. */
export function RowMenu({ label, items }: Props) {
  const { part: OpenRowMenu, buttonProps } = useOnDemand('row-menu', loadRowMenu)
  const look = {
    icon: 'more',
    quiet: true,
    title: label,
    'aria-label': label,
    'aria-haspopup': 'menu',
  } as const
  return OpenRowMenu ? <OpenRowMenu button={look} items={items} /> : <RowButton {...look} {...buttonProps} />
}
