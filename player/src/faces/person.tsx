import { genders, type PersonPart, phoneCodes } from '@coverwright/rules/design/forms'
import { DateBoxes, readDateBoxes } from './date-boxes'
import { type FaceOf, readText, recordOf, textOf, withPart } from './face'
import { FieldSet, Wrong } from './field'
import { PhoneBox, readPhoneBox } from './phone-box'
import { sayDay, useStage } from './stage'

type PartProps = { part: PersonPart; path: string; value: string; onValue: (value: string) => void; isWrong: boolean }

const hints: Partial<Record<PersonPart, string>> = { firstName: 'given-name', lastName: 'family-name', email: 'email' }
const halves: readonly PersonPart[] = ['firstName', 'lastName']

export const person: FaceOf<'person'> = {
  Face: function PersonFace({ question, path, answer, onAnswer, refusals }) {
    const given = recordOf(answer)
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <div className="parts">
          {question.parts.map((part) => (
            <div key={part} className={halves.includes(part) ? undefined : 'wide'}>
              <Part
                part={part}
                path={`${path}.${part}`}
                value={textOf(given[part])}
                onValue={(value) => onAnswer(withPart(part, value))}
                isWrong={Boolean(refusals[`${path}.${part}`])}
              />
              <Wrong path={`${path}.${part}`} refusal={refusals[`${path}.${part}`]} />
            </div>
          ))}
        </div>
      </FieldSet>
    )
  },
  readForm: (form, path, { parts }) => {
    const found = parts.flatMap((part) => {
      const value = readPart(form, `${path}.${part}`, part)
      return value === undefined ? [] : [[part, value] as const]
    })
    return found.length > 0 ? Object.fromEntries(found) : undefined
  },
  say: (answer, { parts }, { words, language }) => {
    const given = recordOf(answer)
    const name = halves.filter((part) => parts.includes(part)).map((part) => textOf(given[part]))
    const rest = parts.filter((part) => !halves.includes(part)).map((part) => sayPart(part, textOf(given[part])))
    function sayPart(part: PersonPart, value: string): string {
      if (part === 'birth') return sayDay(value, language)
      return part === 'gender' ? (words[value as (typeof genders)[number]] ?? '') : value
    }
    return [name.join(' ').trim(), ...rest].filter(Boolean).join('\n')
  },
}

function readPart(form: FormData, path: string, part: PersonPart): string | undefined {
  if (part === 'birth') return readDateBoxes(form, path)
  return part === 'phone' ? readPhoneBox(form, path) : readText(form, path)
}

function Part({ part, path, value, onValue, isWrong }: PartProps) {
  const { words } = useStage()
  const wrongId = isWrong ? `q-${path}-wrong` : undefined
  if (part === 'birth' || part === 'phone') {
    return (
      <div role="group" aria-label={words[part]}>
        <span className="label">{words[part]}</span>
        {part === 'birth' ? (
          <DateBoxes path={path} answer={value} onAnswer={onValue} isWrong={isWrong} describedBy={wrongId} isBirthday />
        ) : (
          <PhoneBox
            path={path}
            codes={phoneCodes}
            answer={value}
            onAnswer={onValue}
            isWrong={isWrong}
            describedBy={wrongId}
          />
        )}
      </div>
    )
  }
  const shared = {
    id: `q-${path}`,
    name: path,
    className: 'in',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': wrongId,
    value,
  }
  return (
    <>
      <label className="label" htmlFor={`q-${path}`}>
        {words[part]}
      </label>
      {part === 'gender' ? (
        <select {...shared} onChange={(event) => onValue(event.target.value)}>
          <option value="">{words.choose}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {words[gender]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={part === 'email' ? 'email' : 'text'}
          autoComplete={hints[part] ?? 'off'}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </>
  )
}
