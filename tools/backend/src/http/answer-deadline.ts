/** Queueing and statements together. */
export const ANSWER_MS = 45_000

/** `serve` continues after the 504: statements have their own limits. */
export async function answerInTime(serve: () => Promise<Response>, deadlineMs: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(outOfTime()), deadlineMs)
  })
  const answer = serve()
  // A rejection after the deadline would end the process.
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function outOfTime(): Response {
  const message = 'The server did not answer in time.'
  return Response.json(
    { code: 'PGRST003', message, details: null, hint: null },
    { status: 504, headers: { 'access-control-allow-origin': '*' } },
  )
}
