import { createSignal, type Readable } from './signal'

export interface BackgroundWork {
  /** E.g. `Importação em Lote`. */
  label: string
  /** Progress or the reason for waiting, e.g. `1.200 de 3.000`. */
  detail: string
  /** 0 to 100. */
  percent: number
  /** E.g. `/admin/products#importar`. */
  path: string
}

export interface AnnouncedWork {
  report(progress: Pick<BackgroundWork, 'detail' | 'percent'>): void
  /** The module itself reports the result. */
  end(): void
}

const { get, set, subscribe } = createSignal<readonly BackgroundWork[]>([])

/** Shows work on every page; until it ends the browser asks before the tab is closed. */
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

export function getBackgroundWork(): Readable<readonly BackgroundWork[]> {
  return { get, subscribe }
}
