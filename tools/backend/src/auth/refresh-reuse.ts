import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'

/** As hosted: several tabs may reuse a token. */
const REUSE_SECONDS = 10

interface StoredToken {
  sessionId: string | null
  userId: string
  revoked: boolean
  isRecent: boolean
  /** The response may have been lost. */
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
 * The lock gives concurrent requests one successor, which lite 0.10.0 may lose. @returns `used`: over ten
 * seconds ago, and its successor too. It may be stolen: the session's tokens are revoked
 */
export async function renewRefreshToken(database: Database, token: string): Promise<'renewed' | 'used' | 'unknown'> {
  return database.transaction(async (session) => {
    const [found] = await session.query<StoredToken>(TOKEN_SQL, [token])
    if (!found?.sessionId) return 'unknown'
    await session.query('select id from auth.sessions where id = $1 for update', [found.sessionId])
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
