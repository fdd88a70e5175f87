/**
 * React Refresh's own devtools hook leaves the list of renderers empty, from which a remote's learns of React
 * (facebook/react#37410).
 */
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
