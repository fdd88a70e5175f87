import type { Session } from '../database/database'
import { DEMO_ACCOUNTS } from '../database/demo-data'

const SQL = `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where email = $1`

/** Saves a tenth of a second per sign-in. */
export async function hashQuickly(query: Session['query']): Promise<void> {
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) await query(SQL, [email, password])
}
