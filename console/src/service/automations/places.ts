export const automationAt = (id: string) => `/setAction-edit?automation=${id}`
export const newAutomationOf = (productId?: string) => (productId ? `/setAction?product=${productId}` : '/setAction')
