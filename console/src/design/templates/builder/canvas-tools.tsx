import { type Language, languageNames, languages } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Monitor, Smartphone } from 'lucide-react'
import { useBuilder } from './use-building'

type Width = 'desktop' | 'phone'
type Props = { missing: Readonly<Record<Language, number>>; width: Width; setWidth: (width: Width) => void }

/** Which language is written, what stands in place of variables, and how wide the paper is. */
export function CanvasTools({ missing, width, setWidth }: Props) {
  const t = useTexts('templates')
  const { template, body, language, setLanguage, shows, setShows } = useBuilder()
  // An HTML of the company is shown as it arrives, with its values.
  const isOwn = 'html' in body && body.html !== undefined
  return (
    <div className="mail-tools">
      <Segments
        label={t('build.language')}
        value={language}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          ...(missing[value] > 0 ? { beside: <small className="mail-lacking">{missing[value]}</small> } : {}),
        }))}
        onChange={setLanguage}
      />
      {!isOwn && (
        <Segments
          label={t('build.shows')}
          value={shows}
          options={[
            { value: 'variables', label: t('build.variables') },
            { value: 'values', label: t('build.values') },
          ]}
          onChange={setShows}
        />
      )}
      {template.kind !== 'pdf' && (
        <Segments
          label={t('build.width')}
          value={width}
          options={[
            { value: 'desktop', label: t('build.desktop'), icon: <Monitor size={16} /> },
            { value: 'phone', label: t('build.phone'), icon: <Smartphone size={16} /> },
          ]}
          onChange={setWidth}
        />
      )}
    </div>
  )
}
