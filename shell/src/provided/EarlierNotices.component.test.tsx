import { notices, renderPage } from '@loja/component-testing'
import { App, Button } from 'antd'
import { expect, test } from 'vitest'
import { EarlierNotices } from './EarlierNotices'

function EarlierModule() {
  const { notification } = App.useApp()
  const report = () => notification.error({ key: 'k', title: 'Erro', description: 'Não foi possível.', role: 'alert' })
  return <Button onClick={report}>Salvar</Button>
}

test('[DEV-07] a module of an earlier contract shows its notices', async () => {
  const view = await renderPage(
    <EarlierNotices>
      <EarlierModule />
    </EarlierNotices>,
  )
  await view.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(notices()).toHaveTextContent('ErroNão foi possível.')
})
