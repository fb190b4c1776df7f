import { readParts } from './face'
import { useStage } from './stage'

type Props = {
  path: string
  codes: readonly string[]
  answer: string
  onAnswer: (answer: string) => void
  isWrong: boolean
  describedBy?: string | undefined
}

/** '+852 61234567' taken apart again; what has no code yet is all number. */
export function splitPhone(answer: string, codes: readonly string[]): { code: string; number: string } {
  const match = /^(\+\d+) ?(.*)$/.exec(answer)
  return match ? { code: match[1] ?? '', number: match[2] ?? '' } : { code: codes[0] ?? '', number: answer }
}

export function readPhoneBox(form: FormData, path: string): string | undefined {
  const { code = '', number } = readParts(form, path, ['code', 'number']) ?? {}
  return number === undefined ? undefined : `${code} ${number}`
}

export function PhoneBox({ path, codes, answer, onAnswer, isWrong, describedBy }: Props) {
  const { words } = useStage()
  const { code, number } = splitPhone(answer, codes)
  return (
    <div className="tel">
      <select
        className="in code num"
        name={`${path}.code`}
        aria-label={words.countryCode}
        autoComplete="tel-country-code"
        value={code}
        onChange={(event) => onAnswer(`${event.target.value} ${number}`)}
      >
        {codes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <input
        id={`q-${path}.number`}
        className="in num"
        name={`${path}.number`}
        type="tel"
        autoComplete="tel-national"
        aria-label={words.phoneNumber}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        value={number}
        onChange={(event) => onAnswer(event.target.value && `${code} ${event.target.value}`)}
      />
    </div>
  )
}
