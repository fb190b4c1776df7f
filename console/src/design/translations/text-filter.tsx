import { isLanguage, type Language, languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { Search } from 'lucide-react'

export type Filter = { readonly search: string; readonly show: 'all' | 'missing' | Language }

/** A link may lead to what is missing in one language: `?missing=zh_tw`. */
export function startingFilter(): Filter {
  const asked = new URLSearchParams(window.location.search).get('missing')
  return { search: '', show: isLanguage(asked) ? asked : asked === null ? 'all' : 'missing' }
}

type Props = { filter: Filter; onChange: (filter: Filter) => void; languages: readonly Language[] }

export function TextFilter({ filter, onChange, languages }: Props) {
  const t = useTexts('translations')
  const isOne = isLanguage(filter.show) && languages.includes(filter.show)
  const options = [
    { value: 'all' as const, label: t('filter.all') },
    { value: 'missing' as const, label: t('filter.missing') },
    ...(isOne
      ? [{ value: filter.show, label: t('filter.missingIn', { language: languageNames[filter.show as Language] }) }]
      : []),
  ]
  return (
    <>
      <Input
        className="texts-search"
        type="search"
        allowClear
        prefix={<Search size={14} />}
        aria-label={t('search')}
        placeholder={t('search')}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Segments<Filter['show']>
        label={t('filter.label')}
        options={options}
        value={filter.show}
        onChange={(show) => onChange({ ...filter, show })}
      />
    </>
  )
}
