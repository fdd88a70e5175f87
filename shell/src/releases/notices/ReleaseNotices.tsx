import { OVERRIDE_PARAMETER } from '@loja/federation'
import { declarePart, usePart } from '@loja/ui/late'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useReleases } from '../page-context'
import { useHasNews } from './use-has-news'

export function ReleaseNotices() {
  const { client, overrides } = useReleases().page
  const { pathname } = useLocation()
  const asked = useRef(pathname)
  useEffect(
    function askAtEachPage() {
      // The first page has just read the registry.
      if (asked.current === pathname) return
      asked.current = pathname
      if (client.known()) void client.refresh()
    },
    [client, pathname],
  )
  useCleanAddress()
  // The page waits for the answer to this question.
  const isAsked = Object.keys(overrides.asked()).length > 0
  const { code: Notices } = usePart(noticesPart, useHasNews() ? (isAsked ? 'route' : 'after-rows') : null)
  return Notices ? <Notices /> : null
}

const noticesPart = declarePart(
  async () => (await import(/* webpackChunkName: "release-notices" */ './Notices')).Notices,
)

/** Removes the parameter from the address: the tab stores it, and a shared address should not contain it. */
function useCleanAddress(): void {
  const [search, setSearch] = useSearchParams()
  const hasWish = search.has(OVERRIDE_PARAMETER)
  useEffect(
    function cleanAddress() {
      if (!hasWish) return
      setSearch(
        (current) => {
          const rest = new URLSearchParams(current)
          rest.delete(OVERRIDE_PARAMETER)
          return rest
        },
        { replace: true },
      )
    },
    [hasWish, setSearch],
  )
}
