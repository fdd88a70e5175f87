import { InboxOutlined } from '@ant-design/icons'
import { LinkButton, PageNotice, usePageTitle } from '@loja/ui/parts'
import { newProductPath, productsPath } from '../product-path'
import { messages } from './messages'

export function ProductNotFound() {
  usePageTitle(messages.notFoundTitle)
  return (
    <PageNotice
      icon={<InboxOutlined />}
      title={messages.notFoundTitle}
      text={messages.notFoundText}
      actions={
        <>
          <LinkButton type="primary" to={productsPath()}>
            {messages.backToList}
          </LinkButton>
          <LinkButton to={newProductPath()}>{messages.newTitle}</LinkButton>
        </>
      }
    />
  )
}
