// Apart from the store of files: whoever only reads a sheet does not load pictures and buckets with it.
export { decodedPieces, decodeText } from './decode-text'
export { isXlsx, readZipDirectory, type ZipEntry, zipRefusal } from './zip-directory'
