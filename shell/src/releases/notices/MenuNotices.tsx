import looks from '@loja/ui/looks.module.css'
import { LinkButton } from '@loja/ui/parts'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sectionOf } from '../../page/section'
import { useReleases } from '../page-context'
import type { MenuChange } from '../page-menu'
import { noticesMessages } from './notices-messages'
import { QuietNotice } from './QuietNotice'

const KINDS = ['new', 'back', 'gone'] as const

const list = new Intl.ListFormat('pt-BR')

export function MenuNotices() {
  const { changes } = useReleases().menu
  const current = useSyncExternalStore(changes.subscribe, changes.get)
  const section = sectionOf(useLocation().pathname)
  useLayoutEffect(
    function omitShownPage() {
      const others = current.filter(({ page }) => page.path !== section)
      if (others.length < current.length) changes.set(others)
    },
    [changes, current, section],
  )
  const forget = (closed: readonly MenuChange[]) =>
    changes.set(changes.get().filter((change) => !closed.includes(change)))
  return KINDS.map((kind) => {
    const own = current.filter((change) => change.kind === kind)
    if (own.length === 0) return null
    const pages = own.map(({ page }) => page)
    return (
      <QuietNotice
        key={`${kind} ${pages.map(({ path }) => path).join(' ')}`}
        type={kind === 'gone' ? 'warning' : 'info'}
        text={noticesMessages.menu[kind](list.format(pages.map(({ label }) => label)), pages.length)}
        onClose={() => forget(own)}
        action={
          kind !== 'gone' && (
            <div className={looks.wrap}>
              {pages.map(({ path, label }) => (
                <LinkButton key={path} to={path}>
                  {noticesMessages.open(label)}
                </LinkButton>
              ))}
            </div>
          )
        }
      />
    )
  })
}
