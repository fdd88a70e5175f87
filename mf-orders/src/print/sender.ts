import { dataQuery } from '@loja/data/client'
import { type AdminSettings, getSettings, settingsKeys } from '@loja/data/settings'
import { useQuery } from '@tanstack/react-query'

const PARTS = ['name', 'document', 'phone', 'address', 'city', 'zip'] as const

export type SenderPart = (typeof PARTS)[number]
export type Sender = Record<SenderPart, string>

export function useSender() {
  const { data: sender, isError } = useQuery({ ...dataQuery(settingsKeys.forAdmin, getSettings), select: senderOf })
  return { sender, isError }
}

function senderOf({ values }: AdminSettings): Sender {
  return Object.fromEntries(PARTS.map((part) => [part, values[`sender_${part}`]])) as Sender
}

export function missingParts(sender: Sender): SenderPart[] {
  return PARTS.filter((part) => part !== 'phone' && sender[part] === '')
}
