import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@loja/release'
import { findChromium } from '../../bin/chromium.mjs'
import { lastLines, repository, runTool } from '../../bin/run-step.mjs'
import { buildInputs } from '../build-inputs'

/**
 * Runs the unit and component tests of a package and of the packages of ours that it is built of.
 * @returns folders whose tests ran
 * @throws Refusal `tests`
 */
export async function runTests(packageDir: string): Promise<string[]> {
  const chromium = await findChromium()
  if ('problem' in chromium) throw new Refusal('tests', chromium.problem)
  const inputs = await buildInputs(repository, packageDir)
  const folders: string[] = []
  for (const path of inputs) if ((await stat(join(repository, path))).isDirectory()) folders.push(path)
  const args = [
    'run',
    '--project',
    'unit',
    '--project',
    'components',
    '--reporter=dot',
    ...folders.map((dir) => `${dir}/`),
  ]
  const { code, output } = await runTool('vitest', args, { env: { CHROMIUM_PATH: chromium.path } })
  if (code === 0) return folders
  throw new Refusal(
    'tests',
    `Tests of ${packageDir} fail, so it was not released. Mend them, or the code:\n${lastLines(output, 60)}`,
  )
}
