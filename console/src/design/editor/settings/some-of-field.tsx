import { Check } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'

type Props = {
  label: string
  options: readonly string[]
  value: readonly string[]
  words: (option: string) => string
  isReadOnly: boolean
  onWrite: (value: readonly string[]) => void
}

/** Some of a few, in the order in which they are offered. */
export function SomeOfField({ label, options, value, words, isReadOnly, onWrite }: Props) {
  const put = (option: string, isOn: boolean) =>
    onWrite(options.filter((each) => (each === option ? isOn : value.includes(each))))
  return (
    <Field label={label} isGroup>
      {({ id }) => (
        <div className="editor-checks" role="group" aria-labelledby={`${id}-label`}>
          {options.map((option) => (
            <Check
              key={option}
              isOn={value.includes(option)}
              isDisabled={isReadOnly}
              onChange={(isOn) => put(option, isOn)}
            >
              {words(option)}
            </Check>
          ))}
        </div>
      )}
    </Field>
  )
}
