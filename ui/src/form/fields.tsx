import { type ReactNode, Suspense } from 'react'
import { later } from '../later'
import { FieldAt } from './field-at'
import type { FormItem } from './form-types'
import { shownItems } from './shown-fields'
import type { FormHandle } from './use-form'
import './form.css'

const Rows = later(() => import('./rows').then((part) => part.Rows))

type Props = {
  form: FormHandle
  /** Those of the form's fields that stand here. */
  fields: readonly FormItem[]
  isLarge?: boolean
}

/** The fields of a form, or of a part of one that stands in several places of a page. */
export function Fields({ form, fields, isLarge = false }: Props) {
  return (
    <div className={isLarge ? 'cw-fields cw-fields-large' : 'cw-fields'}>
      {shownItems(fields, form.values).map((item) => {
        if ('section' in item) return <SectionHead key={item.section} {...item} />
        if ('part' in item)
          return (
            <div key={item.part} className="cw-form-part">
              {item.shows(form.values)}
            </div>
          )
        if (item.kind === 'rows')
          return (
            <Suspense key={item.name} fallback={<span className="cw-field-coming" />}>
              <Rows form={form} field={item} />
            </Suspense>
          )
        return <FieldAt key={`${item.name} ${item.kind}`} form={form} field={item} path={item.name} isLarge={isLarge} />
      })}
    </div>
  )
}

function SectionHead({ section, about }: { section: string; about?: ReactNode }) {
  return (
    <div className="cw-form-section">
      <h2>{section}</h2>
      {about && <p>{about}</p>}
    </div>
  )
}
