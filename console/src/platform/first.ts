import { giveStylesNonce, readNonce } from '@coverwright/ui/theme'
import { z } from 'zod'

/** Imported before anything else: the page's policy allows neither code from text nor styles without its nonce. */
z.config({ jitless: true })
const nonce = readNonce()
if (nonce) giveStylesNonce(nonce)
