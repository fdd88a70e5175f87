import { WhatsAppOutlined } from '@ant-design/icons'
import type { OrderDetails } from '@loja/data/orders'
import { formatTaxId, mailHref, phoneHref, whatsAppHref } from '@loja/domain/format'
import { paymentMethodLabel } from '@loja/domain/orders'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { CopyableText } from './CopyableText'
import { FieldList, field } from './FieldList'
import { messages } from './messages'

export function CustomerFields({ shipping }: Pick<OrderDetails, 'shipping'>) {
  const { name, phone, email, document, paymentMethod } = shipping
  const taxId = document && formatTaxId(document)
  const whatsApp = whatsAppHref(phone)
  return (
    <FieldList title={messages.customer}>
      {field(messages.name, name)}
      {field(
        messages.phone,
        phone && (
          <>
            <CopyableText text={phone} what={messages.phone}>
              <SafeLink href={phoneHref(phone)}>{phone}</SafeLink>
            </CopyableText>
            {whatsApp && (
              <Button
                type="text"
                size="small"
                href={whatsApp}
                target="_blank"
                rel="noopener noreferrer"
                icon={<WhatsAppOutlined aria-hidden />}
                aria-label={messages.openWhatsApp}
                title={messages.openWhatsApp}
              />
            )}
          </>
        ),
      )}
      {field(
        messages.email,
        email && (
          <CopyableText text={email} what={messages.email}>
            <SafeLink href={mailHref(email)}>{email}</SafeLink>
          </CopyableText>
        ),
      )}
      {field(
        messages.document,
        taxId && (
          <CopyableText text={taxId} what={messages.documentName}>
            {taxId}
          </CopyableText>
        ),
      )}
      {field(messages.paymentMethod, paymentMethod && paymentMethodLabel(paymentMethod))}
    </FieldList>
  )
}

function SafeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children
}
