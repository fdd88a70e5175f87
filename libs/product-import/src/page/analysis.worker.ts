import { createAnalysedList } from './analysed-list'
import type { ListAnswer, ListRequest } from './analysis-protocol'
import { failureOf } from './list-failure'

const post = (answer: ListAnswer) => self.postMessage(answer)
const list = createAnalysedList((progress) => post({ progress }))

self.onmessage = async ({ data: { id, call, args } }: MessageEvent<ListRequest>) => {
  try {
    const run = list[call] as (...given: unknown[]) => unknown
    post({ id, result: await run(...args) })
  } catch (error) {
    post({ id, failure: failureOf(error) })
  }
}
