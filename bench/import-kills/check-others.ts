import { DEMO_ACCOUNTS } from '@loja/backend'
import type { Report } from '../support/report'
import { ImportingPage } from './importing-page'
import { diedAt, reviewed, type Scene, type Unbroken } from './kill-imports'
import { type Moment, prepareMoment } from './moment'
import { listOf, storedTable } from './stored-import'

const IN_THE_MIDDLE: Moment = { stage: 'stored', request: 3 }

export async function checkOthers(report: Report, scene: Scene, unbroken: Unbroken): Promise<void> {
  const isSame = async () => (await storedTable(scene.backend)) === unbroken.table
  // By name: the list is sorted by time, and two imports have two times.
  const isSameShop = async () => byName(await storedTable(scene.backend)) === byName(unbroken.table)
  const check = (what: string, found: string, budget: string) =>
    report.check({ what, found, budget, passed: found === budget })

  await scene.tab?.page.close()
  scene.tab = null
  const first = await reviewed(scene)
  const { come } = await prepareMoment(first.page, IN_THE_MIDDLE)
  await first.begin()
  await come()
  const second = new ImportingPage(await scene.profile.open())
  await second.open()
  await second.dialog.getByText('Esta importação está em andamento em outra aba.').waitFor()
  const offer = second.button('Retomar importação')
  const offeredBefore = await offer.count()
  await scene.profile.kill(first.page, 'renderer')
  await offer.click()
  const resumed = await second.result()
  const table = (same: boolean) => (same ? 'the same table' : 'another table')
  check(
    'another tab waits, and goes on when this one dies',
    `offered ${offeredBefore} before, ${table(resumed === unbroken.result && (await isSame()))}`,
    'offered 0 before, the same table',
  )
  await second.page.close()

  await diedAt(scene, IN_THE_MIDDLE, 'close')
  await scene.backend.sql(
    "update public.profiles set role = 'admin' where user_id = (select id from auth.users where email = $1)",
    [DEMO_ACCOUNTS.customer.email],
  )
  const next = new ImportingPage(await scene.profile.open())
  await signInInstead(next, DEMO_ACCOUNTS.customer)
  await next.open()
  await next.page.waitForLoadState('networkidle')
  check('another account is offered it', String(await next.button('Retomar importação').count()), '0')
  await signInInstead(next, DEMO_ACCOUNTS.admin)
  await next.open()
  await next.button('Retomar importação').click()
  const own = await next.result()
  check('who began it resumes it', table(own === unbroken.result && (await isSame())), table(true))
  await next.page.close()

  const crowded = await reviewed(scene)
  const tools = await crowded.page.context().newCDPSession(crowded.page)
  const { origin } = new URL(crowded.page.url())
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const held = await prepareMoment(crowded.page, IN_THE_MIDDLE)
  await crowded.begin()
  await held.come()
  const isSaid = await crowded.dialog.getByText('Este navegador não pôde guardar a lista').count()
  await scene.profile.kill(crowded.page, 'close')
  const again = new ImportingPage(await scene.profile.open())
  await again.open()
  await again.review(listOf(scene.rows))
  const offered = await again.button('Retomar importação').count()
  await again.begin()
  await again.result()
  check(
    'a browser without room imports, says so, and the list is imported again',
    `said ${isSaid}, offered ${offered}, ${(await isSameShop()) ? 'the same products' : 'other products'}`,
    'said 1, offered 0, the same products',
  )
  await again.page.close()
}

function byName(table: string): string {
  const rows: { product: { name: string } }[] = JSON.parse(table)
  return JSON.stringify(rows.sort((one, other) => (one.product.name < other.product.name ? -1 : 1)))
}

async function signInInstead({ page }: ImportingPage, { email, password }: { email: string; password: string }) {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}
