import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { BrandMark } from '@coverwright/ui/shell'
import { lazy, type ReactNode, Suspense } from 'react'
import { type ScreenPath, useScreens } from '../routes'
import { LanguageChoice } from './language-choice'
import { SignInArt } from './sign-in-art'
import { SignInForm } from './sign-in-form'
import { useSignIn } from './use-sign-in'
import './sign-in.css'

/** Asked of few, so it does not weigh on the first screen of all. */
const TwoStepForm = lazy(() => import('./two-step-form').then((part) => ({ default: part.TwoStepForm })))

export function SignInPage() {
  const signIn = useSignIn()
  return (
    <SignInAround>
      {signIn.openStep?.step === 'twoStep' ? (
        <Suspense fallback={null}>
          <TwoStepForm submit={signIn.twoStep} onBack={signIn.startAgain} />
        </Suspense>
      ) : (
        <SignInForm submit={signIn.password} />
      )}
    </SignInAround>
  )
}

/** The two halves: what one fills in, and the product in small. */
export function SignInAround({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in">
      <main className="sign-in-half">
        <div className="sign-in-brand">
          <BrandMark size={28} />
          Coverwright
        </div>
        <div className="sign-in-box">{children}</div>
        <Foot />
      </main>
      <SignInArt />
    </div>
  )
}

const footPaths: readonly ScreenPath[] = ['/legal-privacy', '/ACM', '/contact-us']

function Foot() {
  const t = useTexts('routes')
  const built = useScreens().filter((screen) => footPaths.includes(screen.path))
  return (
    <footer className="sign-in-foot">
      <LanguageChoice />
      {built.map(({ path }) => (
        <Link key={path} href={path}>
          {t(`title.${path.slice(1)}`)}
        </Link>
      ))}
    </footer>
  )
}
