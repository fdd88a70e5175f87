import { messages } from '../messages'
import type { Credentials } from './use-sign-in'

/** What is wrong with each field, as a sentence beside it. */
export type SignInFaults = Partial<Record<keyof Credentials, string>>

/** A name, one `@`, and a domain with a dot. Whether the account exists is for the server to say. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Checks what can be known before the server is asked; nothing when all may be right. */
export function findSignInFaults({ email, password }: Credentials): SignInFaults {
  const faults: SignInFaults = {}
  if (!email.trim()) faults.email = messages.emailMissing
  else if (!EMAIL.test(email.trim())) faults.email = messages.emailInvalid
  if (!password) faults.password = messages.passwordMissing
  return faults
}
