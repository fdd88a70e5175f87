import type { LinkRow, LinkSource } from '@loja/platform'
import styles from './ContributedLinks.module.css'
import { PlaceLink } from './PlaceLink'
import { targetPath } from './target-path'
import { useOffer } from './use-offer'

interface Props<From extends LinkSource> {
  from: From
  row: LinkRow<From>
  /** A field that is read later: its links are last, so that they move no others. */
  late?: keyof LinkRow<From> & string
  of?: string
  className?: string | undefined
}

export function ContributedLinks<From extends LinkSource>({ from, row, late, of, className = '' }: Props<From>) {
  const offer = useOffer()
  const isLate = ({ search = '' }: { search?: string }) => search.includes(`{${late}}`)
  const links = offer.links.toSorted((a, b) => Number(isLate(a)) - Number(isLate(b)))
  const shown = links.flatMap((link) => {
    const to = link.from === from ? targetPath(offer, link, row) : null
    return to === null ? [] : [{ to, label: link.label }]
  })
  if (shown.length === 0) return null
  return (
    <span className={`${styles.links} ${className}`}>
      {shown.map(({ to, label }) => (
        <PlaceLink key={`${to} ${label}`} to={to} {...(of && { 'aria-label': `${label}: ${of}` })}>
          {label}
        </PlaceLink>
      ))}
    </span>
  )
}
