import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { Play } from 'lucide-react'
import { RunResult } from './run-panel'
import type { ConnectorForm } from './use-connector-form'

/** Asks now, with what is typed here, and shows the answer; pressing a value of it maps it. */
export function TryCard({ connector, mayRun }: { connector: ConnectorForm; mayRun: boolean }) {
  const t = useTexts('connectors')
  const { draft, run, values, take } = connector
  return (
    <Card title={t('try.title')}>
      <div className="connector-form">
        {!mayRun && <p className="connector-hint">{t('try.mayNot')}</p>}
        {draft.inputs.map(({ name, kind }, at) => (
          <Field key={at} label={name || t('column.name')} help={t(`fieldKind.${kind}`)}>
            {(control) => (
              <Input
                {...control}
                value={values[name] ?? ''}
                disabled={!mayRun}
                onChange={(event) => connector.setValue(name, event.target.value)}
              />
            )}
          </Field>
        ))}
        {mayRun && (
          <Button type="primary" icon={<Play />} loading={connector.isAsking} onClick={connector.ask}>
            {t('try.run')}
          </Button>
        )}
        {run ? (
          <>
            <RunResult
              run={run}
              taken={draft.fields.map(({ pointer }) => pointer)}
              {...(mayRun ? { onTake: take } : {})}
            />
            {run.answer !== '' && mayRun && <p className="connector-hint">{t('try.press')}</p>}
          </>
        ) : (
          <p className="connector-hint">{t('try.about')}</p>
        )}
      </div>
    </Card>
  )
}
