import { TemplateHead } from '@coverwright/contract/design/templates'
import { productOperations } from '@coverwright/contract/design/products'
import { templateTags } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../platform/queries'
import { useBuilder } from './use-building'

/** What the template is called; opened, what it is for and whose questions it may name. */
export function HeadFields() {
  const t = useTexts('templates')
  const { template, document, mayEdit } = useBuilder()
  const { system } = template
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h1 className="cw-cut">{system ? t('system.of', { title: t(`moments.${system}`) }) : document.name}</h1>
      {mayEdit && !system && (
        <Button
          size="small"
          type="text"
          icon={<Pencil />}
          aria-label={t('build.details')}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && <HeadDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function HeadDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('templates')
  const { template, document, acts } = useBuilder()
  const { data } = useOperation(productOperations.list, { pageSize: 100 }, { quiet: true })
  const { name, tag, productId } = document
  return (
    <FormDialog
      title={t('build.details')}
      schema={TemplateHead}
      initial={{ name, tag, productId }}
      fields={[
        { kind: 'text', name: 'name', label: t('create.name'), maxLength: 80 },
        {
          ...{ kind: 'select', name: 'tag', label: t('list.tag') },
          options: templateTags.map((value) => ({ value, label: t(`tags.${value}`) })),
        },
        {
          ...{
            kind: 'select',
            name: 'productId',
            label: t('build.product'),
            help: t(template.kind === 'page' ? 'build.pageProductHelp' : 'build.productHelp'),
          },
          ...{ isOptional: true },
          options: (data?.rows ?? []).map(({ id, name: label }) => ({ value: id, label })),
        },
      ]}
      submitLabel={t('build.keep')}
      onSubmit={(head) => {
        acts.setHead(head)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
