import { renewSession } from '../../client/renew-session'

/** What an import does besides reading and sending, where no test looks at it: nothing waits. */
export const quietEffects = {
  renewSession,
  untilReady: async () => undefined,
  delay: async () => undefined,
  random: () => 0,
  onWait: () => undefined,
  onBatches: () => undefined,
}
