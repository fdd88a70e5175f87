import { renewSession } from '../../client/renew-session'

export const quietEffects = {
  renewSession,
  untilReady: async () => undefined,
  delay: async () => undefined,
  random: () => 0,
  onWait: () => undefined,
  onBatches: () => undefined,
}
