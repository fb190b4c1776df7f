import { type PageBody, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { UploadZone } from '@coverwright/ui/upload'
import { X } from 'lucide-react'
import { useUploadFor } from '../../../company/media'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Search = PageBody['search']

/** What others show of a page: search engines, and whoever passes it on. */
export function SearchBar({ search }: { search: Search }) {
  const t = useTexts('templates')
  const { template, acts, mayEdit } = useBuilder()
  const { upload, accept, maxBytes } = useUploadFor('image')
  const change = (part: Partial<Search>) => acts.setBody({ search: { ...search, ...part } })
  return (
    <div className="mail-head">
      <TextsField
        label={t('build.searchTitle')}
        value={search.title}
        most={limits.searchTitle}
        onChange={(title) => change({ title })}
      />
      <TextsField
        label={t('build.searchText')}
        value={search.description}
        most={limits.searchText}
        onChange={(description) => change({ description })}
      />
      {mayEdit && template.system === null && (
        <Field label={t('build.shared')} isGroup>
          {() =>
            search.fileId === '' ? (
              <UploadZone
                label={t('build.shared')}
                upload={upload}
                accept={accept}
                maxBytes={maxBytes}
                onChange={(file) => change({ fileId: file?.id ?? '' })}
              />
            ) : (
              <Button size="small" icon={<X />} onClick={() => change({ fileId: '' })}>
                {t('build.removePicture')}
              </Button>
            )
          }
        </Field>
      )}
    </div>
  )
}
