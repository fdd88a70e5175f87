import { AimOutlined, CheckOutlined, ExclamationCircleOutlined, MinusOutlined } from '@ant-design/icons'
import { INTEGRATIONS, type TrackingFlags, trackingStatus } from '@loja/domain/settings'
import { Tooltip } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import type { JSX } from 'react'
import { messages } from './messages'
import styles from './TrackingStatusBadge.module.css'

interface Props {
  flags: TrackingFlags | undefined
  failed: boolean
  compact?: boolean
  placement?: 'bottomLeft' | 'right' | 'top'
  /** Wraps the badge, e.g. in a link: its focus shows the tooltip. */
  frame?: (badge: JSX.Element) => JSX.Element
}

const bare = (badge: JSX.Element) => badge

/** Whether tracking works, and with which integrations (BADGE-02). */
export function TrackingStatusBadge({ flags, failed, compact = false, placement = 'top', frame = bare }: Props) {
  const { kind, text, hint } = describe(flags, failed)
  const badge = (
    <span className={styles.badge} data-kind={kind} data-current={!failed} data-compact={compact}>
      {compact ? (
        <span className={styles.icon} aria-hidden>
          <AimOutlined />
          <span className={styles.dot} />
        </span>
      ) : (
        <>
          <span className={`${looks.inlineRow} ${looks.figures} ${looks.strong} ${looks.nowrap}`}>
            <span className={styles.dot} aria-hidden />
            <SpokenText>{messages.label}: </SpokenText>
            <span>{text}</span>
            {failed && flags && <ExclamationCircleOutlined className={looks.warning} aria-hidden />}
          </span>
          {flags?.enabled && <IntegrationBadges flags={flags} />}
        </>
      )}
      <SpokenText>{compact ? `${messages.label}: ${text}. ${hint}` : hint}</SpokenText>
    </span>
  )
  return (
    <Tooltip title={compact ? `${text}. ${hint}` : hint} placement={placement}>
      {frame(badge)}
    </Tooltip>
  )
}

function IntegrationBadges({ flags }: { flags: TrackingFlags }) {
  return (
    <span className={styles.integrations}>
      {INTEGRATIONS.map((integration) => (
        <span key={integration} className={styles.integration} data-on={flags[integration]}>
          {flags[integration] ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
          {messages.names[integration]}
          <SpokenText>: {flags[integration] ? messages.configured : messages.notConfigured}</SpokenText>
        </span>
      ))}
    </span>
  )
}

function describe(flags: TrackingFlags | undefined, failed: boolean) {
  if (!flags) {
    return failed
      ? { kind: 'unknown', text: messages.unavailable, hint: messages.notCurrent }
      : { kind: 'unknown', text: messages.checking, hint: '' }
  }
  const status = trackingStatus(flags)
  const hints = [hintOf(flags), failed ? messages.notCurrent : '']
  return { kind: status.kind, text: messages.statusText(status), hint: hints.filter(Boolean).join(' ') }
}

function hintOf(flags: TrackingFlags): string {
  if (!flags.enabled) return messages.disabledHint
  const missing = INTEGRATIONS.filter((integration) => !flags[integration])
  return missing.length === 0 ? messages.complete : messages.missing(missing)
}
