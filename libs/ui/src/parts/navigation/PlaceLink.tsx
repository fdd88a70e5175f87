import { use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { RowNavigation } from './row-navigation'

export function PlaceLink({ to, ...link }: LinkProps & { to: string }) {
  const RowLink = use(RowNavigation)?.Link
  if (!RowLink) return <Link {...link} to={to} />
  const { className, children, 'aria-label': label } = link
  return <RowLink to={to} className={className} {...(label && { label })} children={children} />
}
