import { type FieldNotice, ReadDialog, SwitchField } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useState } from 'react'
import { messages } from './messages'
import { ANNOUNCEMENTS, type Announcement, newsStorage, readNewsChoice, storeNewsChoice } from './news-choice'
import { playChime } from './play-chime'
import { mayNotify, showNotification } from './system-notification'

/** NEW-02. Turning a switch on gives a sample of its announcement. */
export function NewsDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [choice, setChoice] = useState(() => readNewsChoice(newsStorage, userId))
  const [problem, setProblem] = useState<string | null>(null)
  const store = (next: Announcement[]) => {
    storeNewsChoice(newsStorage, userId, next)
    setChoice(next)
  }
  const change = async (announcement: Announcement, on: boolean) => {
    const others = choice.filter((one) => one !== announcement)
    if (!on) return store(others)
    if (announcement === 'sound') void playChime()
    else {
      const refusal = await tryNotification()
      setProblem(refusal)
      if (refusal) return
    }
    store([...others, announcement])
  }
  return (
    <ReadDialog title={messages.title} onClose={onClose}>
      <p>{messages.text}</p>
      <div className={looks.stackLarge}>
        {ANNOUNCEMENTS.map((announcement) => {
          const on = choice.includes(announcement)
          const notice: FieldNotice | null =
            announcement === 'notification' && problem ? { tone: 'error', text: problem } : null
          return (
            <SwitchField
              key={announcement}
              id={`news-${announcement}`}
              label={messages.labels[announcement]}
              help={messages.help[announcement]}
              notice={notice}
              checked={on}
              state={on ? messages.on : messages.off}
              onChange={(checked) => void change(announcement, checked)}
            />
          )
        })}
      </div>
    </ReadDialog>
  )
}

async function tryNotification(): Promise<string | null> {
  if (!(await mayNotify())) return 'Notification' in window ? messages.refused : messages.unsupported
  return showNotification(messages.example, 'example', () => undefined) ? null : messages.unsupported
}
