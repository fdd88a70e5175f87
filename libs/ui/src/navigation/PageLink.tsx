import type { PageId } from '@loja/platform'
import type { LinkProps } from 'react-router'
import { PlaceLink } from './PlaceLink'
import { usePagePath } from './use-page-path'

export interface PageTarget {
  page: PageId
  /** E.g. `/42`. */
  below?: string
  /** E.g. `?busca=42`. */
  search?: string
}

interface Props extends PageTarget, Omit<LinkProps, 'to'> {}

/** Link to a page of any module; its text without a link if no module offers the page. */
export function PageLink({ page, below = '', search = '', ...link }: Props) {
  const path = usePagePath(page)
  return path === null ? link.children : <PlaceLink {...link} to={`${path}${below}${search}`} />
}
