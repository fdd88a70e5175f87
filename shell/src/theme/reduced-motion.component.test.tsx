import { renderPage } from '@loja/component-testing'
import { Button } from 'antd'
import { expect, test } from 'vitest'

test('no ring runs out of a pressed button for who has asked for less motion', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  const view = await renderPage(<Button>Salvar</Button>)
  await view.getByRole('button', { name: 'Salvar' }).click()
  // antd draws it in the frame after the click.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(document.querySelector('.ant-wave')).toBeNull()
})
