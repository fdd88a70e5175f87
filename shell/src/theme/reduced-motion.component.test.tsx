import { renderPage } from '@loja/component-testing'
import { Button } from 'antd'
import { expect, test } from 'vitest'

test('a pressed button has no ring with prefers-reduced-motion', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  const view = await renderPage(<Button>Salvar</Button>)
  await view.getByRole('button', { name: 'Salvar' }).click()
  // antd renders the ring in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(document.querySelector('.ant-wave')).toBeNull()
})
