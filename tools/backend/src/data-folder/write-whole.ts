import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'

/** A full disk must leave no empty file. */
export async function writeWhole(path: string, content: string): Promise<void> {
  await throughDraft(path, content, (draft) => rename(draft, path))
}

/** The first of concurrent processes wins. */
export async function writeOnce(path: string, content: string | Uint8Array): Promise<void> {
  await throughDraft(path, content, (draft) =>
    link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  )
}

async function throughDraft(
  path: string,
  content: string | Uint8Array,
  put: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await put(draft)
  } finally {
    await rm(draft, { force: true })
  }
}
