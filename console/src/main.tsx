import './platform/first'
import '@coverwright/ui/base.css'
import './console.css'
import { createRoot } from 'react-dom/client'
import { App, guardUnsaved } from './app'
import { surroundings } from './frame'
import { screens } from './rooms'
import { createConsoleRouter } from './platform/routes'
import { start } from './start'

/** Not awaited at the top of this module: the screens' parts import from it and would wait for themselves. */
async function open() {
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
}

void open()
