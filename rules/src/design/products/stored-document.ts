/** A body as it lies in the database: of any version, and nothing about it is believed yet. */
export type StoredDocument = { readonly version: number } & Readonly<Record<string, unknown>>
