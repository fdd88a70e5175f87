import { renderPage } from '@loja/component-testing'
import { unsavedChangesAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

function Form() {
  const [text, setText] = useState('')
  const discard = useCallback(() => setText(''), [])
  return (
    <>
      <input aria-label="Telefone" value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedChangesGuard active={text !== ''} onDiscard={discard} />
    </>
  )
}

const open = () => renderPage(<Form />, { at: '/form', path: '/form' })
const question = () => page.getByRole('dialog', { name: 'Há alterações não salvas' })

function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('[SET-01] asks nothing without changes, or for another address of the same page', async () => {
  const { router, ...view } = await open()
  expect(asksBeforeUnload()).toBe(false)
  await view.getByRole('textbox').fill('1')
  await router.navigate('/form?aba=seo')
  expect(router.state.location.search).toBe('?aba=seo')
  await expect.element(question()).not.toBeInTheDocument()
  await view.getByRole('textbox').fill('')
  await router.navigate('/other')
  expect(router.state.location.pathname).toBe('/other')
})

test('the browser and the sign-out ask only while changes are unsaved', async () => {
  const { store, ...view } = await open()
  await view.getByRole('textbox').fill('1')
  expect(asksBeforeUnload()).toBe(true)
  const [changes] = store.get(unsavedChangesAtom)
  changes?.discard()
  await expect.element(view.getByRole('textbox')).toHaveValue('')
  expect(asksBeforeUnload()).toBe(false)
  expect(store.get(unsavedChangesAtom).size).toBe(0)
})

test('two forms with typed text ask once, and leaving discards both', async () => {
  function Note() {
    const [text, setText] = useState('')
    return (
      <>
        <textarea aria-label="Nota" value={text} onChange={(event) => setText(event.target.value)} />
        <UnsavedChangesGuard active={text !== ''} onDiscard={() => setText('')} />
      </>
    )
  }
  const { router, store, ...view } = await renderPage(
    <>
      <Form />
      <Note />
    </>,
    { at: '/form', path: '/form' },
  )
  await view.getByLabelText('Telefone').fill('1')
  await view.getByLabelText('Nota').fill('Ligar antes')
  await expect.poll(() => store.get(unsavedChangesAtom).size).toBe(2)
  await view.getByLabelText('Telefone').fill('')
  await router.navigate('/other')
  await expect.element(question()).toBeVisible()
  await question().getByRole('button', { name: 'Continuar editando' }).click()
  await view.getByLabelText('Telefone').fill('1')
  await router.navigate('/other')
  await question().getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/other')
  expect(store.get(unsavedChangesAtom).size).toBe(0)
})

test('two forms with a new function per render announce themselves once each', async () => {
  function Page() {
    const unsaved = useAtomValue(unsavedChangesAtom)
    return (
      <>
        <UnsavedChangesGuard active onDiscard={() => undefined} />
        <UnsavedChangesGuard active onDiscard={() => undefined} />
        <output>{unsaved.size}</output>
      </>
    )
  }
  const view = await renderPage(<Page />)
  await expect.element(view.getByText('2', { exact: true })).toBeVisible()
})
