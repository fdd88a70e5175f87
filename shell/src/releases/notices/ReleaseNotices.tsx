import { OVERRIDE_PARAMETER } from '@loja/federation'
import { useLoaded } from '@loja/ui'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useReleases } from '../page-context'
import { useHasNews } from './use-has-news'

/** What is to be said about releases on every page. */
export function ReleaseNotices() {
  const { client } = useReleases().page
  const { pathname } = useLocation()
  useEffect(
    function askAtEachPage() {
      // Of a page that is being opened the registry has just been read, or is.
      if (client.known()) void client.refresh()
      return void pathname
    },
    [client, pathname],
  )
  useCleanAddress()
  const { part: Notices } = useLoaded({ name: 'release-notices', load: loadNotices, wanted: useHasNews() })
  return Notices ? <Notices /> : null
}

async function loadNotices() {
  return (await import(/* webpackChunkName: "release-notices" */ './Notices')).Notices
}

/** Takes the wish out of the address: the tab remembers it, and whoever is sent the address should not. */
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
