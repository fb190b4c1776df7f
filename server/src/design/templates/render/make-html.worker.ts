import mjml2html from 'mjml'
import { serveTasks } from '../../../platform/workers'

/** No font of anybody else is fetched by whoever reads a mail, and nothing is taken from our disk. */
serveTasks(async (mjml: string) => {
  const { html } = await mjml2html(mjml, { fonts: {}, validationLevel: 'strict', ignoreIncludes: true })
  return html
})
