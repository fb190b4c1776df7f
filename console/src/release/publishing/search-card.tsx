import { ShellSettings, type ShellView } from '@coverwright/contract/release/publishing'
import { languages } from '@coverwright/rules/languages'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useUpdateShell } from './use-publishing'

/** What search engines are told of this address, and the languages it is shown in. */
export function SearchCard({ shell }: { shell: ShellView }) {
  const t = useTexts('publishing')
  const update = useUpdateShell()
  const submit = useSubmit(
    (settings: z.output<typeof ShellSettings>) => update.mutateAsync({ shellId: shell.id, settings }),
    { says: () => t('seo.saved') },
  )
  return (
    <Card title={t('seo.title')}>
      <div className="publish-body">
        <Form
          {...submit}
          schema={ShellSettings}
          label={t('seo.title')}
          initial={shell.settings}
          fields={[
            { name: 'seoTitle', kind: 'text', label: t('seo.pageTitle'), maxLength: 70, isOptional: true },
            {
              name: 'seoDescription',
              kind: 'longText',
              label: t('seo.description'),
              rows: 2,
              maxLength: 160,
              isOptional: true,
            },
            {
              name: 'languages',
              kind: 'select',
              isMultiple: true,
              isOptional: true,
              label: t('seo.languages'),
              help: t('seo.languagesHelp'),
              options: languages.map((value) => ({ value, label: languageNames[value] })),
            },
          ]}
          submitLabel={t('seo.save')}
        />
      </div>
    </Card>
  )
}
