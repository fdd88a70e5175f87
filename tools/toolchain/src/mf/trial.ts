import { spawnBackend } from '@loja/backend'
import type { Registry } from '@loja/federation-build'
import { startProductGateway } from '../serving/product-gateway'
import { openReleaseView } from './release-view'

export interface Trial {
  dir: string
  name: string
  version: string
  folder: string
  registry: Registry
}

export async function serveTrial(
  trial: Trial,
  log?: (text: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const view = await openReleaseView(trial)
    ends.push(() => view.remove())
    const backend = await spawnBackend({ demoData: true }, log)
    ends.push(() => backend.stop())
    const gateway = await startProductGateway({ wwwDir: view.path, port: 0, backend })
    ends.push(() => gateway.close())
    return { url: gateway.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
