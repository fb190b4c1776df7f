import { CHILD_AGE_FLOOR } from '@coverwright/rules/design/forms'
import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'

type Ages = { readonly min: number; readonly max: number }
type Props = { value: Ages | undefined; isReadOnly: boolean; onWrite: (ages: Ages | undefined) => void }

/** Whether the person is insured, and then between which ages. */
export function AgesField({ value, isReadOnly, onWrite }: Props) {
  const t = useTexts('editor')
  const field = (end: 'min' | 'max') => (
    <input
      type="number"
      className="editor-input"
      aria-label={t(`ages.${end}`)}
      min={0}
      max={150}
      value={value?.[end] ?? 0}
      readOnly={isReadOnly}
      onChange={(event) => value && onWrite({ ...value, [end]: bounded(event.target.valueAsNumber) })}
    />
  )
  return (
    <div className="editor-ages">
      <Switch
        isOn={value !== undefined}
        isDisabled={isReadOnly}
        onChange={(isOn) => onWrite(isOn ? { min: CHILD_AGE_FLOOR, max: 85 } : undefined)}
      >
        {t('setting.insuredAges')}
      </Switch>
      {value && (
        <div className="editor-pair">
          {field('min')}
          {field('max')}
        </div>
      )}
    </div>
  )
}

const bounded = (age: number) => Math.max(0, Math.min(150, Math.trunc(age) || 0))
