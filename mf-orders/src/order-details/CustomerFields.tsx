import { WhatsAppOutlined } from '@ant-design/icons'
import type { OrderDetails } from '@loja/data'
import { formatTaxId, mailHref, paymentMethodLabel, phoneHref, whatsAppHref } from '@loja/domain'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { CopyableText } from './CopyableText'
import { Field, FieldList } from './FieldList'
import { messages } from './messages'

export function CustomerFields({ shipping }: Pick<OrderDetails, 'shipping'>) {
  const { name, phone, email, document, paymentMethod } = shipping
  const taxId = document && formatTaxId(document)
  const whatsApp = whatsAppHref(phone)
  return (
    <FieldList title={messages.customer}>
      <Field label={messages.name}>{name}</Field>
      <Field label={messages.phone}>
        {phone && (
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
        )}
      </Field>
      <Field label={messages.email}>
        {email && (
          <CopyableText text={email} what={messages.email}>
            <SafeLink href={mailHref(email)}>{email}</SafeLink>
          </CopyableText>
        )}
      </Field>
      <Field label={messages.document}>
        {taxId && (
          <CopyableText text={taxId} what={messages.documentName}>
            {taxId}
          </CopyableText>
        )}
      </Field>
      <Field label={messages.paymentMethod}>{paymentMethod && paymentMethodLabel(paymentMethod)}</Field>
    </FieldList>
  )
}

function SafeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children
}
