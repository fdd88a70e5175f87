import { Button, Result } from 'antd'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { messages } from './messages'

/** The last boundary: an error of the shell itself. */
export function ShellErrorPage() {
  const error = useRouteError()
  useEffect(
    function log() {
      console.error('[shell] render', error)
    },
    [error],
  )
  return (
    <Result
      status="error"
      title={messages.shellCrashedTitle}
      subTitle={messages.shellCrashedText}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  )
}
