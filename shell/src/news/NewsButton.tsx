import { BellOutlined } from '@ant-design/icons'
import { declareDialog, openDialog, prefetchDialog } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'

const newsDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./NewsDialog')).NewsDialog,
})

/** NEW-02 */
export function NewsButton({ userId }: { userId: string }) {
  return (
    <Button
      type="text"
      icon={<BellOutlined aria-hidden />}
      aria-label={messages.title}
      title={messages.title}
      {...prefetchDialog(newsDialog)}
      onClick={() => openDialog(newsDialog, { userId })}
    />
  )
}
