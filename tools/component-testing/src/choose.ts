import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** antd draws its options beside a list for screen readers, which cannot be clicked. */
export async function choose(label: string): Promise<void> {
  const option = await vi.waitFor(() => {
    const lists = page.getByRole('listbox').elements()
    const drawn = lists.flatMap((list) => [...(list.parentElement?.querySelectorAll(':scope > :not([role]) *') ?? [])])
    const found = drawn.filter(({ textContent }) => textContent === label).at(-1)
    if (!found) throw new Error(`no open select offers ${label}`)
    return found
  })
  await userEvent.click(option)
}
