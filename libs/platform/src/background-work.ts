import { createSignal, type Readable } from './signal'

export interface BackgroundWork {
  /** E.g. `Importação em Lote`. */
  label: string
  detail: string
  percent: number
  /** E.g. `/admin/products#importar`. */
  path: string
}

export interface AnnouncedWork {
  report(progress: Pick<BackgroundWork, 'detail' | 'percent'>): void
  end(): void
}

const { get, set, subscribe } = createSignal<readonly BackgroundWork[]>([])

/** Until it ends the browser asks before the tab is closed. */
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
