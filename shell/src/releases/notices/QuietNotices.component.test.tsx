import { announceWork, openWorkAtom, unsavedChangesAtom } from '@loja/platform'
import { Link } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { buildPage, buildRelease, released, renderWithReleases, SECTION } from '../test-support'
import { QuietNotices } from './QuietNotices'
import { ReleaseNotices } from './ReleaseNotices'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function openOrders() {
  const page = buildPage()
  const view = await renderWithReleases(<QuietNotices />, page)
  const update = vi.fn()
  view.mounted.set({ section: SECTION, release: buildRelease('1'), update })
  page.change({ choice: released(buildRelease('2')) })
  const notice = view.getByRole('group', { name: /^Nova versão de Pedidos: nota/ })
  return { ...view, ...page, update, notice, button: notice.getByRole('button', { name: 'Atualizar agora' }) }
}

test('[REL-03] the note of a release and the reason of its rollback are shown as text', async () => {
  const page = buildPage()
  const view = await renderWithReleases(<QuietNotices />, page)
  const notice = view.getByRole('group')
  const orders = page.registry.remotes['mf-orders']
  const second = page.registry.releases['mf-orders@2']
  if (!orders || !second) throw new Error('no such release')
  const rollBack = (entry: object) =>
    page.change({
      known: {
        registry: {
          ...page.registry,
          remotes: { 'mf-orders': { ...orders, rolledBack: [{ version: '2', at: '2026-11-22T12:00:00Z', ...entry }] } },
        },
        origin: 'live',
      },
    })
  view.mounted.set({ section: SECTION, release: buildRelease('1'), update: vi.fn() })
  second.note = '<img src=x onerror="alert(1)"> & filtro'
  page.change({ choice: released(buildRelease('2')) })
  await expect.element(notice).toHaveTextContent('Nova versão de Pedidos: <img src=x onerror="alert(1)"> & filtro')
  expect(notice.element().querySelector('img')).toBeNull()
  delete second.note
  page.change({ choice: released(buildRelease('2', { source: 'canary' })) })
  await expect.element(notice).toHaveTextContent('Nova versão de Pedidos disponível')

  view.mounted.set({ section: SECTION, release: buildRelease('2'), update: vi.fn() })
  page.change({ choice: released(buildRelease('1')) })
  rollBack({ reason: 'totais errados' })
  await expect.element(notice).toHaveTextContent('A versão anterior de Pedidos está de volta: totais errados')
  rollBack({ reason: 'failed for 6 of 20 accounts', failures: { affected: 6, accounts: 20 } })
  await expect
    .element(notice)
    .toHaveTextContent('A nova versão de Pedidos foi retirada porque falhou para 6 de 20 contas')
})

test('[REL-03] the notices of the shell show its note and its rollback', async () => {
  const page = buildPage()
  const view = await renderWithReleases(<QuietNotices />, page)
  const notice = view.getByRole('group')
  const show = (shell: NonNullable<typeof page.registry.shell>) =>
    page.change({ known: { registry: { ...page.registry, shell }, origin: 'live' } })
  show({ active: '6', previous: ['5'], releases: { '6': { note: 'menu por seções' } } })
  await expect.element(notice).toHaveTextContent('Nova versão do painel: menu por seções')
  const back = { version: '5', at: '2026-11-22T12:00:00Z', reason: 'menu lento' }
  show({ active: '4', previous: [], rolledBack: [back] })
  await expect.element(notice).toHaveTextContent('A versão anterior do painel está de volta: menu lento')
})

test('an update waits while work would be lost, and shows the reason', async () => {
  const { notice, button, store } = await openOrders()
  const waits = async (why: string) => {
    await expect.element(notice).toHaveTextContent(why)
    await expect.element(button).toBeDisabled()
  }
  const work = announceWork({ label: 'Importação em Lote', detail: '', percent: 0, path: '/admin/products#importar' })
  ends.push(work.end)
  await expect.element(button).toBeEnabled()
  const own = announceWork({ label: 'Exportação', detail: '', percent: 0, path: `${SECTION}#exportar` })
  ends.push(own.end)
  await waits('Aguarde o fim de Exportação antes de atualizar.')
  own.end()
  await expect.element(button).toBeEnabled()
  store.set(openWorkAtom, new Set([{ kind: 'selection' as const }]))
  await waits('Conclua ou desfaça a seleção antes de atualizar.')
  store.set(openWorkAtom, new Set([{ kind: 'selection' as const }, { kind: 'running' as const }]))
  await waits('Aguarde o fim da exportação antes de atualizar.')
  store.set(unsavedChangesAtom, new Set([{ discard: vi.fn() }]))
  await waits('Salve ou descarte o que você alterou antes de atualizar.')
  store.set(unsavedChangesAtom, new Set())
  store.set(openWorkAtom, new Set())
  await expect.element(button).toBeEnabled()
})

test('a newer shell, an old registry and a tampered file are announced', async () => {
  const page = buildPage()
  const view = await renderWithReleases(<QuietNotices />, page)
  const groups = () =>
    view
      .getByRole('group')
      .elements()
      .map((element) => element.getAttribute('aria-label'))
  page.change({ known: { registry: { ...page.registry, shell: { active: '5', previous: [] } }, origin: 'live' } })
  expect(groups()).toEqual([])
  page.change({
    tampered: ['mf-orders'],
    known: { registry: { ...page.registry, shell: { active: '6', previous: ['5'] } }, origin: 'stored' },
  })
  await expect
    .poll(groups)
    .toEqual([
      'Não foi possível ler o registro de versões. As páginas podem não ser as mais recentes.',
      expect.stringMatching(/^Um arquivo de mf-orders não é igual/),
      'Nova versão do painel disponível',
    ])
  view.store.set(unsavedChangesAtom, new Set([{ discard: vi.fn() }]))
  await expect.element(view.getByRole('button', { name: 'Recarregar página' })).toBeDisabled()
})

test('the registry is read again for each later page, not for the first', async () => {
  const page = buildPage()
  const links = ['Pedidos', 'Rastreamento'].map((name) => (
    <Link key={name} to={`/admin/${name}`}>
      {name}
    </Link>
  ))
  const view = await renderWithReleases([<ReleaseNotices key="notices" />, ...links], page)
  expect(page.state.refresh).not.toHaveBeenCalled()
  for (const name of ['Pedidos', 'Rastreamento']) await view.getByRole('link', { name }).click()
  await vi.waitFor(() => expect(page.state.refresh).toHaveBeenCalledTimes(2))
})
