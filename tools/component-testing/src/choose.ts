import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** antd draws its options beside a list for screen readers, which cannot be clicked. */
export async function choose(label: string): Promise<void> {
  await expect.poll(() => optionOf(label), { message: `an open select offers ${label}` }).toBeDefined()
  await userEvent.click(optionOf(label) as Element)
}

function optionOf(label: string): Element | undefined {
  const lists = page.getByRole('listbox').elements()
  const drawn = lists.flatMap((list) => [...(list.parentElement?.querySelectorAll(':scope > :not([role]) *') ?? [])])
  return drawn.filter(({ textContent }) => textContent === label).at(-1)
}
