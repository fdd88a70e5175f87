import { renderPage } from '@loja/component-testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NewsDialog } from './NewsDialog'
import { newsStorage, readNewsChoice } from './news-choice'

beforeEach(() => localStorage.clear())

async function open(userId = 'ana') {
  const onClose = vi.fn()
  const view = await renderPage(<NewsDialog userId={userId} onClose={onClose} />)
  return {
    ...view,
    sound: view.getByRole('switch', { name: 'Tocar um som' }),
    notification: view.getByRole('switch', { name: 'Mostrar uma notificação do sistema' }),
  }
}

function answerPermission(answer: NotificationPermission) {
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answer)
  onTestFinished(() => ask.mockRestore())
  return ask
}

test('[NEW-02] both are off at first, and the choice belongs to the account', async () => {
  const ask = answerPermission('granted')
  const { sound, notification } = await open()
  await expect.element(sound).not.toBeChecked()
  await expect.element(notification).not.toBeChecked()
  expect(ask).not.toHaveBeenCalled()
  await sound.click()
  await expect.element(sound).toBeChecked()
  expect(ask).not.toHaveBeenCalled()
  expect(readNewsChoice(newsStorage, 'ana')).toEqual(['sound'])
  expect(readNewsChoice(newsStorage, 'bia')).toEqual([])
  await sound.click()
  expect(readNewsChoice(newsStorage, 'ana')).toEqual([])
})

test('[NEW-02] a refused permission is reported and leaves the switch off', async () => {
  const ask = answerPermission('denied')
  const { notification, getByRole } = await open()
  await notification.click()
  await expect.element(getByRole('alert')).toHaveTextContent('O navegador não permite notificações deste site.')
  await expect.element(notification).not.toBeChecked()
  expect(ask).toHaveBeenCalledOnce()
  expect(readNewsChoice(newsStorage, 'ana')).toEqual([])
})
