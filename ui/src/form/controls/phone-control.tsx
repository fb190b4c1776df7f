import { Input, Select } from 'antd'
import { useTexts } from '../../locales'
import type { ControlFor } from '../form-types'
import { plainDigits } from '../plain-digits'
import { NamedList } from './named-list'

type Props = ControlFor<'phone'> & { code: unknown; onCode: (code: string) => void }

export function PhoneControl({ field, code, onCode, ...control }: Props) {
  const t = useTexts('ui')
  const size = control.isLarge ? ('large' as const) : undefined
  return (
    <div className="cw-phone">
      <Select
        aria-label={t('form.countryCode')}
        value={code as string}
        onChange={onCode}
        options={field.codes.map(({ value, label }) => ({ value, label }))}
        optionLabelProp="value"
        showSearch={{ optionFilterProp: 'label' }}
        popupRender={(list) => <NamedList name={t('form.countryCode')}>{list}</NamedList>}
        popupMatchSelectWidth={240}
        disabled={control.isDisabled || control.isReadOnly}
        size={size}
      />
      <Input
        id={control.id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={(control.value ?? '') as string}
        onChange={(event) => control.onChange(plainDigits(event.target.value))}
        placeholder={field.placeholder}
        status={control.isInvalid ? 'error' : undefined}
        size={size}
        disabled={control.isDisabled || control.isReadOnly}
        aria-invalid={control.isInvalid || undefined}
        aria-describedby={control.describedBy}
      />
    </div>
  )
}
