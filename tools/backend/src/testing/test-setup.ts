import type { TestProject } from 'vitest/node'
import { seedDemoData } from '../database/demo-data'
import { memoryRoot } from '../pglite/memory-dir'
import { openPostgres } from '../postgres/open-postgres'
import { startBackend } from '../start-backend'
import { hashQuickly } from './quick-sign-in'
import { findPostgres, startTestCluster } from './test-cluster'

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) return undefined
  const cluster = await startTestCluster(await memoryRoot())
  const url = await cluster.createDatabase()
  const backend = await startBackend({ databaseUrl: url, demoData: false })
  await backend.close()
  const database = await openPostgres(url)
  await seedDemoData(database)
  await hashQuickly(database.query)
  // Without statistics the planner is slow.
  await database.exec('analyze')
  await database.close()
  project.provide('testPostgres', { url: cluster.url, template: new URL(url).pathname.slice(1) })
  return () => cluster.stop()
}
