import { ConfirmHost } from '@coverwright/ui/confirm'
import { mayLeave } from '@coverwright/ui/form'
import { type Texts, TextsProvider } from '@coverwright/ui/locales'
import { NavigationProvider } from '@coverwright/ui/navigation'
import { readNonce, ThemeProvider } from '@coverwright/ui/theme'
import { Toasts } from '@coverwright/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useLook } from './platform/look'
import { queryClient } from './platform/queries'
import { type ConsoleRouter, ScreensProvider } from './platform/routes'
import { screens } from './rooms'

const nonce = readNonce()

export function App({ router, texts }: { router: ConsoleRouter; texts: Texts }) {
  const { theme, brand, language, colour } = useLook()
  const navigate = useCallback((href: string) => router.history.push(href), [router])
  return (
    <ThemeProvider theme={theme} brand={brand} language={language} colour={colour} {...(nonce ? { nonce } : {})}>
      <TextsProvider texts={texts}>
        <QueryClientProvider client={queryClient}>
          <ScreensProvider screens={screens}>
            <NavigationProvider navigate={navigate}>
              <RouterProvider router={router} />
              <ConfirmHost />
              <Toasts />
            </NavigationProvider>
          </ScreensProvider>
        </QueryClientProvider>
      </TextsProvider>
    </ThemeProvider>
  )
}

/** Unsaved work is asked about before any navigation, the browser's own Back included. */
export const guardUnsaved = (router: ConsoleRouter) =>
  router.history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false })
