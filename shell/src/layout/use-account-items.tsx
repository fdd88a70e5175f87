import { BellOutlined, HistoryOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import type { MenuItem } from '@loja/ui/late'
import { useOffer } from '@loja/ui/parts'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { newsDialog } from '../news/news-dialog'
import { messages as themeMessages } from '../theme/messages'
import { THEME_CHOICES, themeIcons } from '../theme/theme-icons'
import { useThemeChoice } from '../theme/use-theme'

export function useAccountItems(onNavigate: (() => void) | undefined): MenuItem[] {
  const access = useAtomValue(accessAtom)
  const { history } = useOffer().pages
  const news = useSyncExternalStore(newsDialog.subscribe, newsDialog.get)
  const [, choose] = useThemeChoice()
  const navigate = useNavigate()
  const items: MenuItem[] = THEME_CHOICES.map((key) => ({
    key,
    icon: themeIcons[key],
    label: `${themeMessages.theme}: ${themeMessages.choices[key].toLowerCase()}`,
    onClick: () => choose(key),
  }))
  if (news && access.status === 'granted') {
    const { userId } = access
    items.unshift({
      key: 'news',
      icon: <BellOutlined aria-hidden />,
      label: news.title,
      onClick: () => news.open(userId),
    })
  }
  if (history) {
    const open = () => {
      onNavigate?.()
      void navigate(history.path)
    }
    items.unshift({ key: 'history', icon: <HistoryOutlined aria-hidden />, label: history.label, onClick: open })
  }
  return items
}
