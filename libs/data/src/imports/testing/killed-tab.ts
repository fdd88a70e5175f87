const OF_IMPORT =
  /\/rpc\/(begin_product_import|import_products|import_product_updates|product_import_progress|finish_product_import)/

/** When something happens to the tab of an import; for tests. */
export interface Moment {
  /** At which of its requests, from 1. */
  request: number
  /** How far that one came: what is `unsent` was not made yet, or its forerunner's answer was not looked at. */
  stage: 'unsent' | 'under-way' | 'stored'
  /** Milliseconds after which one under way is met. */
  afterMs: number
}

const STAGES = ['unsent', 'under-way', 'stored'] as const

/** @param requests how many there are at most @param random 0 to 1 */
export function randomMoment(requests: number, random: () => number): Moment {
  return {
    request: 1 + Math.floor(random() * requests),
    stage: STAGES[Math.floor(random() * STAGES.length)] as Moment['stage'],
    afterMs: Math.floor(random() * 40),
  }
}

/**
 * What a tab does until it dies. As in a process that was killed, nothing of it goes on and its connection breaks; what
 * the server does with the request is its own affair.
 */
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

/** What a tab does whose person presses `Cancelar importação` at a moment. */
export function cancelledAt<Result>(work: (signal: AbortSignal) => Promise<Result>, moment: Moment): Promise<Result> {
  const { stage, afterMs } = moment
  const control = new AbortController()
  const cancel = () => control.abort()
  const meet = async (send: (signal: null) => Promise<Response>) => {
    if (stage === 'unsent') cancel()
    if (stage === 'under-way') setTimeout(cancel, afterMs)
    const response = await send(null)
    // At the latest: whatever the machine's speed, the rest is not sent.
    cancel()
    return response
  }
  return meeting(() => work(control.signal), moment, meet)
}

/** Stands between the client and the server in this process and puts `meet` in the place of one request. */
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
