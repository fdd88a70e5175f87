import type { BrowserContext, Page } from '@playwright/test'

interface Copies {
  reactDom: number
  stores: number
  queryClients: number
  routers: number
}

export async function countCopies(context: BrowserContext): Promise<(page: Page) => Promise<Copies>> {
  await context.addInitScript(watchCopies)
  return (page) => page.evaluate(() => (globalThis as unknown as { __copies__: () => Copies }).__copies__())
}

function watchCopies(): void {
  interface Fiber {
    type: { $$typeof?: symbol } | null
    memoizedProps: { value?: object } | null
    child: Fiber | null
    sibling: Fiber | null
  }
  let reactDom = 0
  const found = { stores: new Set<object>(), queryClients: new Set<object>(), routers: new Set<object>() }
  const has = (value: object, ...methods: string[]) =>
    methods.every((method) => typeof (value as Record<string, unknown>)[method] === 'function')
  const look = (value: object) => {
    if (has(value, 'getQueryCache')) found.queryClients.add(value)
    if (has(value, 'get', 'set', 'sub')) found.stores.add(value)
    const { router } = value as { router?: object }
    if (router && has(router, 'navigate', 'subscribe')) found.routers.add(router)
  }
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const value = fiber.memoizedProps?.value
      if (fiber.type?.$$typeof === Symbol.for('react.context') && typeof value === 'object' && value) look(value)
      walk(fiber.child)
    }
  }
  Object.assign(globalThis, {
    __copies__: () => ({
      reactDom,
      stores: found.stores.size,
      queryClients: found.queryClients.size,
      routers: found.routers.size,
    }),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => ++reactDom,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current),
      onCommitFiberUnmount: () => undefined,
    },
  })
}
