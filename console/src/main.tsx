import './platform/first'
import '@coverwright/ui/base.css'
import './console.css'
import { createRoot } from 'react-dom/client'
import { App, guardUnsaved } from './app'
import { surroundings } from './frame'
import { screens } from './rooms'
import { createConsoleRouter } from './routes'
import { start } from './start'

const texts = await start()
const router = createConsoleRouter(screens, surroundings)
guardUnsaved(router)
router.subscribe('onResolved', ({ pathChanged }) => {
  if (!pathChanged) return
  window.scrollTo(0, 0)
  document.getElementById('page')?.scrollTo(0, 0)
})

const home = document.getElementById('console')
if (home) createRoot(home).render(<App router={router} texts={texts} />)
