import { previewTrackingCodes, type ShipmentCode, shipmentKeys } from '@loja/data/shipments'
import { checkTrackingCode, codeDoubt, normalizeTrackingCode } from '@loja/domain/shipments'
import type { FieldNotice } from '@loja/ui/dialogs'
import { useQuery } from '@tanstack/react-query'
import type { InputRef } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { codeNotice, isEvident } from './code-notice'
import { messages } from './messages'
import { useIsPainted } from './use-is-painted'

export type TypedCode = ReturnType<typeof useTypedCode>

interface Asked {
  missing: string | null
  isAsked: boolean
  refusedFor: string | null
}

const CARRIER_LIMIT = 100

const UNASKED: Asked = { missing: null, isAsked: false, refusedFor: null }

/** The values of `CodeFields`, and the doubts about them (TRK-03). */
export function useTypedCode(stored: ShipmentCode, number: string) {
  const field = useRef<InputRef>(null)
  const [initial] = useState({ code: stored.code ?? '', carrier: stored.carrier ?? '' })
  const [typed, setTyped] = useState({ ...initial, ...UNASKED })
  const { code, carrier, missing, isAsked, refusedFor } = typed
  const isLongCarrier = carrier.trim().length > CARRIER_LIMIT
  const doubt = codeDoubt(code, carrier, initial.code)
  const others = useQuery({
    queryKey: shipmentKeys.otherOrder(number, code),
    queryFn: async ({ signal }) => (await previewTrackingCodes([{ order: number, code }], signal))[0]?.alsoOn ?? null,
    // One question has all doubts. If this fails, the save finds the other order.
    enabled: isAsked,
  })
  const otherOrder = refusedFor ?? (isAsked ? (others.data ?? null) : null)
  const isQuestion = otherOrder !== null || isAsked
  // A scanner may press Enter twice at once.
  const canOverride = useIsPainted(isQuestion && !(isAsked && others.isFetching) ? `${code} ${otherOrder}` : null)
  const isDoubtful = otherOrder !== null || (doubt !== null && (isAsked || isEvident(doubt)))

  const ask = (asked: Partial<Asked>) => {
    setTyped((current) => ({ ...current, code: normalizeTrackingCode(current.code), ...asked }))
    field.current?.select()
  }
  const askAboutDoubt = () => {
    if (!doubt || isAsked) return false
    ask({ isAsked: true })
    return true
  }
  return {
    code,
    carrier,
    initial,
    field,
    notice: noticeOf(),
    carrierNotice: isLongCarrier ? ({ tone: 'error', text: messages.longCarrier(CARRIER_LIMIT) } as const) : null,
    isTyped: code.trim() !== initial.code,
    isDoubtful,
    hasFault: missing !== null,
    allowShared: otherOrder !== null,
    change(part: Partial<typeof initial>) {
      setTyped((current) => ({ ...current, ...part, ...UNASKED }))
    },
    showShared: (order: string) => ask({ refusedFor: order }),
    /** A scanner presses Enter by itself, so only an Enter after the whole question overrides a doubt. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      if (event.repeat || askAboutDoubt() || (isQuestion && !canOverride)) event.preventDefault()
    },
    check(): { code: string; carrier: string | null } | null {
      if (isLongCarrier) return null
      const { kind } = checkTrackingCode(code)
      if (kind === 'empty' || kind === 'impossible') {
        ask({ missing: kind === 'empty' ? messages.missing : messages.impossible })
        return null
      }
      if (!isDoubtful && askAboutDoubt()) return null
      return { code: normalizeTrackingCode(code), carrier: carrier.trim() || null }
    },
  }

  function noticeOf(): FieldNotice | null {
    if (missing !== null) return { tone: 'error', text: missing }
    const doubts = [doubt && messages.doubt(doubt), otherOrder !== null && messages.alsoOn(otherOrder)]
    const text = doubts.filter(Boolean).join(' ')
    if (text === '') return codeNotice(code, carrier)
    if (!isDoubtful) return { tone: 'info', text }
    if (!isQuestion) return { tone: 'warning', text }
    return {
      tone: 'warning',
      text: [text, messages.notSaved, canOverride && messages.enterAgain].filter(Boolean).join(' '),
    }
  }
}
