import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'

/** As hosted projects have it: for so long a token may be used again, by tabs that renew at the same moment. */
const REUSE_SECONDS = 10

interface StoredToken {
  sessionId: string | null
  userId: string
  revoked: boolean
  isRecent: boolean
  /** Its successor was never used: the answer that brought it may have been lost on the way. */
  isParentOfLive: boolean
}

const TOKEN_SQL = `select session_id as "sessionId", user_id as "userId", coalesce(revoked, false) as revoked,
    updated_at > clock_timestamp() - make_interval(secs => ${REUSE_SECONDS}) as "isRecent",
    exists (
      select from auth.refresh_tokens as successor
      where successor.parent = token.token and successor.session_id = token.session_id and not successor.revoked
    ) as "isParentOfLive"
  from auth.refresh_tokens as token where token.token = $1`

/**
 * Renews the session of a refresh token in one transaction, under a lock on the session: several tabs and processes
 * that come with the same token at once get the same successor. Lite 0.10.0 does it in several transactions, so that of
 * two at once one finds its token used and no successor yet.
 *
 * Lite may be asked afterwards: of a used token it gives out the successor, however long ago that was.
 * @returns `used` when the token was used more than ten seconds ago and its successor has been used as well: whoever
 * holds it may have stolen it, so all tokens of the session are revoked; `unknown` when there is no such token
 */
export async function renewRefreshToken(database: Database, token: string): Promise<'renewed' | 'used' | 'unknown'> {
  return database.transaction(async (session) => {
    const [found] = await session.query<StoredToken>(TOKEN_SQL, [token])
    // Lite knows what to say of it, and of one without a session, which it never makes.
    if (!found?.sessionId) return 'unknown'
    await session.query('select id from auth.sessions where id = $1 for update', [found.sessionId])
    // Again: whoever held the lock has changed it.
    const [current] = await session.query<StoredToken>(TOKEN_SQL, [token])
    if (!current) return 'unknown'
    if (!current.revoked) {
      await session.query(
        'update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = $1',
        [token],
      )
      await session.query(
        `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
         values ($1, $2, $3, $4, false, $5, clock_timestamp(), clock_timestamp())`,
        [randomUUID(), randomUUID(), current.userId, current.sessionId, token],
      )
      return 'renewed'
    }
    if (current.isRecent || current.isParentOfLive) return 'renewed'
    await session.query(
      `update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() - make_interval(secs => ${REUSE_SECONDS})
       where session_id = $1 and not revoked`,
      [current.sessionId],
    )
    return 'used'
  })
}
