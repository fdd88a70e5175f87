import type { Notice } from '@loja/platform'
import type { ArgsProps } from 'antd/es/notification'
import useNotification from 'antd/es/notification/useNotification'
import { useEffect } from 'react'
import { setShown } from './notices'
import './notices.css'

const SECONDS = 5
/** The title of a success that names no other. */
const SUCCESS = 'Sucesso'
/** Stacked to the height of one. */
const OPTIONS = { placement: 'bottom', pauseOnHover: false, stack: { threshold: 1 } } as const
let opened = 0
const keys = new Set<string>()

/** `Erro` before `Erro ao salvar` is the same word twice. */
const isTitled = ({ title, description }: Notice) => title !== SUCCESS && !description.startsWith(title)

/** Stays while it has the pointer or the focus, and then for its time again. */
function openHeld(open: (args: ArgsProps) => void, { duration = SECONDS, ...notice }: Notice): void {
  opened += 1
  const key = notice.key ?? `${opened}`
  keys.add(key)
  const id = `notice-${key}`
  // antd restarts the time only for another duration.
  const seconds = duration + (opened % 2) / 1000
  const draw = () => {
    if (!keys.has(key)) return
    const isHeld = document.getElementById(id)?.matches(':is(:hover, :focus-within)')
    open({
      ...notice,
      key,
      className: isTitled(notice) ? '' : 'untitled',
      role: notice.type === 'error' ? 'alert' : 'status',
      // With 0 antd would close it.
      duration: isHeld ? Number.POSITIVE_INFINITY : seconds,
      onClose: () => void keys.delete(key),
      props: { id, onPointerEnter: draw, onPointerLeave: draw, onFocus: draw, onBlur: draw },
    })
  }
  draw()
}

/** An open dialog would take the focus back from a notice. */
function keepFocusInNotices(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest('.ant-notification')) event.stopPropagation()
}

export function NoticeHolder() {
  const [notification, holder] = useNotification(OPTIONS)
  useEffect(
    function showWaitingNotices() {
      const close = (key: string) => {
        keys.delete(key)
        notification.destroy(key)
      }
      setShown({ show: (notice) => openHeld(notification.open, notice), close })
      return () => setShown(null)
    },
    [notification],
  )
  useEffect(function allowFocusOverDialogs() {
    document.addEventListener('focusin', keepFocusInNotices)
    return () => document.removeEventListener('focusin', keepFocusInNotices)
  }, [])
  return holder
}
