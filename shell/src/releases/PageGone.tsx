import { DisconnectOutlined } from '@ant-design/icons'
import { LinkButton, PageNotice, usePageTitle } from '@loja/ui/parts'
import { messages as modulesMessages } from '../modules/messages'
import { DASHBOARD_PATH } from '../page/shell-paths'
import { messages } from './messages'

export function PageGone() {
  usePageTitle(messages.goneTitle)
  return (
    <div role="alert">
      <PageNotice
        icon={<DisconnectOutlined />}
        title={messages.goneTitle}
        text={messages.goneText}
        actions={
          <LinkButton type="primary" to={DASHBOARD_PATH}>
            {modulesMessages.backToDashboard}
          </LinkButton>
        }
      />
    </div>
  )
}
