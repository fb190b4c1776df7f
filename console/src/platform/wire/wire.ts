import { identityOperations } from '@coverwright/contract/company/identity'
import { signingOperations } from '@coverwright/contract/company/signing'
import { runTimeConfig } from '../config'
import { dialogs } from '../dialogs'
import { look } from '../look'
import { deviceId, joinTabs, keepGoingTo, session, showPresence } from '../session'
import { browserKeyStore, createKeyRing, createServerClock, type KeyRing } from '../signing'
import { createCall } from './call'
import { maintenance } from './maintenance'
import { createOpenStream } from './open-stream'
import { createRenewal } from './renewal'
import { createSender } from './sender'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A full load, so that nothing of the session is left in the page's memory. */
function leave() {
  session.clear()
  const isOutside = look.read().brand === 'talk'
  window.location.assign(isOutside ? runTimeConfig().talkSignInAddress : '/')
}

const whereOneIs = () => `${window.location.pathname}${window.location.search}`

/** Where somebody whose company's trial is over may stay: the way on, and what is asked there. */
const WAY_ON =
  /^\/(trial-expired|upgrade|upgrade-info|license-number|transactions-inclusive|base-price|upgrade-payment|upgrade-success)$/

/** To the page that says what can be done; whoever may pay goes on from there, so the session is kept. */
function leaveAfterTrial() {
  if (!WAY_ON.test(window.location.pathname)) window.location.assign('/trial-expired')
}

const clock = createServerClock()
const tabs = joinTabs(session, leave)
showPresence(session)
const keyRing = (): KeyRing => keys
const send = createSender({
  fetch: (...request) => fetch(...request),
  config: runTimeConfig,
  session,
  keys: keyRing,
  clock,
})
const idToken = () => session.read('token')?.IdToken
const renew = createRenewal({
  session,
  dialogs,
  refresh: (token) =>
    call(
      identityOperations.refreshSession,
      { refreshToken: token.RefreshToken, deviceKey: token.device_key },
      { quiet: true, isRenewal: true },
    ),
  leave: () => {
    keepGoingTo(whereOneIs())
    leave()
  },
  tellLeft: tabs.tellLeft,
  isLandingVariant: () => look.read().brand === 'talk',
  alone: tabs.alone,
})

/** Calls one operation of the server. Rooms call it in their hooks; screens never do. */
export const call = createCall({
  send,
  idToken,
  renew,
  keys: keyRing,
  dialogs,
  onMaintenance: maintenance.begin,
  onTrialOver: leaveAfterTrial,
  wait,
})

const keys = createKeyRing({
  store: browserKeyStore(),
  clock,
  registrar: {
    ask: () => call(signingOperations.getServerKey, {}),
    register: (publicKey) => call(signingOperations.registerKey, { publicKey, device: deviceId() }),
  },
})

export const openStream = createOpenStream({
  send,
  idToken,
  renew,
  keys: keyRing,
  onTrialOver: leaveAfterTrial,
  hasSession: session.hasToken,
})

/**
 * Ends the session here, in the tabs that share it, and on the server; there last, or another tab would find its calls
 * refused and say that the login expired.
 */
export async function signOut() {
  const token = session.read('token')
  if (token) tabs.tellLeft(token)
  await call(identityOperations.signOut, {}, { quiet: true }).catch(() => undefined)
  leave()
}
