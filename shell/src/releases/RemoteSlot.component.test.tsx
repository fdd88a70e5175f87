import type { RemoteFailure } from '@loja/federation'
import { announceWork, openWorkAtom, unsavedChangesAtom } from '@loja/platform'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announceRecovery } from '../connection/recovery'
import { RemoteFailureNotice } from './notices/RemoteFailureNotice'
import { RemoteSlot } from './RemoteSlot'
import { buildPage, buildRelease, buildRemote, released, renderWithReleases, SECTION } from './test-support'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const first = () => buildRemote(buildRelease('1'), () => <h1>Primeira</h1>)
const second = () => buildRemote(buildRelease('2'), () => <h1>Segunda</h1>)
const failure = (name: RemoteFailure, source = 'active') =>
  Object.assign(new Error(name), { failure: name, remote: 'mf-orders', release: { version: '1', source } })

describe('RemoteSlot', () => {
  test('shows another release on request, and keeps the first if that fails', async () => {
    const page = buildPage()
    page.state.load.mockResolvedValueOnce(first())
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(view.getByRole('heading', { name: 'Primeira' })).toBeVisible()
    await expect.poll(() => page.state.shown).toHaveBeenCalledWith(buildRelease('1'))
    page.state.load.mockRejectedValueOnce(failure('failed'))
    view.mounted.get()?.update()
    await expect.poll(() => page.state.load).toHaveBeenCalledTimes(2)
    await expect.element(view.getByRole('heading', { name: 'Primeira' })).toBeVisible()
    page.state.load.mockResolvedValueOnce(second())
    view.mounted.get()?.update()
    await expect.element(view.getByRole('heading', { name: 'Segunda' })).toBeVisible()
    expect(view.mounted.get()?.release.version).toBe('2')
  })

  test('retries a failed module when its release changes', async () => {
    const page = buildPage()
    page.state.load.mockRejectedValueOnce(failure('failed')).mockResolvedValueOnce(second())
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(view.getByRole('alert')).toBeVisible()
    page.change({ tampered: [] })
    await expect.element(view.getByRole('alert')).toBeVisible()
    expect(page.state.load).toHaveBeenCalledOnce()
    page.change({ choice: released(buildRelease('2')) })
    await expect.element(view.getByRole('heading', { name: 'Segunda' })).toBeVisible()
  })

  test('shows that no module is released', async () => {
    const page = buildPage()
    page.registry.remotes = {}
    page.change({ choice: null })
    page.state.load.mockResolvedValueOnce(null)
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(view.getByRole('heading', { name: 'Nenhum módulo está publicado' })).toBeVisible()
  })

  test('reports a page that is empty for ten seconds, but not one that loads data', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const page = buildPage()
    let drawn: ReactNode = <div role="status" aria-label="Lendo pedidos" />
    page.change({ choice: released(buildRelease('2')) })
    page.state.load.mockResolvedValue(buildRemote(buildRelease('2'), () => drawn))
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(view.getByRole('status', { name: 'Lendo pedidos' })).toBeInTheDocument()
    vi.advanceTimersByTime(60_000)
    expect(page.state.broke).not.toHaveBeenCalled()
    drawn = <div />
    page.change({})
    await expect.element(view.getByRole('status', { name: 'Lendo pedidos' })).not.toBeInTheDocument()
    // Between the fourth and the fifth look.
    vi.advanceTimersByTime(7_999)
    expect(page.state.broke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_001)
    expect(page.state.broke).toHaveBeenCalledWith(buildRelease('2'), expect.objectContaining({ name: 'EmptyPage' }))
    vi.useRealTimers()
    await expect.element(view.getByRole('alert')).toHaveTextContent('Ocorreu um erro inesperado nesta página')
  })

  test('[ERR-01] reloads a module that failed offline when the connection is back', async () => {
    const page = buildPage()
    page.state.load.mockRejectedValueOnce(failure('offline')).mockResolvedValueOnce(first())
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(view.getByRole('alert')).toHaveTextContent('Você está sem conexão.')
    announceRecovery()
    await expect.element(view.getByRole('heading', { name: 'Primeira' })).toBeVisible()
    announceRecovery()
    expect(page.state.load).toHaveBeenCalledTimes(2)
  })

  test('[PAGE-22] a page with work stays until the work ends', async () => {
    const page = buildPage()
    page.state.load.mockResolvedValueOnce(first()).mockResolvedValue(null)
    const view = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    const shown = view.getByRole('heading', { name: 'Primeira' })
    const gone = view.getByRole('heading', { name: 'Esta página não está mais disponível' })
    await expect.element(shown).toBeVisible()
    view.store.set(unsavedChangesAtom, new Set([{ discard: vi.fn() }]))
    page.change({ choice: null })
    await expect.element(shown).toBeVisible()
    view.store.set(openWorkAtom, new Set([{ kind: 'selection' as const }]))
    view.store.set(unsavedChangesAtom, new Set())
    await expect.element(shown).toBeVisible()
    const work = announceWork({ label: 'Exportação', detail: '', percent: 0, path: `${SECTION}#x` })
    view.store.set(openWorkAtom, new Set())
    await expect.element(shown).toBeVisible()
    expect(page.state.load).toHaveBeenCalledOnce()
    work.end()
    await expect.element(gone).toBeVisible()
    await expect.element(shown).not.toBeInTheDocument()
  })

  test('shows the release that began the background work', async () => {
    const page = buildPage()
    page.state.lastLoaded.mockReturnValue(first())
    page.state.loaded.mockReturnValue(second())
    const work = announceWork({ label: 'Exportação', detail: '', percent: 0, path: `${SECTION}#x` })
    const during = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(during.getByRole('heading', { name: 'Primeira' })).toBeVisible()
    await during.unmount()
    work.end()
    const after = await renderWithReleases(<RemoteSlot section={SECTION} />, page)
    await expect.element(after.getByRole('heading', { name: 'Segunda' })).toBeVisible()
  })

  test('[REL-02] the modules page shows releases and the shell with their notes and withdrawals', async () => {
    const page = buildPage()
    const view = await renderWithReleases(<RemoteSlot section="/admin/__mf" />, page, '/admin/__mf')
    await expect.element(view.getByText('Registro 12, lido do servidor. Painel 5.')).toBeVisible()
    const cells = view.getByRole('row', { name: /^mf-orders/ }).getByRole('cell')
    expect(cells.elements().map((cell) => cell.textContent)).toEqual([
      'ativado, travado: inventário',
      '1 (ativa)',
      '1 (ativa)',
      '321 ms',
      'timeout',
      '2',
      'por Ana Souza, equipe pedidos, 21/11/2026, 23:30, commit faa58e2, “nota 2”',
      '1',
      '3: 1 conta, “nota 3”',
      '0, por Ana Souza, 21/11/2026, 12:00, “totais errados”; 00, 20/11/2026, 12:00, falhou para 6 de 20 contas',
    ])
    const rolledBack = [{ version: '6', by: 'Ana Souza', at: '2026-11-22T12:00:00Z', reason: 'menu lento' }]
    const shell = { active: '5', previous: [], rolledBack, releases: { '5': { team: 'painel', note: 'menu novo' } } }
    page.change({ known: { registry: { ...page.registry, shell }, origin: 'live' } })
    await expect
      .element(view.getByText(/^Painel ativo/))
      .toHaveTextContent(
        'Painel ativo: 5 (equipe painel, “menu novo”). Retiradas: 6, por Ana Souza, 22/11/2026, 09:00, “menu lento”.',
      )
  })

  test('the modules page shows the account and pins the previous release in this tab', async () => {
    const page = buildPage()
    page.change({ choice: released(buildRelease('2')) })
    const view = await renderWithReleases(<RemoteSlot section="/admin/__mf" />, page, '/admin/__mf')
    await expect.element(view.getByText('u1', { exact: true })).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Copiar o código da sua conta' })).toBeVisible()
    await expect.element(view.getByText('“Voltar à anterior” vale só para esta aba')).toBeVisible()
    await view.getByRole('button', { name: 'Voltar à anterior: mf-orders' }).click()
    expect(page.state.pin).toHaveBeenCalledExactlyOnceWith('mf-orders', '1')
  })
})

describe('the reason of a missing module', () => {
  test('is shown in a sentence, without a reload or a reset', async () => {
    const reasons: [RemoteFailure, string][] = [
      ['offline', 'Você está sem conexão.'],
      ['timeout', 'A página demorou demais para responder.'],
      ['failed', 'está indisponível no momento'],
      ['bad-module', 'está indisponível no momento'],
      ['integrity', 'por segurança, não foi executado'],
      ['unhashed', 'sem os códigos de verificação'],
      ['incompatible', 'publicado para outra versão do painel'],
      ['disabled', 'desativado temporariamente'],
      ['unknown', 'não está no registro de versões'],
    ]
    for (const [name, text] of reasons) {
      const notice = <RemoteFailureNotice error={failure(name)} failures={1} onRetry={vi.fn()} />
      const view = await renderWithReleases(notice, buildPage())
      await expect.element(view.getByRole('alert')).toHaveTextContent(text)
      await expect.element(view.getByRole('button', { name: 'Recarregar página' })).not.toBeInTheDocument()
      await expect.element(view.getByRole('button', { name: 'Restaurar' })).not.toBeInTheDocument()
      await view.unmount()
    }
  })

  test('a second failure offers a reload and details to copy', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const retry = vi.fn()
    const view = await renderWithReleases(
      <RemoteFailureNotice error={failure('timeout')} failures={2} onRetry={retry} />,
      buildPage(),
    )
    await expect.element(view.getByRole('button', { name: 'Recarregar página' })).toBeVisible()
    await view.getByRole('button', { name: 'Copiar detalhes' }).click()
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^mf-orders · 1 · timeout · \d{4}-/))
    await view.getByRole('button', { name: 'Tentar novamente' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })
})
