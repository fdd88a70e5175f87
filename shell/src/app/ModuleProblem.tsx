import { DisconnectOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { LinkButton, PageNotice, words } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'

/** In the place of a module that cannot be shown. */
export function ModuleProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <PageNotice
        icon={<DisconnectOutlined />}
        title={messages.moduleProblemTitle}
        text={text}
        actions={
          <>
            <Button type="primary" onClick={onRetry}>
              {words.retry}
            </Button>
            <LinkButton to={paths.dashboard}>{messages.backToDashboard}</LinkButton>
          </>
        }
      />
    </div>
  )
}
