import type { PageId } from '@loja/platform'
import { Link, type LinkProps } from 'react-router'
import { RowLink, useIsInRow } from './RowLinks'
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
export function PageLink({ page, below = '', search = '', children, ...link }: Props) {
  const path = usePagePath(page)
  const isInRow = useIsInRow()
  if (path === null) return children
  const to = `${path}${below}${search}`
  return isInRow ? (
    <RowLink to={to} className={link.className}>
      {children}
    </RowLink>
  ) : (
    <Link {...link} to={to}>
      {children}
    </Link>
  )
}
