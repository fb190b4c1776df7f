/** Where a kept file can be shown; while it is, it cannot be deleted. */
export const filePlaces = [
  'companyLogo',
  'companyFavicon',
  'companyDocument',
  'profilePicture',
  'planDocument',
  'importedSheet',
  'rateTable',
  'portfolio',
  'photoLibrary',
  'fontLibrary',
  'lookPhoto',
  'lookFont',
  'mailTemplate',
  'paperTemplate',
  'pageTemplate',
  'documentCentre',
] as const
export type FilePlace = (typeof filePlaces)[number]
