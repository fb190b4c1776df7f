import type { ReleaseView, ShellView } from '@coverwright/contract/release/publishing'
import {
  type CanaryLimits,
  canaryShares,
  LIMIT_RANGE,
  limitNames,
  usualLimits,
} from '@coverwright/rules/release/canaries'
import { Switch } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { ActionButton } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { Select } from 'antd'
import { Split } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useStartCanary } from './use-canaries'

type Props = { live: ShellView; releases: readonly ReleaseView[] }
type Share = (typeof canaryShares)[number]

/** Which version, for how many of the visitors, and from when on it goes back by itself. */
export function StartCanary({ live, releases }: Props) {
  const t = useTexts('canaries')
  const withToast = useToast()
  const start = useStartCanary()
  const others = releases.filter(({ hash }) => hash !== live.bodyHash)
  const [hash, setHash] = useState(others[0]?.hash ?? '')
  const [share, setShare] = useState<Share>(10)
  const [limits, setLimits] = useState<CanaryLimits>(usualLimits)
  const chosen = others.find((release) => release.hash === hash) ?? others[0]
  if (!chosen) return <p className="canary-quiet">{t('noRelease')}</p>
  const { number } = chosen
  const begin = () =>
    withToast(() => start.mutateAsync({ shellId: live.id, releaseHash: chosen.hash, share, limits }), {
      text: t('started', { number, share }),
    })
  return (
    <>
      <p className="canary-quiet">{t('about', { standing: live.bodyNumber })}</p>
      <Field label={t('release')}>
        {(control) => (
          <Select
            {...control}
            value={chosen.hash}
            onChange={setHash}
            options={others.map((each) => ({ value: each.hash, label: t('version', { number: each.number }) }))}
          />
        )}
      </Field>
      <Shares value={share} onChange={setShare} />
      <fieldset className="canary-limits">
        <legend>{t('limits')}</legend>
        {limitNames.map((name) => (
          <Limit
            key={name}
            name={name}
            value={limits[name]}
            onChange={(value) => setLimits({ ...limits, [name]: value })}
          />
        ))}
      </fieldset>
      <ActionButton
        type="primary"
        action={{
          label: t('start', { number, share }),
          icon: <Split size={16} />,
          isBusy: start.isPending,
          onSelect: () => void begin(),
        }}
      />
    </>
  )
}

export function Shares({ value, onChange }: { value: number; onChange: (share: Share) => void }) {
  const t = useTexts('canaries')
  return (
    <Segments
      label={t('visitors')}
      value={String(value)}
      options={canaryShares.map((share) => ({ value: String(share), label: t('percent', { share }) }))}
      onChange={(share) => onChange(Number(share) as Share)}
    />
  )
}

type LimitProps = {
  name: (typeof limitNames)[number]
  value: number | null
  onChange: (value: number | null) => void
}

function Limit({ name, value, onChange }: LimitProps) {
  const t = useTexts('canaries')
  return (
    <div className="canary-limit">
      <Switch isOn={value !== null} onChange={(isOn) => onChange(isOn ? usualLimits[name] : null)}>
        {t(`limit.${name}`)}
      </Switch>
      <NumberInput
        aria-label={t(`limit.${name}`)}
        size="small"
        suffix="%"
        disabled={value === null}
        value={value}
        {...LIMIT_RANGE}
        onChange={(next) => next !== null && onChange(next)}
      />
    </div>
  )
}
