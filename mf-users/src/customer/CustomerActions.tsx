import { WhatsAppOutlined } from '@ant-design/icons'
import type { CustomerCard } from '@loja/data/customers'
import { whatsAppHref } from '@loja/domain/format'
import looks from '@loja/ui/looks.module.css'
import { LinkButton, targetPath, useOffer } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'

export function CustomerActions({ card: { phone, userId } }: { card: CustomerCard }) {
  const whatsApp = whatsAppHref(phone)
  const feedbacks = targetPath(useOffer(), { page: 'feedbacks', search: '?busca={userId}' }, { userId: userId ?? '' })
  return (
    <div className={looks.wrap}>
      {feedbacks && <LinkButton to={feedbacks}>{messages.showFeedbacks}</LinkButton>}
      {whatsApp && (
        <Button
          type="primary"
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          icon={<WhatsAppOutlined aria-hidden />}
        >
          {messages.whatsApp}
        </Button>
      )}
    </div>
  )
}
