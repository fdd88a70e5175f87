import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../bin/run-step.mjs'

async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: repository })).stdout.trim() || undefined
  } catch {
    return undefined
  }
}

export async function currentCommit(): Promise<{ commit?: string; committedAt?: string }> {
  const [commit, committedAt, changes] = await Promise.all([
    git('rev-parse', '--short', 'HEAD'),
    git('log', '-1', '--format=%cI'),
    git('status', '--porcelain'),
  ])
  if (commit === undefined || committedAt === undefined) return {}
  return { commit: commit + (changes === undefined ? '' : '+changes'), committedAt }
}

/** Never an e-mail address. */
export async function releaseActor(env: Record<string, string | undefined>): Promise<string | undefined> {
  const name = env.RELEASED_BY || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || (await git('config', 'user.name'))
  return name?.trim() || undefined
}
