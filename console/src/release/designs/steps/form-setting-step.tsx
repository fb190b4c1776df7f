import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import type { LookProps } from './step-props'

export function FormSettingStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const { setting } = look
  return (
    <div className="designs-switches">
      <Switch
        isOn={setting?.hasTwoColumns ?? false}
        onChange={(hasTwoColumns) => onLook({ setting: { ...setting, hasTwoColumns } })}
      >
        {t('setting.columns')}
      </Switch>
      <Switch
        isOn={!setting?.hidesProgress}
        onChange={(isShown) => onLook({ setting: { ...setting, hidesProgress: !isShown } })}
      >
        {t('setting.progress')}
      </Switch>
    </div>
  )
}
