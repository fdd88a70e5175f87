import looks from '@loja/ui/looks.module.css'
import { Alert, type AlertProps, Button } from 'antd'
import { messages } from '../messages'
import { useReleases } from '../page-context'
import { useRestore } from '../use-restore'
import { noticesMessages } from './notices-messages'

export function PinnedNotice() {
  const { overrides } = useReleases().page
  const restore = useRestore()
  const pinned = Object.entries(overrides.current()).map(([name, version]) => `${name}@${version}`)
  const refused = overrides.refused()
  return (
    <>
      {refused.length > 0 && <Notice type="error" role="alert" title={noticesMessages.notPinned(refused.join(', '))} />}
      {pinned.length > 0 && (
        <Notice
          type="warning"
          role="status"
          title={noticesMessages.pinned(pinned.join(', '))}
          action={<Button onClick={restore}>{messages.restore}</Button>}
        />
      )}
    </>
  )
}

const Notice = (props: AlertProps) => (
  <Alert className={`${looks.screenOnly} ${looks.anywhere} ${looks.after16}`} showIcon {...props} />
)
