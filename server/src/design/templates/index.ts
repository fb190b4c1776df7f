import { templateOperations } from '@coverwright/contract/design/templates'
import { bind, type Room } from '../../platform/operations'
import { guardProducts, itself } from '../products'
import { bindTemplate } from './bind-template'
import {
  copyTemplate,
  createTemplate,
  deleteTemplate,
  updatePage,
  updatePaper,
  updateTemplate,
  useTemplate,
} from './keep-template'
import { seedTemplatesDemo } from './demo'
import { getTemplate, listSystem, listTemplates, listUses } from './list-templates'
import { mountMails } from './mount-mails'
import { listSubjects, type PolicyValues, previewSystem, previewTemplate } from './preview-template'
import { sendTest, sendTestSystem } from './send-test'
import { compareTemplate, settleTemplate } from './settle-template'
import { getSystem, publishSystem, updateSystem, updateSystemPage, updateSystemPaper } from './system/keep-system'
import { compareSystem, settleSystem } from './system/settle-system'
import { templateNames } from './tables'
import { readBase } from './upload/read-base'
import { uploadTemplate } from './upload/upload-template'

export { seedPageTemplate, seedTemplate } from './demo'
export type { PolicyValues } from './preview-template'
export { renderPaper } from './paper/render-paper'
export { prepareMail } from './render/render-mail'
export { renderMail } from './render-for'
export { answersOf } from './answers-of'
export { type PageProduct, pageProductOf } from './page/page-product'
export { renderPage } from './page/render-page'
export {
  findBound,
  findCopyInUse,
  findInUse,
  findPageInUse,
  holdUsable,
  listUsable,
  PAGE_TEMPLATE_CHANNEL,
} from './store'
export { findPublishedMail } from './system/editions'
export { renderSystemPaper } from './system/render-system-paper'
export { testWords } from './test-words'
export { wayOf } from './way-of-writing'

/** `policies` is what a preview is filled from; those who know policies stand above this room. */
export const templatesRoom = (policies: PolicyValues): Room => ({
  name: 'templates',
  operations: guardProducts(
    bind(templateOperations, {
      ...{ list: listTemplates, get: getTemplate, listUses, listSystem },
      ...{ create: createTemplate, copy: copyTemplate, update: updateTemplate, delete: deleteTemplate },
      ...{ updatePaper, updatePage, upload: uploadTemplate, readBase },
      ...{ use: useTemplate, bind: bindTemplate, compare: compareTemplate, settle: settleTemplate },
      ...{ preview: previewTemplate(policies), sendTest: sendTest(policies), listSubjects: listSubjects(policies) },
      ...{ previewSystem, getSystem, updateSystem, updateSystemPaper, updateSystemPage },
      ...{ publishSystem, sendTestSystem, compareSystem, settleSystem },
    }),
    { productId: itself },
  ),
  names: templateNames,
  constraints: { template_name_once: 'templates.nameTaken' },
  mount: mountMails(policies),
  demo: seedTemplatesDemo,
})
