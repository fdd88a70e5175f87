import type { RunningBackend } from '@loja/backend'
import type { Page } from 'playwright'
import type { Random } from '../hostile/random'
import { type BrowserProfile, KILLERS, type Killer } from './browser-profile'
import { ImportingPage } from './importing-page'
import { describeMoment, type Length, type Moment, prepareMoment, randomMoment } from './moment'
import { cleanShop, listOf, storedImports, storedTable, storeMeanwhile } from './stored-import'

export interface Scene {
  backend: RunningBackend
  profile: BrowserProfile
  rows: number
  /** A tab with an open dialog, reused because loading takes longer than most imports. */
  tab: ImportingPage | null
}

export interface Unbroken extends Length {
  result: string
  table: string
}

export async function reviewed(scene: Scene): Promise<ImportingPage> {
  const { backend, profile, rows } = scene
  await cleanShop(backend)
  const tab = scene.tab ?? new ImportingPage(await profile.open())
  if (scene.tab) await tab.again()
  else await tab.open()
  scene.tab = null
  await tab.review(listOf(rows))
  await storeMeanwhile(backend)
  return tab
}

export async function unbrokenImport(scene: Scene): Promise<Unbroken> {
  const tab = await reviewed(scene)
  const start = performance.now()
  await tab.begin()
  const result = await tab.result()
  const ms = performance.now() - start
  scene.tab = tab
  return { result, ms, requests: 2 + Math.ceil(scene.rows / 500), table: await storedTable(scene.backend) }
}

export interface KilledImport {
  how: string
  /** `ended`: finished before it died. `again`: the list was not stored yet and is pasted again. */
  way: 'resumed' | 'ended' | 'again'
  problems: string[]
}

export async function killedImport(scene: Scene, unbroken: Unbroken, random: Random): Promise<KilledImport> {
  const moment = randomMoment(unbroken, random)
  const killer = random.pick(KILLERS)
  await diedAt(scene, moment, killer)
  const next = new ImportingPage(await scene.profile.open())
  await next.open()
  const way = await resume(scene, next)
  const problems: string[] = []
  if (way === 'again') {
    await next.review(listOf(scene.rows))
    await next.begin()
  }
  if (way !== 'ended') {
    const result = await next.result()
    if (way === 'resumed' && result !== unbroken.result) problems.push(`says ${result}`)
  }
  if ((await storedTable(scene.backend)) !== unbroken.table) problems.push('another table')
  const imports = await storedImports(scene.backend)
  const [{ status, imported, stored } = { status: 'none', imported: -1, stored: -1 }] = imports
  if (imports.length !== 1 || status !== 'done' || imported !== stored)
    problems.push(`stored ${stored}, listed ${JSON.stringify(imports)}`)
  if ((await next.storedPlans()).some(({ isWhole }) => isWhole)) problems.push('its list is still stored')
  scene.tab = next
  return { how: `${killer}, ${describeMoment(moment)}`, way, problems }
}

export async function diedAt(scene: Scene, moment: Moment, killer: Killer): Promise<void> {
  const tab = await reviewed(scene)
  const { come } = await prepareMoment(tab.page, moment)
  await tab.begin()
  await come()
  await scene.profile.kill(tab.page, killer)
}

async function resume({ backend }: Scene, next: ImportingPage): Promise<KilledImport['way']> {
  const offer = next.button('Retomar importação')
  for (;;) {
    if (await offer.isVisible()) {
      await offer.click()
      return 'resumed'
    }
    const [found] = await storedImports(backend)
    if (found && found.status !== 'running' && !(await isWhole(next))) return 'ended'
    if (!found && !(await isWhole(next))) return 'again'
    await pause(next.page)
  }
}

const isWhole = async (tab: ImportingPage) => (await tab.storedPlans()).some((plan) => plan.isWhole)
const pause = (page: Page) => page.waitForTimeout(50)

export interface CancelledImport {
  how: string
  isLate: boolean
  problems: string[]
}

export async function cancelledImport(scene: Scene, unbroken: Length, random: Random): Promise<CancelledImport> {
  // While the last batch is under way there is nothing to cancel.
  const moment = randomMoment({ ms: 0.6 * unbroken.ms, requests: unbroken.requests - 2 }, random)
  const tab = await reviewed(scene)
  const { come, release } = await prepareMoment(tab.page, moment)
  await tab.begin()
  await come()
  const cancel = tab.button('Cancelar importação')
  const isDone = tab.dialog.getByRole('alert').filter({ hasText: 'Importação Concluída' })
  await cancel.or(isDone).first().waitFor()
  await cancel.click({ timeout: 2_000 }).catch(() => undefined)
  release()
  const result = await tab.result()
  const [found] = await storedImports(scene.backend)
  const problems: string[] = []
  const [imported, duplicates, errors] = (
    result.match(/[\d.]+(?= (?:produtos? importados?|duplicados? ignorados?|erros?))/g) ?? []
  ).map((count) => Number(count.replaceAll('.', '')))
  const isCancelled = result.includes('Importação cancelada')
  const wanted = { status: isCancelled ? 'cancelled' : 'done', imported, stored: imported }
  const claimed = { status: found?.status, imported: found?.imported, stored: found?.stored }
  if (JSON.stringify(claimed) !== JSON.stringify(wanted)) problems.push(`says ${result}, is ${JSON.stringify(found)}`)
  if (isCancelled && (found?.duplicates !== duplicates || found?.errors !== errors))
    problems.push(`says ${result}, listed ${JSON.stringify(found)}`)
  if (await isWhole(tab)) problems.push('its list is still stored')
  scene.tab = tab
  return { how: `${describeMoment(moment)}: ${found?.imported} products`, isLate: !isCancelled, problems }
}
