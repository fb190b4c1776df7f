export const builderOf = (id: string) => `/email-template-create?template=${id}`
export const systemMailOf = (key: string) => `/email-system-template-create?mail=${key}`
