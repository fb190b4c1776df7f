import { settingsOperations } from '@coverwright/contract/company/settings'
import type { TemplateView } from '@coverwright/contract/release/designs'
import { wizardOperations } from '@coverwright/contract/release/designs'
import type { ProductSize } from '@coverwright/rules/design/products'
import { CardsSkeleton, Loaded } from '@coverwright/ui/page'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { TemplateCard } from './template-card'
import { TryDialog } from './try-dialog'
import { useTemplates } from './use-templates'
import './gallery.css'

/** The templates of a size, those of one kind or all of them. */
export function TemplateList({ size, type }: { size: ProductSize; type: TemplateView['type'] | 'all' }) {
  const words = useErrorWords()
  const [tried, setTried] = useState<TemplateView>()
  const mayUse = useMayCall(wizardOperations.save)
  const settings = useOperation(settingsOperations.get, {})
  return (
    <>
      <Loaded asked={useTemplates(size)} words={words} waiting={<CardsSkeleton />}>
        {({ templates }) => (
          <ul className="template-cards">
            {templates
              .filter((template) => type === 'all' || template.type === type)
              .map((template) => (
                <TemplateCard
                  key={template.type}
                  template={template}
                  onTry={() => setTried(template)}
                  useAt={mayUse ? `/bs-build?step=name&type=${template.type}&size=${size}` : undefined}
                />
              ))}
          </ul>
        )}
      </Loaded>
      {tried && (
        <TryDialog
          template={tried}
          size={size}
          currency={settings.data?.company.currency ?? 'HKD'}
          onClose={() => setTried(undefined)}
        />
      )}
    </>
  )
}
