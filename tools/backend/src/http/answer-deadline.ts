/** How long a client waits for an answer at most, in milliseconds: for its turn and for its statements together. */
export const ANSWER_MS = 45_000

/**
 * Answers 504 when `serve` takes longer than `deadlineMs`. What it does goes on: statements have limits of their own,
 * and a client that gave up cannot know either whether its change was made.
 */
export async function answerInTime(serve: () => Promise<Response>, deadlineMs: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(outOfTime()), deadlineMs)
  })
  const answer = serve()
  // After the deadline nobody else hears of a failure, which would end the process.
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** In PostgREST's words. */
function outOfTime(): Response {
  const message = 'The server did not answer in time.'
  return Response.json(
    { code: 'PGRST003', message, details: null, hint: null },
    { status: 504, headers: { 'access-control-allow-origin': '*' } },
  )
}
