import { useState } from 'react'
import { AskForLink } from './AskForLink'
import { NewPassword } from './NewPassword'
import type { RecoveryProps } from './recovery-link'

export function RecoveryPanel({ link, ...props }: RecoveryProps) {
  const [expired, setExpired] = useState(link?.state === 'expired')
  if (link?.state === 'valid' && !expired)
    return <NewPassword api={props.api} token={link.token} onExpired={() => setExpired(true)} />
  return <AskForLink {...props} isExpired={expired} />
}
