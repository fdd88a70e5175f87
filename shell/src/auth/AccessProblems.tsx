import { CloudOutlined, LockOutlined } from '@ant-design/icons'
import { PageNotice, words } from '@loja/ui/parts'
import { Button } from 'antd'
import { useStore } from 'jotai'
import { useTitle } from '../page/use-title'
import { retryAccess } from './session'
import { messages } from './session-messages'
import { useSignOut } from './use-sign-out'

export function AccessDenied({ email }: { email: string }) {
  useTitle(messages.deniedTitle)
  return (
    <main>
      <PageNotice
        icon={<LockOutlined />}
        title={messages.deniedTitle}
        text={messages.deniedText(email)}
        actions={<SignOutButton primary />}
      />
    </main>
  )
}

export function AccessUnavailable() {
  useTitle(messages.accessUnavailableTitle)
  const store = useStore()
  return (
    <main>
      <PageNotice
        icon={<CloudOutlined />}
        title={messages.accessUnavailableTitle}
        text={messages.accessUnavailableText}
        actions={
          <>
            <Button type="primary" onClick={() => void retryAccess(store)}>
              {words.retry}
            </Button>
            <SignOutButton />
          </>
        }
      />
    </main>
  )
}

function SignOutButton({ primary = false }: { primary?: boolean }) {
  const { signOut, busy } = useSignOut()
  return (
    <Button type={primary ? 'primary' : 'default'} loading={busy} onClick={() => void signOut()}>
      {messages.signOut}
    </Button>
  )
}
