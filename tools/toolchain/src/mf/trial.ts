import { spawnBackend } from '@loja/backend'
import type { Registry } from '@loja/federation-build'
import { startProductGateway } from '../serving/product-gateway'
import { openReleaseView } from './release-view'

/** A release that is shown before it is live. */
export interface Trial {
  /** Release directory, with the shell that is live. */
  dir: string
  name: string
  version: string
  /** Folder of the release that is tried. */
  folder: string
  /** The registry as it would be with the release. */
  registry: Registry
}

/** Serves a release among the live ones, on demo data in memory. */
export async function serveTrial(trial: Trial): Promise<{ url: string; stop(): Promise<void> }> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const view = await openReleaseView(trial)
    ends.push(() => view.remove())
    const backend = await spawnBackend({ demoData: true })
    ends.push(() => backend.stop())
    const gateway = await startProductGateway({ wwwDir: view.path, port: 0, backend })
    ends.push(() => gateway.close())
    return { url: gateway.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
