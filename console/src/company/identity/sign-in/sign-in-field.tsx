import { useTexts } from '@coverwright/ui/locales'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import './sign-in-field.css'

export type SignInFieldProps = {
  name: 'email' | 'password'
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  box: RefObject<HTMLInputElement | null>
  beside?: ReactNode
  autoFocus?: boolean
}

export function SignInField({ name, label, value, onChange, error, box, beside, autoFocus }: SignInFieldProps) {
  const t = useTexts('identity')
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = name === 'password'
  return (
    <div className="cw-field sign-in-field">
      <div className="cw-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="sign-in-input" data-invalid={error !== undefined}>
        <input
          ref={box}
          id={id}
          name={name}
          type={isSecret ? (isShown ? 'text' : 'password') : 'email'}
          autoComplete={isSecret ? 'current-password' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {isSecret && (
          <button type="button" className="cw-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t('signIn.hide') : t('signIn.show')}
          </button>
        )}
      </div>
      {beside && <span className="sign-in-beside">{beside}</span>}
      {error && (
        <p id={`${id}-error`} className="cw-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
