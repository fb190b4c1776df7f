import type { Option } from '@coverwright/rules/design/forms'
import { Icon } from './icon'
import { useText } from './stage'

type Props = {
  path: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  isMany: boolean
  shape?: 'pair' | 'list'
  /** What each costs, by its value, in words. */
  prices?: Readonly<Record<string, string>>
}

/** Everything that can be chosen, in sight, each as large as a thumb. */
export function OptionList({ path, options, chosen, onChange, isMany, shape = 'list', prices = {} }: Props) {
  const text = useText()
  const isSeen = options.some((option) => option.picture)
  const change = (value: string, isChosen: boolean) => {
    if (!isMany) return onChange([value])
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
  }
  return (
    <div className={isSeen ? 'opts seen' : shape === 'pair' ? 'opts pair' : 'opts'}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={path}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={(event) => change(option.value, event.target.checked)}
          />
          <span className="opt">
            {option.picture && <img src={option.picture} alt="" loading="lazy" />}
            <span className={isMany ? 'tick square' : 'tick'}>
              <Icon name="tick" />
            </span>
            <span>
              {text(option.label)}
              {option.note && <small>{text(option.note)}</small>}
            </span>
            {prices[option.value] && <span className="price">{prices[option.value]}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
