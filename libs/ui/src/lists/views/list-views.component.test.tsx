import { api } from '@loja/component-testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addPerson, heldView, heldViews, holdViews, openPeople, renderPeople } from './test-support'

const ANA = heldView(1, 'Só Ana', { address: 'busca=Ana&colunas=' })
const TEAM = heldView(2, 'Da casa', { owner_id: null, address: 'cidade=Recife&colunas=city' })
const LOST = heldView(3, 'De Olinda', { address: 'cidade=Olinda&colunas=city' })

beforeEach(() => {
  localStorage.clear()
  holdViews([TEAM, ANA])
})

const tag = (text: string) => page.getByRole('button', { name: `Remover filtro ${text}` })

describe('[VIEW-01] the tabs', () => {
  test('show all, ready-made, shared and own views, and a chosen ready-made one needs no tags', async () => {
    const { tab, order, address, current } = await openPeople()
    await expect.poll(order).toEqual(['Todos', 'De Natal 1', 'Da casa 1', 'Só Ana 1'])
    expect(current()).toBe('Todos')
    await tab(/^Só Ana/).click()
    await expect.poll(address).toBe(`?busca=Ana&colunas=&visao=${ANA.id}`)
    await expect.poll(current).toBe('Só Ana 1')
    await expect.element(page.getByRole('row')).toHaveLength(2)
    await expect.element(page.getByRole('columnheader', { name: 'Morada' })).not.toBeInTheDocument()
    await tab(/^Da casa/).click()
    await page.getByRole('button', { name: 'Filtrar 1' }).click()
    await expect.element(tag('Recife')).toBeVisible()
    await tab(/^De Natal/).click()
    await expect.element(tag('Natal')).not.toBeInTheDocument()
    await tab('Todos').click()
    await expect.poll(address).toBe('')
    await expect.element(page.getByRole('columnheader', { name: 'Morada' })).toBeVisible()
  })

  test('are one select on a phone', async () => {
    await page.viewport(390, 844)
    const { getByRole, address } = await renderPeople('')
    const select = getByRole('combobox', { name: 'Visão' })
    await expect.element(select).toBeVisible()
    ;(select.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(select).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toBe('?cidade=Natal&visao=de-natal')
  })

  test('offer the shown views when the saved ones cannot be read', async () => {
    api.fail('rest/v1/saved_views')
    const { order } = await openPeople()
    await expect.element(page.getByText('Não foi possível carregar as visões.')).toBeVisible()
    expect(order()).toEqual(['Todos', 'De Natal'])
  })
})

describe('[VIEW-02] the chosen view', () => {
  test('is stored with the changed filter', async () => {
    const { button } = await openPeople(`?busca=Bia&colunas=city&visao=${TEAM.id}`)
    await button('Atualizar').click()
    await expect.element(page.getByText('Visão Da casa salva para toda a equipe.')).toBeVisible()
    expect(heldViews()[0]).toEqual({ ...TEAM, address: 'busca=Bia&colunas=city', version: 2 })
    await expect.element(button('Atualizar')).not.toBeInTheDocument()
  })

  test('cannot be overwritten when it is ready-made', async () => {
    const { button } = await openPeople('?cidade=Recife&busca=x&visao=de-natal')
    await expect.element(button('Descartar')).toBeVisible()
    await expect.element(button('Atualizar')).not.toBeInTheDocument()
    await expect.element(button('Salvar como')).toBeVisible()
  })
})

test('[VIEW-01] a new view stores the address with its columns, and is chosen', async () => {
  const { saveView, dialog, address } = await openPeople('?busca=a')
  await saveView()
  await expect.element(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Nome da visão' }).fill('  Com a ')
  await dialog.getByRole('checkbox', { name: 'Para toda a equipe' }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Visão Com a salva para toda a equipe.')).toBeVisible()
  const made = heldViews().at(-1)
  expect(made).toMatchObject({ name: 'Com a', owner_id: null, address: 'busca=a&colunas=city' })
  await expect.poll(address).toBe(`?busca=a&colunas=city&visao=${made?.id}`)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[VIEW-05] the counts leave out a view whose count fails, and are read again after the list', async () => {
  holdViews([LOST, ANA])
  const { order, button } = await openPeople()
  await expect.poll(order).toEqual(['Todos', 'De Natal 1', 'De Olinda', 'Só Ana 1'])
  addPerson({ id: 'c', name: 'Caio', city: 'Natal' })
  await button('Contar de novo').click()
  await expect.poll(order, { timeout: 5000 }).toEqual(['Todos', 'De Natal 2', 'De Olinda', 'Só Ana 1'])
})
