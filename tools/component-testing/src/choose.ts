import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Chooses an option of the select that is open. antd draws them twice: a list for screen readers that cannot be clicked, and this one. */
export async function choose(label: string): Promise<void> {
  const option = await vi.waitFor(() => {
    const drawn = document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    )
    const found = [...drawn].find(({ textContent }) => textContent === label)
    if (!found) throw new Error(`no open select offers ${label}`)
    return found
  })
  await userEvent.click(option)
}
