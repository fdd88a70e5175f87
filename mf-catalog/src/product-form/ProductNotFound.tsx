import { InboxOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { LinkButton, PageNotice, usePageTitle } from '@loja/ui'
import { newProductPath } from '../product-path'
import { messages } from './messages'

/** For a product that is not there, or not any more, or an address that names none (PROD-12). */
export function ProductNotFound() {
  usePageTitle(messages.notFoundTitle)
  return (
    <PageNotice
      icon={<InboxOutlined />}
      title={messages.notFoundTitle}
      text={messages.notFoundText}
      actions={
        <>
          <LinkButton type="primary" to={paths.products}>
            {messages.backToList}
          </LinkButton>
          <LinkButton to={newProductPath}>{messages.newTitle}</LinkButton>
        </>
      }
    />
  )
}
