import { Link, type LinkProps } from 'react-router'
import { RowLink, useIsInRow } from './RowLinks'

/** A link for rows and other places. */
export function PlaceLink({ to, ...link }: LinkProps & { to: string }) {
  if (!useIsInRow()) return <Link {...link} to={to} />
  const { className, children, 'aria-label': label } = link
  return <RowLink to={to} className={className} {...(label && { label })} children={children} />
}
