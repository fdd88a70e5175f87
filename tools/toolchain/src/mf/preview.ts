import { DEMO_ACCOUNTS } from '@loja/backend'
import { readRegistry } from '@loja/release'
import { createShutdown, stopAtSignals } from '../serving/shutdown'
import type { Progress } from './progress'
import { make, trialOf } from './release'
import type { ReleaseOrder } from './release-order'
import { serveTrial } from './trial'

export async function preview(order: ReleaseOrder, progress: Progress): Promise<void> {
  const registry = await readRegistry(order.dir)
  const made = await make(order, registry, progress)
  const shutdown = createShutdown()
  stopAtSignals(shutdown)
  const { url } = await progress.step(
    { step: 'preview', text: 'Starting a server on demo data' },
    async () => {
      const served = await serveTrial(await trialOf({ ...order, ...made }, registry))
      shutdown.add(served.stop)
      return served
    },
    ({ url }) => ({ text: `${made.candidate.name}@${made.candidate.version} is shown at ${url}`, facts: { url } }),
  )
  const { admin } = DEMO_ACCOUNTS
  progress.done(`Open ${url} and sign in as ${admin.email} with ${admin.password}. Stop with Ctrl-C`, { url })
}
