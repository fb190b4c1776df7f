import { homeOperations, type SetUpStep } from '@coverwright/contract/insight/home'
import type { ChecklistStep } from '@coverwright/ui/checklist-strip'
import { type T, useTexts } from '@coverwright/ui/locales'
import { useMe } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { mayOpen, type ScreenPath, useScreens } from '../../platform/routes'

/** Where a step is done, best place first: one that is not built yet, or needs a product first, gives way to the next. */
const places: Record<SetUpStep['step'], readonly ScreenPath[]> = {
  companyProfile: ['/company-profile'],
  verification: ['/company-profile'],
  members: ['/users'],
  twoStep: ['/account'],
  sender: ['/setting/general'],
  product: ['/project'],
  rates: ['/setting-page/pricing', '/setting-page', '/project'],
  publish: ['/publisher', '/setting-page', '/project'],
}

/** The set-up from what is really there, once it is known; null where it could not be told. The server names the steps that this person may do. */
export function useSetUpSteps(): ChecklistStep[] | null | undefined {
  const t = useTexts('home')
  const screens = useScreens()
  const { permissions } = useMe()
  const { data, error } = useOperation(homeOperations.getSetUp, {}, { quiet: true })
  const canOpen = (path: ScreenPath) =>
    screens.some((screen) => screen.path === path && mayOpen(screen, permissions as string[]))
  if (!data) return error ? null : undefined
  return data.steps.flatMap((step) => {
    const href = addressOf(step, canOpen)
    if (!href) return []
    const isToCome = step.step === 'publish' && !step.isDone && !canOpen('/publisher')
    const said = isToCome ? t('setUp.toCome') : about(t, step)
    // What cannot be done here yet is not offered as the next thing to do.
    const isWaiting = step.isWaiting || isToCome
    return [{ key: step.step, label: t(`step.${step.step}`), about: said, isDone: step.isDone, isWaiting, href }]
  })
}

function addressOf({ step, productId }: SetUpStep, canOpen: (path: ScreenPath) => boolean): string | undefined {
  const isOfProduct = (path: string) => path.startsWith('/setting-page')
  const place = places[step].find((path) => canOpen(path) && (productId || !isOfProduct(path)))
  if (step === 'twoStep' && place) return `${place}?tab=security`
  return place && isOfProduct(place) ? `${place}?product=${productId}` : place
}

/** What came of it; spec 3 calls the rest 'not set up' and 'completed'. */
function about(t: T, { step, isDone, count, verification }: SetUpStep): string {
  if (verification && verification !== 'notSubmitted') return t(`verification.${verification}`)
  if (step === 'companyProfile' && !isDone) return t('setUp.missing', { count })
  if (!isDone) return t('setUp.notSetUp')
  if (step === 'members') return t('setUp.people', { count })
  return step === 'product' ? t('setUp.products', { count }) : t('setUp.completed')
}
