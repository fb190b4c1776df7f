import { directPageOperations } from '@coverwright/contract/release/direct-pages'
import { guardProducts } from '../../design/products'
import { bind, type CompanyCtx, type Room } from '../../platform/operations'
import { productOfShell } from '../publishing'
import { createPage, deletePage, updatePage } from './keep-page'
import { getChoices, getPage, listPages } from './list-pages'
import { mountPages } from './mount-pages'
import { publishPage, unpublishPage } from './publish-page'
import { findPage } from './store'
import { directPageNames } from './tables'

export { seedDirectPagesDemo } from './demo'
export { findSendingPage, listOnlinePages } from './store'

const productOfPage = async (ctx: CompanyCtx, id: string) => (await findPage(ctx, id))?.productId ?? null

export const directPagesRoom: Room = {
  name: 'direct-pages',
  operations: guardProducts(
    bind(directPageOperations, {
      ...{ list: listPages, get: getPage, getChoices },
      ...{ create: createPage, update: updatePage, delete: deletePage },
      ...{ publish: publishPage, unpublish: unpublishPage },
    }),
    { id: productOfPage, shellId: productOfShell },
  ),
  names: directPageNames,
  constraints: { direct_page_name_once: 'directPages.nameTaken' },
  mount: mountPages,
}
