import { messages } from '../messages'
import type { Credentials } from './use-sign-in'

export type SignInFaults = Partial<Record<keyof Credentials, string>>

/** A name, one `@`, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function findSignInFaults({ email, password }: Credentials): SignInFaults {
  const faults: SignInFaults = {}
  if (!email.trim()) faults.email = messages.emailMissing
  else if (!EMAIL.test(email.trim())) faults.email = messages.emailInvalid
  if (!password) faults.password = messages.passwordMissing
  return faults
}
