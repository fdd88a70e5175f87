const OF_IMPORT =
  /\/rpc\/(begin_product_import|import_products|import_product_updates|product_import_progress|finish_product_import)/

export interface Moment {
  request: number
  stage: 'unsent' | 'under-way' | 'stored'
  /** For `under-way`: milliseconds after which it happens. */
  afterMs: number
}

const STAGES = ['unsent', 'under-way', 'stored'] as const

export function randomMoment(requests: number, random: () => number): Moment {
  return {
    request: 1 + Math.floor(random() * requests),
    stage: STAGES[Math.floor(random() * STAGES.length)] as Moment['stage'],
    afterMs: Math.floor(random() * 40),
  }
}

/** Runs `work` until the tab dies: its connection breaks, but the server may finish the request. */
export function untilDeath<Result>(work: () => Promise<Result>, moment: Moment): Promise<Result | 'killed'> {
  const { stage, afterMs } = moment
  let die: () => void = () => undefined
  const killed = new Promise<'killed'>((resolve) => {
    die = () => resolve('killed')
  })
  const meet = async (send: (signal: AbortSignal | null) => Promise<unknown>) => {
    if (stage !== 'unsent')
      await send(stage === 'under-way' ? AbortSignal.timeout(afterMs) : null).catch(() => undefined)
    die()
    return new Promise<never>(() => undefined)
  }
  return meeting(() => Promise.race([work(), killed]), moment, meet)
}

export function cancelledAt<Result>(work: (signal: AbortSignal) => Promise<Result>, moment: Moment): Promise<Result> {
  const { stage, afterMs } = moment
  const control = new AbortController()
  const cancel = () => control.abort()
  const meet = async (send: (signal: null) => Promise<Response>) => {
    if (stage === 'unsent') cancel()
    if (stage === 'under-way') setTimeout(cancel, afterMs)
    const response = await send(null)
    cancel()
    return response
  }
  return meeting(() => work(control.signal), moment, meet)
}

async function meeting<Result>(
  work: () => Promise<Result>,
  { request: wanted }: Moment,
  meet: (send: (signal: AbortSignal | null) => Promise<Response>) => Promise<Response>,
): Promise<Result> {
  const send = globalThis.fetch
  let requests = 0
  globalThis.fetch = (input, init) => {
    if (!OF_IMPORT.test(String(input))) return send(input, init)
    requests += 1
    return requests === wanted ? meet((signal) => send(input, { ...init, signal })) : send(input, init)
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = send
  }
}
