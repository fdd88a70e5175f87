import { WarningOutlined } from '@ant-design/icons'
import { PageNotice } from '@loja/ui/parts'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { messages } from './messages'

export function ShellErrorPage() {
  const error = useRouteError()
  useEffect(
    function log() {
      console.error('[shell] render', error)
    },
    [error],
  )
  return (
    <main>
      <PageNotice
        icon={<WarningOutlined />}
        title={messages.shellCrashedTitle}
        text={messages.shellCrashedText}
        actions={
          <Button type="primary" onClick={() => location.reload()}>
            {messages.reload}
          </Button>
        }
      />
    </main>
  )
}
