import { Input } from 'antd'
import { Check, Circle } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { useTexts } from '../../locales'
import type { ControlFor, ControlProps } from '../form-types'

export function TextControl({ field, ...control }: ControlFor<'text' | 'email'>) {
  return (
    <Input
      {...inputProps(control)}
      className={field.isMono ? 'cw-mono' : undefined}
      type={field.kind === 'email' ? 'email' : 'text'}
      inputMode={field.kind === 'email' ? 'email' : undefined}
      autoCapitalize={field.kind === 'email' ? 'none' : undefined}
      autoComplete={field.autoComplete ?? (field.kind === 'email' ? 'email' : 'off')}
      autoFocus={field.autoFocus}
      spellCheck={field.kind === 'email' ? false : undefined}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      prefix={field.prefix}
      suffix={field.suffix}
    />
  )
}

export function LongTextControl({ field, ...control }: ControlFor<'longText'>) {
  return (
    <Input.TextArea
      {...inputProps(control)}
      rows={field.rows ?? 4}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      showCount={field.maxLength !== undefined}
    />
  )
}

export function PasswordControl({ field, ...control }: ControlFor<'password'>) {
  const t = useTexts('ui')
  const [isShown, setShown] = useState(false)
  const value = typeof control.value === 'string' ? control.value : ''
  return (
    <>
      <Input
        {...inputProps(control)}
        type={isShown ? 'text' : 'password'}
        autoComplete={field.autoComplete ?? 'current-password'}
        autoFocus={field.autoFocus}
        spellCheck={false}
        suffix={
          <button type="button" className="cw-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t('form.hide') : t('form.show')}
          </button>
        }
      />
      {field.rules && (
        <ul className="cw-rules">
          {field.rules(value).map((rule) => (
            <li key={rule.label} data-met={rule.isMet}>
              {rule.isMet ? <Check size={14} /> : <Circle size={14} />}
              {rule.label}
              <span className="cw-unseen">{rule.isMet ? t('form.ruleMet') : t('form.ruleNotMet')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function inputProps(control: ControlProps) {
  return {
    id: control.id,
    value: (control.value ?? '') as string,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => control.onChange(event.target.value),
    status: control.isInvalid ? ('error' as const) : undefined,
    size: control.isLarge ? ('large' as const) : undefined,
    disabled: control.isDisabled,
    readOnly: control.isReadOnly,
    'aria-invalid': control.isInvalid || undefined,
    'aria-describedby': control.describedBy,
  }
}
