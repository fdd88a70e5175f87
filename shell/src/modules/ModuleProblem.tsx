import { DisconnectOutlined } from '@ant-design/icons'
import { LinkButton, PageNotice, words } from '@loja/ui/parts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { DASHBOARD_PATH } from '../page/shell-paths'
import { messages } from './messages'

interface Props {
  title?: string
  text: string
  onRetry: () => void
  actions?: ReactNode
}

export function ModuleProblem({ title = messages.moduleProblemTitle, text, onRetry, actions }: Props) {
  return (
    <div role="alert">
      <PageNotice
        icon={<DisconnectOutlined />}
        title={title}
        text={text}
        actions={
          <>
            <Button type="primary" onClick={onRetry}>
              {words.retry}
            </Button>
            {actions}
            <LinkButton to={DASHBOARD_PATH}>{messages.backToDashboard}</LinkButton>
          </>
        }
      />
    </div>
  )
}
