import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const notices = () =>
  page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByRole('button', { name: 'Fechar' }) })

export async function closeNotices(): Promise<void> {
  const buttons = notices().getByRole('button', { name: 'Fechar' }).elements()
  for (const button of buttons) (button as HTMLElement).click()
  await expect.element(notices()).not.toBeInTheDocument()
}
