/**
 * First module of the development shell (`shellConfig` in rsbuild.base.ts). A remote brings a React Refresh of its own,
 * which meets a React that has registered already and learns of it only from the list of renderers in the devtools
 * hook. React Refresh's own hook keeps that list empty: an update of the remote would run and the page stay as it was
 * (facebook/react#37410). With React DevTools in the browser the list is there, and nothing is lost by writing it twice.
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
