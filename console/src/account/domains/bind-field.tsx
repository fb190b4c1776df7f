import type { DomainTarget, DomainView } from '@coverwright/contract/account/domains'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { Select } from 'antd'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { useBind, useTargets } from './use-domains'

const NOTHING_SHOWN = ''

/** Which product or page is shown at the domain, from the moment it is chosen. */
export function BindField({ domain }: { domain: DomainView }) {
  const t = useTexts('domains')
  const words = useErrorWords()
  const withToast = useToast()
  const bind = useBind()
  const choose = (target: DomainTarget | null) =>
    withToast(() => bind.mutateAsync({ id: domain.id, target }), {
      text: t(target === null ? 'bind.unbound' : 'bind.bound', { name: domain.name }),
    })
  return (
    <Loaded asked={useTargets()} words={words} isInCard>
      {({ targets }) => (
        <>
          <Field label={t('bind.label')} help={t('bind.help')}>
            {(control) => (
              <Select
                {...control}
                loading={bind.isPending}
                value={domain.target?.id ?? NOTHING_SHOWN}
                onChange={(id: string) => {
                  const chosen = targets.find((each) => each.id === id)
                  void choose(chosen ? { kind: chosen.kind, id } : null)
                }}
                options={[
                  { value: NOTHING_SHOWN, label: t('bind.nothing') },
                  ...targets.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` })),
                ]}
              />
            )}
          </Field>
          {targets.length === 0 && <Note>{t('bind.noTargets')}</Note>}
        </>
      )}
    </Loaded>
  )
}
