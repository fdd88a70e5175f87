/** A remote's React Refresh learns of React only from the renderers of the devtools hook, and React Refresh's own hook
 * leaves that list empty (facebook/react#37410). React DevTools fill it themselves; writing it twice is harmless. */
interface DevtoolsHook {
  renderers: Map<number, unknown>
  supportsFiber: boolean
  inject(renderer: unknown): number
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
  onScheduleFiberRoot(): void
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook }
const ignore = () => undefined
let renderers = 0

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => ++renderers,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
  onScheduleFiberRoot: ignore,
}

const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__
const inject = hook.inject
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}

export {}
