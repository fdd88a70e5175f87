import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHostedDatabase, startTestCluster } from '@loja/backend/testing/cluster'
import { repository } from '../../bin/run-step.mjs'
import { generateTypes, runSupabase, supabaseCliProblem } from './supabase-cli'

const problem = await supabaseCliProblem()
if (problem) throw new Error(problem)
const cluster = await startTestCluster()
try {
  const url = await createHostedDatabase(cluster.url)
  const pushed = await runSupabase(['db', 'push', '--yes', '--skip-vault'], url)
  if (pushed.code !== 0) throw new Error(`supabase db push failed:\n${pushed.stdout}${pushed.stderr}`)
  await writeFile(join(repository, 'libs/data/src/database.types.ts'), await generateTypes(url))
} finally {
  await cluster.stop()
}
