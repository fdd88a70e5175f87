import { renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useForm } from './use-form'

interface Login {
  name: string
  secret: string
}

const KEY = 'loja:test-draft:u1'
const STORED = { name: 'Ana', secret: '' }

function Form({ sharedErrors = false }) {
  const form = useForm<Login>({
    initial: STORED,
    idOf: (field) => field,
    draft: {
      form: 'test',
      toStore: ({ base, values }) => ({ base, values: { ...values, secret: '' } }),
    },
    sharedErrors,
    limits: { name: 20 },
  })
  const refuse = () => form.refuse({ secret: 'Informe a senha.', name: 'Informe o nome.' })
  const [sent, setSent] = useState('')
  return (
    <>
      {(['name', 'secret'] as const).map((field) => (
        <label key={field}>
          {field}
          <input {...form.text(field)} />
          <output>{form.errors[field]}</output>
        </label>
      ))}
      <p>{`changed ${form.changed} restored ${form.restored}`}</p>
      <button type="button" onClick={refuse}>
        refuse
      </button>
      <button type="button" onClick={() => form.refuse({}) || setSent(`sent ${form.values.name}`)}>
        send
      </button>
      <p>{sent}</p>
      <button type="button" onClick={form.discard}>
        discard
      </button>
    </>
  )
}

beforeEach(() => sessionStorage.clear())

test('[AUTH-04] typed text is restored in this tab until it is discarded, without what may not be stored', async () => {
  const first = await renderPage(<Form />)
  await first.getByRole('textbox', { name: 'name' }).fill('Bia')
  await first.getByRole('textbox', { name: 'secret' }).fill('1234')
  await first.unmount()
  expect(sessionStorage.getItem(KEY)).not.toContain('1234')
  const { getByRole, getByText } = await renderPage(<Form />)
  await expect.element(getByRole('textbox', { name: 'name' })).toHaveValue('Bia')
  await expect.element(getByText('changed name restored true')).toBeVisible()
  await getByRole('button', { name: 'discard' }).click()
  await expect.element(getByText('changed  restored false')).toBeVisible()
  await expect.element(getByRole('textbox', { name: 'name' })).toHaveValue('Ana')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a refusal focuses the first field of the page, and an edit clears the error of its field', async () => {
  const { getByRole, getByText } = await renderPage(<Form />)
  const name = getByRole('textbox', { name: 'name' })
  await getByRole('button', { name: 'refuse' }).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('x')
  await expect.element(getByText('Informe o nome.')).not.toBeInTheDocument()
  await expect.element(getByText('Informe a senha.')).toBeVisible()
})

test('a pasted text over the limit stays whole and is refused until it is shorter', async () => {
  const { getByRole, getByText } = await renderPage(<Form />)
  const name = getByRole('textbox', { name: 'name' })
  await name.fill('R$ 1.234.567,89 cada um')
  await expect.element(getByText('Use no máximo 20 caracteres: há 23.')).toBeVisible()
  await getByRole('button', { name: 'send' }).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('R$ 1.234.567,89 cada um')
  await name.fill('R$ 1.234.567,89')
  await getByRole('button', { name: 'send' }).click()
  await expect.element(getByText('sent R$ 1.234.567,89', { exact: true })).toBeVisible()
})

test('an edit clears errors that compare fields', async () => {
  const { getByRole, getByText } = await renderPage(<Form sharedErrors />)
  await getByRole('button', { name: 'refuse' }).click()
  await userEvent.keyboard('x')
  await expect.element(getByText('Informe a senha.')).not.toBeInTheDocument()
})
