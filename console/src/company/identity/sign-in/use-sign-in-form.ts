import { SignIn } from '@coverwright/contract/company/identity'
import { type FormEvent, useRef, useState } from 'react'
import type { useSubmit } from '../../../platform/queries'
import type { SignInFieldProps } from './sign-in-field'
import type { Typed } from './sign-in-form'

const schema = SignIn.omit({ deviceKey: true })
const names = ['email', 'password'] as const
type Name = (typeof names)[number]
type Codes = Partial<Record<Name | 'general', string>>
type Failed = { refusals: { code: string; field?: string }[] }

/** What is typed, what is wrong with it, and sending it once. */
export function useSignInForm(submit: ReturnType<typeof useSubmit<Typed>>) {
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' })
  const [codes, setCodes] = useState<Codes>({})
  const [isSending, setSending] = useState(false)
  const boxes = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const refuse = (refused: Codes) => {
    setCodes(refused)
    const first = names.find((name) => refused[name])
    if (first) boxes[first].current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const read = schema.safeParse(typed)
    if (!read.success) return refuse(issueCodes(read.error.issues))
    setSending(true)
    setCodes({})
    const outcome = await submit
      .onSubmit(read.data)
      .catch((): Failed => ({ refusals: [{ code: 'platform.saveFailed' }] }))
    setSending(false)
    const [refusal] = outcome?.refusals ?? []
    if (refusal)
      refuse({ [refusal.field === 'email' || refusal.field === 'password' ? refusal.field : 'general']: refusal.code })
  }

  const wordsOf = (code: string | undefined) => (code === undefined ? undefined : submit.errorText(code))
  return {
    isSending,
    general: wordsOf(codes.general),
    /** What can be done about it depends on which refusal it is. */
    generalCode: codes.general,
    email: typed.email,
    send: (event: FormEvent) => void send(event),
    field: (name: Name): Pick<SignInFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'box'> => ({
      name,
      value: typed[name],
      onChange: (value) => {
        setTyped((before) => ({ ...before, [name]: value }))
        setCodes((before) => ({ ...before, [name]: undefined, general: undefined }))
      },
      error: wordsOf(codes[name]),
      box: boxes[name],
    }),
  }
}

/** The first thing wrong with each field; the schema speaks in refusal codes. */
function issueCodes(issues: readonly { path: PropertyKey[]; message: string }[]): Codes {
  const codes: Codes = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path[0])
    if (name) codes[name] ??= message
  }
  return codes
}
