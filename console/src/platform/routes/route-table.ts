/** Who may open a path: anyone, anyone with a session, or a designer. Editors are sessions without the frame around them. */
export type Access = 'public' | 'session' | 'designer' | 'editor'

export type RouteGroup =
  | 'Public routes'
  | 'Main shell'
  | 'Templates and pages'
  | 'Products'
  | 'Designer area'
  | 'Data and automation'
  | 'Full-screen editors'
  | 'Menu areas'

export type RouteEntry<Path extends string = string> = {
  path: Path
  access: Access
  group: RouteGroup
  /** Opens only for those whose permission list holds this very path. */
  isGuarded: boolean
  /** May be opened on a phone. */
  isMobile: boolean
  /** Where its name is, in the texts of `routes`. */
  title: string
}

const route = <const Path extends `/${string}`>(
  path: Path,
  access: Access,
  group: RouteGroup,
  { isGuarded = false, isMobile = false } = {},
): RouteEntry<Path> => ({ path, access, group, isGuarded, isMobile, title: titleKey(path) })

/** '/setting/audit' is named under 'title.setting-audit'. */
export const titleKey = (path: string) => `title.${path === '/' ? 'root' : path.slice(1).replaceAll('/', '-')}`

/** Every path of the specification, built or not: a path without a screen shows not-found, after its guard. */
export const routeTable = [
  route('/', 'public', 'Public routes'),
  route('/log-in', 'public', 'Public routes'),
  route('/verify-device', 'public', 'Public routes', { isMobile: true }),
  route('/bindqurey', 'public', 'Public routes'),
  route('/confirmStatus', 'public', 'Public routes'),
  route('/signUp-company-info', 'public', 'Public routes'),
  route('/signUp-email', 'public', 'Public routes'),
  route('/verify-phone-number', 'public', 'Public routes'),
  route('/create-password', 'public', 'Public routes'),
  route('/signUp-success', 'public', 'Public routes'),
  route('/signUp-verify-success', 'public', 'Public routes'),
  route('/email-verify-success', 'public', 'Public routes'),
  route('/ResetPassword', 'public', 'Public routes'),
  route('/CreateNewPassword', 'public', 'Public routes'),
  route('/SuccessReset', 'public', 'Public routes'),
  route('/transfer-notice', 'public', 'Public routes'),
  route('/transfer-roles-verification', 'public', 'Public routes'),
  route('/transfer-roles-success', 'public', 'Public routes'),
  route('/trial-expired', 'public', 'Public routes'),
  route('/upgrade', 'public', 'Public routes'),
  route('/upgrade-info', 'public', 'Public routes'),
  route('/license-number', 'public', 'Public routes'),
  route('/transactions-inclusive', 'public', 'Public routes'),
  route('/base-price', 'public', 'Public routes'),
  route('/upgrade-payment', 'public', 'Public routes'),
  route('/upgrade-success', 'public', 'Public routes'),
  route('/domainCreate', 'public', 'Public routes'),
  route('/domainSearch', 'public', 'Public routes'),
  route('/domainPayment', 'public', 'Public routes'),
  route('/domainSuccess', 'public', 'Public routes'),
  route('/domainFail', 'public', 'Public routes'),
  route('/checkDomain', 'public', 'Public routes'),
  route('/connectSubdomain', 'public', 'Public routes'),
  route('/confirm-create-agent', 'public', 'Public routes', { isMobile: true }),
  route('/association-broker', 'public', 'Public routes'),
  route('/toPC', 'public', 'Public routes'),
  route('/legal-privacy', 'public', 'Public routes'),
  route('/ACM', 'public', 'Public routes'),
  route('/contact-us', 'public', 'Public routes', { isMobile: true }),
  route('/contact-successful', 'public', 'Public routes'),
  route('/home', 'session', 'Main shell', { isMobile: true }),
  route('/company-profile', 'session', 'Main shell', { isGuarded: true }),
  route('/payment-gateway', 'session', 'Main shell'),
  route('/apiConnector', 'session', 'Main shell'),
  route('/apiList', 'session', 'Main shell'),
  route('/users', 'session', 'Main shell', { isGuarded: true }),
  route('/batch-invite', 'session', 'Main shell'),
  route('/contact', 'session', 'Main shell'),
  route('/contact-success', 'session', 'Main shell'),
  route('/contactList', 'session', 'Main shell'),
  route('/setting', 'session', 'Main shell'),
  route('/business-agreement-center', 'session', 'Main shell', { isGuarded: true }),
  route('/BrokerContract', 'session', 'Main shell'),
  route('/account', 'session', 'Main shell'),
  route('/version', 'session', 'Main shell', { isGuarded: true }),
  route('/secret', 'session', 'Main shell'),
  route('/domain', 'session', 'Main shell', { isGuarded: true }),
  route('/policy-engine', 'session', 'Main shell'),
  route('/approve-panel', 'session', 'Main shell'),
  route('/partnerHub', 'session', 'Main shell'),
  route('/partner-hub', 'session', 'Main shell'),
  route('/exclusiveNode', 'session', 'Main shell'),
  route('/exclusive-node', 'session', 'Main shell'),
  route('/agency', 'session', 'Main shell'),
  route('/customer-management-center', 'session', 'Main shell', { isGuarded: true }),
  route('/revenueRadar', 'session', 'Main shell', { isMobile: true }),
  route('/knowledge-base', 'session', 'Main shell'),
  route('/pia', 'session', 'Main shell'),
  route('/ALP', 'session', 'Main shell'),
  route('/AP', 'session', 'Main shell'),
  route('/User', 'session', 'Main shell'),
  route('/uploadPIADocument', 'session', 'Main shell'),
  route('/productAssign', 'session', 'Main shell'),
  route('/product-talk', 'session', 'Main shell'),
  route('/product-design', 'session', 'Main shell'),
  route('/x-landing-user', 'session', 'Main shell'),
  route('/direct-page-system-template-list', 'session', 'Templates and pages'),
  route('/direct-page-system-template-create', 'session', 'Templates and pages'),
  route('/direct-page-template-list', 'session', 'Templates and pages'),
  route('/direct-page-template-create', 'session', 'Templates and pages'),
  route('/directPage', 'session', 'Templates and pages', { isGuarded: true }),
  route('/email-template-list', 'session', 'Templates and pages'),
  route('/email-template-create', 'session', 'Templates and pages'),
  route('/email-system-template-list', 'session', 'Templates and pages'),
  route('/email-system-template-create', 'session', 'Templates and pages'),
  route('/pdf-template-list', 'session', 'Templates and pages'),
  route('/pdf-template-create', 'session', 'Templates and pages'),
  route('/pdf-system-template-list', 'session', 'Templates and pages'),
  route('/pdf-system-template-create', 'session', 'Templates and pages'),
  route('/automated-notifications', 'session', 'Templates and pages'),
  route('/company-document-centre', 'session', 'Templates and pages', { isGuarded: true }),
  route('/email-template-use', 'session', 'Templates and pages'),
  route('/pdf-template-use', 'session', 'Templates and pages'),
  route('/direct-page-template-use', 'session', 'Templates and pages'),
  route('/project', 'session', 'Products', { isGuarded: true }),
  route('/maintenance', 'session', 'Products', { isGuarded: true }),
  route('/designStudio', 'session', 'Products', { isGuarded: true }),
  route('/productLibrary', 'session', 'Products'),
  route('/publisher', 'session', 'Products', { isGuarded: true }),
  route('/primary-product', 'session', 'Products', { isGuarded: true }),
  route('/publishSettings', 'session', 'Products'),
  route('/publishTS', 'session', 'Products'),
  route('/publishRenew', 'session', 'Products'),
  route('/ContractTrash', 'session', 'Products'),
  route('/setting-page', 'session', 'Products'),
  route('/groupProject', 'session', 'Products'),
  route('/pre-build', 'session', 'Products'),
  route('/bs-build', 'session', 'Products'),
  route('/steps', 'session', 'Products'),
  route('/builderPage', 'designer', 'Designer area'),
  route('/masterSBCX', 'designer', 'Designer area'),
  route('/subSBCX', 'designer', 'Designer area'),
  route('/approvalSBCX', 'designer', 'Designer area'),
  route('/availableSBCX', 'designer', 'Designer area'),
  route('/acclist', 'designer', 'Designer area'),
  route('/cclist', 'designer', 'Designer area'),
  route('/photoLibrary', 'designer', 'Designer area'),
  route('/fontLibrary', 'designer', 'Designer area'),
  route('/eventList', 'designer', 'Designer area'),
  route('/documentCenter', 'designer', 'Designer area'),
  route('/postList', 'designer', 'Designer area'),
  route('/dataset-library', 'designer', 'Designer area'),
  route('/companyEventManager', 'designer', 'Designer area'),
  route('/dashBoard', 'session', 'Data and automation'),
  route('/shellDashBoard', 'session', 'Data and automation'),
  route('/bodyDataSet', 'session', 'Data and automation'),
  route('/automation', 'session', 'Data and automation'),
  route('/documentList', 'session', 'Data and automation'),
  route('/underwritingEmail', 'session', 'Data and automation'),
  route('/setAction', 'session', 'Data and automation'),
  route('/setAction-edit', 'session', 'Data and automation'),
  route('/Transcation', 'session', 'Data and automation'),
  route('/setData', 'session', 'Data and automation'),
  route('/complexCase', 'session', 'Data and automation'),
  route('/dashboard-revence', 'session', 'Data and automation'),
  route('/dashboard-traffic', 'session', 'Data and automation'),
  route('/editor', 'editor', 'Full-screen editors'),
  route('/ccLibrary', 'editor', 'Full-screen editors'),
  route('/eventManager', 'editor', 'Full-screen editors'),
  route('/support-desk', 'public', 'Public routes'),
] as const

/** Paths of our own: areas and editors under /setting and /setting-page, and screens that the specification gives no path. */
export const areaTable = [
  route('/setting/notifications', 'session', 'Menu areas'),
  route('/setting/general', 'session', 'Menu areas'),
  route('/setting/sender', 'session', 'Menu areas'),
  route('/setting/preferences', 'session', 'Menu areas'),
  route('/setting/audit', 'session', 'Menu areas'),
  route('/setting/member', 'session', 'Menu areas'),
  // The platform's team may have no company, so no session: decision 0014.
  route('/setting/reviews', 'public', 'Menu areas'),
  route('/setting/policy-numbers', 'session', 'Menu areas'),
  route('/setting/vouchers', 'session', 'Menu areas'),
  route('/setting/coupons', 'session', 'Menu areas'),
  route('/setting/statement', 'session', 'Menu areas'),
  route('/setting/subscriptions', 'session', 'Menu areas'),
  route('/setting/units', 'session', 'Menu areas'),
  route('/setting/orders', 'session', 'Menu areas'),
  route('/setting/payment-method', 'session', 'Menu areas'),
  route('/setting-page/languages', 'session', 'Menu areas'),
  route('/setting-page/plans', 'session', 'Menu areas'),
  route('/setting-page/checkout', 'session', 'Menu areas'),
  route('/setting-page/pricing', 'session', 'Menu areas'),
  route('/setting-page/import', 'session', 'Menu areas'),
  route('/setting-page/table', 'session', 'Menu areas'),
  route('/setting-page/recipe', 'session', 'Menu areas'),
  route('/setting-page/tests', 'session', 'Menu areas'),
  route('/setting-page/impact', 'session', 'Menu areas'),
  route('/setting-page/portfolios', 'session', 'Menu areas'),
  route('/setting-page/underwriting', 'session', 'Menu areas'),
  route('/setting-page/history', 'session', 'Menu areas'),
  route('/setting-page/bring-in', 'session', 'Menu areas'),
] as const

export type ScreenPath = (typeof routeTable)[number]['path'] | (typeof areaTable)[number]['path']

export const allRoutes: readonly RouteEntry<ScreenPath>[] = [...routeTable, ...areaTable]
