import { SignIn } from '@coverwright/contract/company/identity'
import type { Refusal } from '@coverwright/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import type { useSubmit } from '../../../platform/queries'
import type { SignInFieldProps } from './sign-in-field'

const schema = SignIn.omit({ deviceKey: true })
const names = ['email', 'password'] as const
type Name = (typeof names)[number]
export type Typed = Record<Name, string>
type Refused = Partial<Record<Name | 'general', Refusal>>
type Failed = { refusals: Refusal[] }

/** What is typed, what is wrong with it, and sending it once. */
export function useSignInForm(submit: ReturnType<typeof useSubmit<Typed>>) {
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' })
  const [refused, setRefused] = useState<Refused>({})
  const [isSending, setSending] = useState(false)
  const boxes = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const refuse = (told: Refused) => {
    setRefused(told)
    const first = names.find((name) => told[name])
    if (first) boxes[first].current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const read = schema.safeParse(typed)
    if (!read.success) return refuse(issueRefusals(read.error.issues))
    setSending(true)
    setRefused({})
    const outcome = await submit
      .onSubmit(read.data)
      .catch((): Failed => ({ refusals: [{ code: 'platform.saveFailed' }] }))
    setSending(false)
    const [refusal] = outcome?.refusals ?? []
    if (refusal)
      refuse({ [refusal.field === 'email' || refusal.field === 'password' ? refusal.field : 'general']: refusal })
  }

  const wordsOf = (refusal: Refusal | undefined) => refusal && submit.errorText(refusal.code, refusal.values)
  return {
    isSending,
    general: wordsOf(refused.general),
    /** What can be done about it depends on which refusal it is. */
    generalCode: refused.general?.code,
    email: typed.email,
    send: (event: FormEvent) => void send(event),
    field: (name: Name): Pick<SignInFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'box'> => ({
      name,
      value: typed[name],
      onChange: (value) => {
        setTyped((before) => ({ ...before, [name]: value }))
        setRefused((before) => ({ ...before, [name]: undefined, general: undefined }))
      },
      error: wordsOf(refused[name]),
      box: boxes[name],
    }),
  }
}

/** The first thing wrong with each field; the schema speaks in refusal codes. */
function issueRefusals(issues: readonly { path: PropertyKey[]; message: string }[]): Refused {
  const refused: Refused = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path[0])
    if (name) refused[name] ??= { code: message }
  }
  return refused
}
