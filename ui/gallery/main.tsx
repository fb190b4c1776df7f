import '../src/base.css'
import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmHost } from '../src/confirm'
import { createTexts, isLanguage, TextsProvider, type Language } from '../src/locales'
import { NavigationProvider } from '../src/navigation'
import { Maintenance } from '../src/page'
import { giveStylesNonce, readNonce, ThemeProvider } from '../src/theme'
import { brandNames, themeNames, type BrandName, type ThemeName } from '../src/tokens'
import { Toasts } from '../src/toast'
import { ChartsPage } from './charts-page'
import { FormsPage } from './forms-page'
import { GalleryFrame } from './gallery-frame'
import { HomePage } from './home-page'
import { PiecesPage } from './pieces-page'
import { ProductsPage } from './products-page'
import { SignInPage } from './sign-in-page'
import { StatesPage, UnauthorizedPage } from './states-page'
import { GalleryThing } from './thing-page'
import { ThingStatesPage } from './thing-states-page'
import { WizardPage } from './wizard-page'

/** ?page=products&theme=light&brand=insurer&language=zh_tw */
const params = new URLSearchParams(location.search)
const language: Language = isLanguage(params.get('language')) ? (params.get('language') as Language) : 'en_us'
const theme = themeNames.find((name) => name === params.get('theme')) ?? ('ai8-dark' satisfies ThemeName)
const brand = brandNames.find((name) => name === params.get('brand')) ?? ('broker' satisfies BrandName)

const framed = (path: string, page: ReactNode) => <GalleryFrame path={path}>{page}</GalleryFrame>

const pages: Record<string, () => ReactNode> = {
  home: () => framed('/home', <HomePage />),
  products: () => framed('/products/sale', <ProductsPage />),
  charts: () => framed('/insights', <ChartsPage />),
  forms: () => framed('/settings', <FormsPage />),
  states: () => framed('/insights', <StatesPage />),
  pieces: () => framed('/company', <PiecesPage />),
  thing: () => framed('/customers', <GalleryThing />),
  'thing-loading': () => framed('/customers', <ThingStatesPage state="loading" />),
  'thing-gone': () => framed('/customers', <ThingStatesPage state="gone" />),
  'thing-failed': () => framed('/customers', <ThingStatesPage state="failed" />),
  'thing-refused': () => framed('/customers', <ThingStatesPage state="refused" />),
  timeline: () => framed('/customers', <ThingStatesPage state="parts" />),
  wizard: () => framed('/products/projects', <WizardPage />),
  unauthorized: () => framed('/assistant', <UnauthorizedPage />),
  signin: () => <SignInPage />,
  maintenance: () => <Maintenance />,
}

const nonce = readNonce()
if (nonce) giveStylesNonce(nonce)

const texts = await createTexts({ language, sources: {} })
createRoot(document.getElementById('root')!).render(
  <TextsProvider texts={texts}>
    <ThemeProvider theme={theme} brand={brand} language={language} nonce={nonce}>
      <NavigationProvider navigate={() => {}}>
        <Suspense>{(pages[params.get('page') ?? 'home'] ?? pages.home!)()}</Suspense>
        <Toasts />
        <ConfirmHost />
      </NavigationProvider>
    </ThemeProvider>
  </TextsProvider>,
)
