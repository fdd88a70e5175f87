import { sharedSpecifiers } from '@loja/federation/shared'
import { providedAntd } from './provided-antd'

/**
 * Import specifiers that the shell of this workspace does not provide.
 * @param antdManifest path of the installed antd's package.json
 */
export function unprovidedShares(specifiers: readonly string[], antdManifest: string): string[] {
  const provided = new Set([...sharedSpecifiers(), ...providedAntd(antdManifest)])
  return specifiers.filter((specifier) => !provided.has(specifier))
}
