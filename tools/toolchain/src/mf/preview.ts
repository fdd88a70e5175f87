import { DEMO_ACCOUNTS } from '@loja/backend'
import { createShutdown, stopAtSignals } from '../serving/shutdown'
import type { Progress } from './progress'
import { serveTrial, type Trial } from './trial'

export async function preview(trial: Trial, progress: Progress): Promise<void> {
  const shutdown = createShutdown()
  stopAtSignals(shutdown)
  const { url } = await progress.step(
    { step: 'open', text: 'Starting a server on demo data' },
    async () => {
      const served = await serveTrial(trial)
      shutdown.add(served.stop)
      return served
    },
    ({ url }) => ({ text: `${trial.name}@${trial.version} is shown at ${url}`, facts: { url } }),
  )
  const { admin } = DEMO_ACCOUNTS
  progress.done(`Open ${url} and sign in as ${admin.email} with ${admin.password}. Stop with Ctrl-C`, { url })
}
