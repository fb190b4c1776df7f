import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'esbuild'
import type { FormPage } from './bench-form'

type Shown = { showSurvey(form: object, first: string): void }

/** SurveyJS's own runtime with the same questions, built for production as its users do. */
export async function openSurvey(context: BrowserContext): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./survey-run.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const page = await context.newPage()
  await page.setContent('<!doctype html><title>SurveyJS</title><body></body>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  return page
}

/** Shows the form anew and says how long that took, up to its first question. */
export async function showForm(page: Page, pages: readonly FormPage[]): Promise<number> {
  await page.bringToFront()
  const before = Date.now()
  await page.evaluate(({ form, first }) => (window as unknown as Shown).showSurvey(form, first), {
    form: surveyOf(pages),
    first: pages[0]?.questions[0]?.id ?? '',
  })
  await page.getByText('Question', { exact: false }).first().waitFor()
  return Date.now() - before
}

const surveyOf = (pages: readonly FormPage[]) => ({
  pages: pages.map(({ id, title, questions }) => ({
    name: id,
    title: title.en_us,
    elements: questions.map((question) => ({
      ...{ type: 'text', name: question.id, title: question.title.en_us, description: question.help.en_us },
      ...{ isRequired: question.isRequired, maxLength: question.maxLength },
      ...(question.before ? { visibleIf: `{${question.before}} <> 'x'` } : {}),
    })),
  })),
})
