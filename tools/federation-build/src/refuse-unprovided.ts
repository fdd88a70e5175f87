import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSpecifiers } from '@loja/federation/shared'
import { providedAntd } from './provided-antd'

/** The part of Rsbuild's plugin interface that is used here. */
interface BuildApi {
  onAfterBuild(check: () => void): void
  context: { rootPath: string; distPath: string }
}

/**
 * Rsbuild plugin of a remote: fails its build when it needs a shared module that the shell of this workspace does not
 * provide. The page refuses it too (loader.ts), with the shell that is live.
 */
export function refuseUnprovided() {
  return {
    name: 'loja:refuse-unprovided',
    setup(api: BuildApi) {
      api.onAfterBuild(() => {
        const { rootPath, distPath } = api.context
        const unprovided = unprovidedShares(
          readFileSync(join(distPath, 'mf-manifest.json'), 'utf8'),
          join(rootPath, 'node_modules/antd/package.json'),
        )
        if (unprovided.length > 0)
          throw new Error(`The shell does not provide ${unprovided.join(', ')}: see shell/src/provided.`)
      })
    },
  }
}

/**
 * @param manifest text of a remote's `mf-manifest.json`
 * @param antdManifest path of the installed antd's package.json
 */
export function unprovidedShares(manifest: string, antdManifest: string): string[] {
  const { shared } = JSON.parse(manifest) as { shared: { name: string }[] }
  const provided = new Set([...sharedSpecifiers(), ...providedAntd(antdManifest)])
  return shared.map(({ name }) => name).filter((name) => !provided.has(name))
}
