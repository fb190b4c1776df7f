import { identityOperations } from '@coverwright/contract/company/identity'
import { hasUnsaved } from '@coverwright/ui/form'
import { watchSheets } from '@coverwright/ui/later'
import { createTexts, gatheredTexts, roomTexts, type Texts } from '@coverwright/ui/locales'
import type { BrandName } from '@coverwright/ui/tokens'
import { loadRunTimeConfig } from './platform/config'
import { dialogs } from './platform/dialogs'
import { look } from './platform/look'
import { moveCookiesIntoSession, session, takeTalkToken, watchHidden } from './platform/session'
import { tabStorage } from './platform/storage'
import { ownVersion, watchVersion } from './platform/version'
import { call } from './platform/wire'
import { setWords } from './platform/words'

const brandOf: Record<string, BrandName> = { INSURER: 'insurer', BROKER: 'broker', AI8: 'ai8', PRODUCT_TALK: 'talk' }

/** Everything that comes before the first screen. */
export async function start(): Promise<Texts> {
  watchSheets(document)
  takeSession()
  const [texts] = await Promise.all([loadTexts(), loadRunTimeConfig().then(learnCompanyType)])
  setWords(texts)
  watchHidden(session, document, Date.now, logOutForHidden)
  watchVersion({
    own: ownVersion(),
    get: (...request) => fetch(...request),
    target: window,
    remembered: tabStorage,
    reload: () => window.location.reload(),
    isBusy: hasUnsaved,
  })
  return texts
}

function takeSession() {
  moveCookiesIntoSession(session, document)
  const clean = takeTalkToken(session, new URL(window.location.href))
  if (clean) window.history.replaceState(null, '', clean)
}

const loadTexts = () =>
  createTexts({
    language: look.read().language,
    sources: {
      ...roomTexts(import.meta.glob('./**/texts/*.json')),
      mentions: gatheredTexts(import.meta.glob('./**/mentions/*.json')),
    },
    preload: ['platform', 'routes'],
  })

/** Spec 7: asked at start when the host is not localhost; any failure is ignored. Locally the type is broker. */
async function learnCompanyType() {
  if (['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return look.choose({ brand: 'broker' })
  try {
    const type = await call(identityOperations.getDomainType, {}, { quiet: true })
    const brand = brandOf[type]
    if (brand) look.choose({ brand })
  } catch {
    // The console opens all the same, in the colours it last wore.
  }
}

/** Spec 8, auto logout: storage cleared, alert, back to sign-in. */
function logOutForHidden() {
  session.clear()
  void dialogs.show('loggedOut').then(() => window.location.assign('/'))
}
