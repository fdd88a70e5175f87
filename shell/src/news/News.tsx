import { FOLLOWED_TABLES, followNewRows } from '@loja/data/client'
import { formatCount } from '@loja/domain/format'
import { accessAtom, type CounterData } from '@loja/platform'
import { declareDialog, openDialog } from '@loja/ui/dialogs'
import { afterRows } from '@loja/ui/late'
import { targetPath, useOffer } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followNews } from './follow-news'
import { messages } from './messages'
import { newsStorage, readNewsChoice } from './news-choice'
import { newsDialog } from './news-dialog'
import { showNewsInTitle } from './news-title'
import { playChime } from './play-chime'
import { showNotification } from './system-notification'

const dialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./NewsDialog')).NewsDialog,
})
const entry = { title: messages.title, open: (userId: string) => openDialog(dialog, { userId }) }

interface FollowedNews {
  table: (typeof FOLLOWED_TABLES)[number]
  text: NonNullable<CounterData['news']>
  label: string
  path: string
}

/** Announces new rows of the counters of the offer (NEW-01). */
export function News() {
  const offer = useOffer()
  const access = useAtomValue(accessAtom)
  const hasNews = offer.counters.some(({ news }) => news)
  useEffect(
    function offerDialog() {
      newsDialog.set(hasNews ? entry : null)
      return () => newsDialog.set(null)
    },
    [hasNews],
  )
  if (access.status !== 'granted') return null
  return offer.counters.map((counter) => {
    const { page, news, count } = counter
    const table = FOLLOWED_TABLES.find((one) => one === count.table)
    const path = targetPath(offer, { page })
    const label = offer.pages[page]?.label
    if (!news || !table || path === null || label === undefined) return null
    return <PageNews key={`${table} ${page}`} userId={access.userId} news={{ table, text: news, label, path }} />
  })
}

function PageNews({ userId, news: { table, text, label, path } }: { userId: string; news: FollowedNews }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [news, setNews] = useState<ReturnType<typeof followNews> | null>(null)
  const isVisible = useIsVisible()
  const isOnPage = pathname === path || pathname.startsWith(`${path}/`)
  const { one, many } = text

  useEffect(
    function follow() {
      const followed = followNews({
        name: `loja-news:${userId}:${table}`,
        follow: (onNew) => afterRows(queryClient, () => followNewRows(table, onNew)),
        onCount: (n) => showNewsInTitle(label, n),
        announce: (n) => {
          const choice = readNewsChoice(newsStorage, userId)
          if (choice.includes('sound')) void playChime()
          const words = n === 1 ? one : many.replace('{n}', formatCount(n))
          if (choice.includes('notification')) showNotification(words, table, () => void navigate(path))
        },
      })
      setNews(followed)
      return () => {
        setNews(null)
        followed.stop()
        showNewsInTitle(label, 0)
      }
    },
    [queryClient, navigate, userId, table, label, path, one, many],
  )
  useEffect(
    function displayNews() {
      return isOnPage && isVisible ? news?.display() : undefined
    },
    [news, isOnPage, isVisible],
  )
  return null
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible')
  useEffect(function followVisibility() {
    const read = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isVisible
}
