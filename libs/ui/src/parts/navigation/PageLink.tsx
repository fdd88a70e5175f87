import type { PageId, PageTarget } from '@loja/platform'
import type { LinkProps } from 'react-router'
import { PlaceLink } from './PlaceLink'
import { usePagePath } from './use-page-path'

export interface PageAddress extends PageTarget {
  page: PageId
}

interface Props extends PageAddress, Omit<LinkProps, 'to'> {}

export function PageLink({ page, below = '', search = '', hash = '', ...link }: Props) {
  const path = usePagePath(page)
  return path === null ? link.children : <PlaceLink {...link} to={`${path}${below}${search}${hash}`} />
}
