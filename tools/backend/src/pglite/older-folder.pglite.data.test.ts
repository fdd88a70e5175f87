import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupStore, restoreStore } from '../backup/stores'
import { startBackend } from '../start-backend'
import { makeOlderStore } from '../testing/older-store'
import { temporaryFolder } from '../testing/test-backend'

test('a start refuses an older folder, and its backup brings the rows to a new one', async () => {
  const root = await temporaryFolder('loja-older-')
  const [older, dataDir, file] = [join(root, 'older'), join(root, 'new'), join(root, 'loja.backup')]
  try {
    await mkdir(dataDir)
    await makeOlderStore({ dataDir: older })
    await expect(startBackend({ dataDir: older, demoData: true })).rejects.toMatchObject({ code: 'data-dir-older' })
    const written = await backupStore({ dataDir: older }, file)
    await restoreStore({ dataDir }, file, { isReplaced: false })
    const backend = await startBackend({ dataDir, demoData: true })
    const orders = written.tables.find(({ name }) => name === 'public.orders')?.rows
    expect(orders).toBeGreaterThan(400)
    expect(
      await backend.sql(`select count(*)::integer as orders, count(s.order_id)::integer as searchable
        from public.orders o left join private.order_search s on s.order_id = o.id`),
    ).toEqual([{ orders, searchable: orders }])
    await backend.close()
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
