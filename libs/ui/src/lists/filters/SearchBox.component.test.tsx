import { compose, finishComposing, renderPage } from '@loja/component-testing'
import { type ComponentProps, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchBox } from './SearchBox'

function Search({ onSearch, initial = '' }: Pick<ComponentProps<typeof SearchBox>, 'onSearch'> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  const search = (text: string, step: { replace: boolean }) => {
    onSearch(text, step)
    setValue(text)
  }
  return (
    <SearchBox
      label="Buscar por nome"
      value={value}
      onSearch={search}
      // biome-ignore lint/plugin: the field shows the text that is searched for.
      maxLength={20}
      joinLines={(pasted) => pasted.replaceAll(/\s+/g, ' ')}
    />
  )
}

async function open(initial?: string) {
  const onSearch = vi.fn()
  const view = await renderPage(<Search onSearch={onSearch} {...(initial !== undefined && { initial })} />)
  return { onSearch, box: view.getByRole('searchbox', { name: 'Buscar por nome' }) }
}

function stopIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('searches for the trimmed text once when typing pauses', async () => {
  stopIntervals()
  const { box, onSearch } = await open()
  await box.click()
  await userEvent.keyboard(' ana  ')
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onSearch.mock.calls).toEqual([['ana', { replace: false }]])
})

test('Enter searches at once, and not again while the search is under way', async () => {
  stopIntervals()
  const onSearch = vi.fn()
  const view = await renderPage(<SearchBox label="Buscar por nome" value="" onSearch={onSearch} />)
  await view.getByRole('searchbox').fill('ana')
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('ana', { replace: false })
  vi.advanceTimersByTime(1000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('[NAV-05] a page that is being left is not searched, and one to which the user returns is', async () => {
  stopIntervals()
  const address = location.href
  onTestFinished(() => history.replaceState(history.state, '', address))
  const { box, onSearch } = await open()
  await box.fill('ana')
  history.replaceState(history.state, '', '/admin/products')
  vi.advanceTimersByTime(1000)
  expect(onSearch).not.toHaveBeenCalled()
  history.replaceState(history.state, '', address)
  vi.advanceTimersByTime(1000)
  expect(onSearch.mock.calls).toEqual([['ana', { replace: false }]])
})

test('[USR-01] an unfinished word of an input method is not searched for', async () => {
  stopIntervals()
  const { box, onSearch } = await open()
  const input = box.element() as HTMLInputElement
  input.focus()
  await compose('marin')
  expect(input.value).toBe('marin')
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(1000)
  expect(onSearch).not.toHaveBeenCalled()
  await finishComposing('marina')
  vi.advanceTimersByTime(1000)
  await expect.poll(() => onSearch.mock.calls).toEqual([['marina', { replace: false }]])
})

test('text typed during a search stays and is searched for', async () => {
  const asked: string[] = []
  function SlowAddress() {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchBox label="Buscar por nome" value={value} onSearch={(text) => asked.push(text)} />
        <button type="button" onClick={() => setValue(asked.at(-1) ?? '')}>
          Chegou
        </button>
      </>
    )
  }
  const view = await renderPage(<SlowAddress />)
  const box = view.getByRole('searchbox', { name: 'Buscar por nome' })
  await box.click()
  await userEvent.keyboard('q{Enter}')
  expect(asked.at(-1)).toBe('q')
  await userEvent.keyboard('uente')
  // Not by mouse, so that the focus stays in the box.
  const arrive = view.getByRole('button', { name: 'Chegou' }).element() as HTMLButtonElement
  arrive.click()
  await expect.element(box).toHaveValue('quente')
  await expect.poll(() => asked.at(-1)).toBe('quente')
  await expect.element(box).toHaveValue('quente')
})

test.each([
  ['after filters were cleared stays and is searched for', 'lead, then type', 'quente'],
  ['before filters were cleared is removed', 'type, then lead', ''],
])('text typed %s', async (_, order, kept) => {
  const address = location.href
  onTestFinished(() => history.replaceState(history.state, '', address))
  const asked: string[] = []
  function LateAddress() {
    const [value, setValue] = useState('frio')
    return (
      <>
        <SearchBox label="Buscar por nome" value={value} onSearch={(text) => asked.push(text)} />
        <button type="button" onClick={() => setValue('')}>
          Desenhar
        </button>
      </>
    )
  }
  const view = await renderPage(<LateAddress />)
  const box = view.getByRole('searchbox', { name: 'Buscar por nome' })
  const steps = {
    lead: () => history.replaceState(history.state, '', '?limpo=1'),
    type: () => box.fill('quente'),
  }
  for (const step of order.split(', then ') as (keyof typeof steps)[]) await steps[step]()
  const draw = view.getByRole('button', { name: 'Desenhar' }).element() as HTMLButtonElement
  draw.click()
  await expect.element(box).toHaveValue(kept)
  if (kept) await expect.poll(() => asked.at(-1)).toBe(kept)
})

test('pasted lines are joined at the caret, and cut at the limit', async () => {
  const { box } = await open('ab')
  await box.click()
  await userEvent.keyboard('{Home}{ArrowRight}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '1\r\n2\n3')
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(box).toHaveValue('a1 2 3b')
  const long = new DataTransfer()
  long.setData('text', `x\n${'y'.repeat(40)}`)
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: long, bubbles: true, cancelable: true }))
  await expect.poll(() => (box.element() as HTMLInputElement).value).toHaveLength(20)
  await expect.element(page.getByText('A busca vai só até 20 caracteres.')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText(/A busca vai só até/)).not.toBeInTheDocument()
})

test('a text that the field itself cuts is reported', async () => {
  const { box } = await open('')
  await box.click()
  await userEvent.keyboard('z'.repeat(21))
  await expect.element(box).toHaveValue('z'.repeat(20))
  await expect.element(page.getByText('A busca vai só até 20 caracteres.')).toBeVisible()
})

test('[PROD-03] a hint moves nothing, and the text is searched for', async () => {
  const onSearch = vi.fn()
  const view = await renderPage(
    <>
      <SearchBox
        label="Buscar produto"
        value=""
        onSearch={onSearch}
        hint={(text) => (text.length === 1 ? 'Digite pelo menos 2 caracteres para buscar' : undefined)}
      />
      <p>A lista</p>
    </>,
  )
  const top = () => view.getByText('A lista').element().getBoundingClientRect().top
  const before = top()
  await view.getByRole('searchbox').fill('a')
  await expect.element(view.getByText('Digite pelo menos 2 caracteres para buscar')).toBeVisible()
  expect(top()).toBe(before)
  await expect.poll(() => onSearch.mock.calls).toEqual([['a', { replace: false }]])
  await view.getByRole('searchbox').fill('ab')
  await expect.element(view.getByText('Digite pelo menos 2 caracteres para buscar')).not.toBeInTheDocument()
})
