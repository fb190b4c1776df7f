import type { ShellView } from '@coverwright/contract/release/publishing'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { z } from 'zod'
import { ProductFrame, settingsOf } from '../../design/products'
import { useSubmit } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { usePublisher, useRenewShell } from './use-publishing'
import './publishing.css'

/** Until when a product is sold, and whether it then goes on by itself. */
export function RenewPage() {
  const t = useTexts('publishing')
  return (
    <ProductFrame head={{ title: t('renew.title'), purpose: t('renew.purpose') }}>
      {({ product }) => <Renewals productId={product.id} />}
    </ProductFrame>
  )
}

function Renewals({ productId }: { productId: string }) {
  const t = useTexts('publishing')
  const words = useErrorWords()
  const asked = usePublisher(productId)
  return (
    <Loaded asked={asked} words={words}>
      {({ shells }) => {
        const live = shells.filter(({ environment }) => environment === 'live')
        if (live.length === 0)
          return (
            <Note
              title={t('renew.notLive')}
              action={{ label: t('action.publish'), href: settingsOf(productId, '/publishSettings') }}
            />
          )
        return live.map((shell) => <Renewal key={`${shell.id} ${shell.expiresOn} ${shell.autoRenew}`} shell={shell} />)
      }}
    </Loaded>
  )
}

const Until = z.object({ expiresOn: z.iso.date().nullable(), autoRenew: z.boolean() })

function Renewal({ shell }: { shell: ShellView }) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const renew = useRenewShell()
  const submit = useSubmit((until: z.output<typeof Until>) => renew.mutateAsync({ shellId: shell.id, ...until }), {
    says: () => t('renew.saved'),
  })
  const { expiry, expiresOn } = shell
  return (
    <Card title={shell.path} beside={t('version', { number: shell.bodyNumber })}>
      <div className="publish-body">
        <Note tone={expiry === 'expired' ? 'danger' : expiry === 'willExpire' ? 'warning' : 'info'}>
          {t(`renew.${expiry}`, { day: expiresOn ? formats.date(expiresOn) : '' })}
        </Note>
        <Form
          {...submit}
          schema={Until}
          label={t('renew.title')}
          isReadOnly={!shell.may.includes('renew')}
          initial={{ expiresOn, autoRenew: shell.autoRenew }}
          fields={[
            {
              name: 'expiresOn',
              kind: 'date',
              label: t('renew.until'),
              help: t('renew.untilHelp'),
              isOptional: true,
              empty: null,
            },
            { name: 'autoRenew', kind: 'switch', label: t('renew.auto'), help: t('renew.autoHelp') },
          ]}
          submitLabel={t('renew.submit')}
        />
      </div>
    </Card>
  )
}
