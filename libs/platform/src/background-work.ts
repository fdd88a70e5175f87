import { createSignal, type Readable } from './signal'

/** Work that a module does while any page may be shown, as the shell tells of it. */
export interface BackgroundWork {
  /** What it is, e.g. `Importação em Lote`. */
  label: string
  /** How far it is, e.g. `1.200 de 3.000`, or what it waits for. */
  detail: string
  /** 0 to 100. */
  percent: number
  /** Address that shows all of it, e.g. `/admin/products#importar`. */
  path: string
}

/** The hold of who does the work. */
export interface AnnouncedWork {
  report(progress: Pick<BackgroundWork, 'detail' | 'percent'>): void
  /** It is over, one way or the other. The module itself says how it went. */
  end(): void
}

const { get, set, subscribe } = createSignal<readonly BackgroundWork[]>([])

/**
 * Tells the shell of work that outlasts the page that began it. Until it ends, every page shows how far it is, with a
 * link, and the browser asks before the tab is closed.
 */
export function announceWork(work: BackgroundWork): AnnouncedWork {
  let shown = work
  set([...get(), shown])
  return {
    report(progress) {
      if (!get().includes(shown)) return
      const before = shown
      shown = { ...shown, ...progress }
      set(get().map((other) => (other === before ? shown : other)))
    },
    end: () => set(get().filter((other) => other !== shown)),
  }
}

/** What is under way now, the oldest first, and how to follow it: for `useSyncExternalStore`. */
export function getBackgroundWork(): Readable<readonly BackgroundWork[]> {
  return { get, subscribe }
}
